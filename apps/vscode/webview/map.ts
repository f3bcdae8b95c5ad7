// The entry of dist/webview-map.js, which the page loads when it first draws a map: MapLibre is larger than all the rest.
import { boundingBoxOf, type LatLng as Place } from '@tripwright/core/geo';
import { createMap, serveTiles, type TripMap } from '@tripwright/map-view/map';
import { patternOfMode, type ThemeName, type TripLine, type TripPoint } from '@tripwright/map-view/style';
import worker from 'map-worker-text';
import type { LatLng, PreviewDeparture } from '../shared/preview-model.ts';

/** What a map needs to start. */
export interface MapStart {
  readonly theme: ThemeName;
  readonly labels: { readonly from: string; readonly to: string; readonly map: string };
  readonly outline: readonly LatLng[];
  /** A place to look at where there is no outline. */
  readonly at: LatLng;
  readonly loadTile: (zoom: number, column: number, row: number) => Promise<Uint8Array | undefined>;
}

/** What a map shows. */
export interface ShownTrips {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly chosen: PreviewDeparture | undefined;
  /** Drawn pale: other ways, or those of the answer beside. */
  readonly others: readonly PreviewDeparture[];
}

/** The map of the preview. */
export interface PreviewMap {
  show(trips: ShownTrips, options: { readonly fit: boolean }): void;
  setTheme(theme: ThemeName): void;
  resize(): void;
  remove(): void;
}

/** Degrees around a place without an outline. */
const AROUND = 0.05;
const PLAIN = '#5f6b76';

/** Creates a map in an element. @throws Error when the window offers no WebGL */
function create(container: HTMLElement, { theme, labels, outline, at, loadTile }: MapStart): PreviewMap {
  const ring = outline.map(place);
  const { lat, lng } = place(at);
  const map: TripMap = createMap(container, {
    worker: { text: worker },
    theme,
    endLabels: { from: labels.from, to: labels.to },
    label: labels.map,
    tilesUrl: serveTiles(loadTile),
    bounds: boundingBoxOf(ring) ?? { south: lat - AROUND, west: lng - AROUND, north: lat + AROUND, east: lng + AROUND },
    ...(ring.length > 0 && { outlines: [ring] }),
  });
  return {
    show: ({ from, to, chosen, others }, { fit }) => {
      const lines = [
        ...others.flatMap((other) => linesOf(other).map((line): TripLine => ({ ...line, faded: true }))),
        ...(chosen === undefined ? [] : linesOf(chosen)),
      ];
      map.setEnd('from', place(from));
      map.setEnd('to', place(to));
      map.showTrip(lines, chosen === undefined ? [] : pointsOf(chosen));
      if (fit) map.fit([from, to, ...(chosen?.legs.flatMap(({ lines: paths }) => paths.flat()) ?? [])].map(place));
    },
    setTheme: (next) => map.setTheme(next),
    resize: () => map.resize(),
    remove: () => map.remove(),
  };
}

function linesOf({ legs }: PreviewDeparture): TripLine[] {
  return legs.flatMap(({ lines, color = PLAIN, mode, number }) =>
    lines.map((line) => ({
      points: line.map(place),
      color,
      pattern: patternOfMode(mode).id,
      ...(number !== '' && { label: number }),
    })),
  );
}

function pointsOf({ legs }: PreviewDeparture): TripPoint[] {
  const named = new Set<string>();
  return legs.flatMap(({ stops, color = PLAIN }) =>
    stops.map(({ name, at }): TripPoint => {
      const isNew = !named.has(name);
      named.add(name);
      return { ...place(at), color, kind: 'board', label: isNew ? name : '' };
    }),
  );
}

function place([lat, lng]: LatLng): Place {
  return { lat, lng };
}

/** How the page reaches this script, which it loads by an element. */
export interface MapScript {
  readonly create: typeof create;
}

Object.assign(globalThis, { tripwrightMap: { create } satisfies MapScript });
