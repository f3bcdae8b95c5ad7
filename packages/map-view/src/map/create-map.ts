import type { BoundingBox, LatLng } from '@tripwright/core/geo';
import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import {
  createStyle,
  STOP_LAYERS,
  type ThemeName,
  TRIP_SOURCE,
  type TripLine,
  type TripPoint,
  tripData,
} from '../style/index.ts';
import { type End, type EndMarkers, endMarkers } from './ends.ts';
import { regionData } from './region-data.ts';

export interface MapOptions {
  /** The program of MapLibre's worker as text (its `dist/maplibre-gl-worker.mjs` bundled to one script), or its address. */
  readonly worker: { readonly text: string } | { readonly url: string };
  /** Address of the tiles with `{z}`, `{x}` and `{y}`, absolute; without it only trips are drawn. */
  readonly tilesUrl?: string;
  readonly bounds: BoundingBox;
  /** What the tiles cover; the rest of the world is dimmed. */
  readonly outlines?: readonly (readonly LatLng[])[];
  readonly theme: ThemeName;
  /** Names of data owners beside OpenStreetMap. */
  readonly attribution?: string;
  /** Spoken names of the two draggable markers. */
  readonly endLabels: Readonly<Record<End, string>>;
  /** Spoken name of the map itself. */
  readonly label?: string;
  /** False jumps where the map would otherwise fly. Default: what the device asks for. */
  readonly animate?: boolean;
}

/** A stop that was clicked. */
export interface ClickedStop extends LatLng {
  readonly name: string;
  readonly code?: string;
}

export interface TripMap {
  /** Resolves when everything asked for so far is drawn. */
  readonly idle: () => Promise<void>;
  /** Another region's tiles and view. */
  setRegion(region: {
    readonly tilesUrl?: string;
    readonly bounds: BoundingBox;
    readonly outlines?: readonly (readonly LatLng[])[];
    readonly attribution?: string;
  }): void;
  setTheme(theme: ThemeName): void;
  /** Draws a trip (and pale alternatives) in place of the one before. */
  showTrip(lines: readonly TripLine[], points?: readonly TripPoint[]): void;
  setEnd(end: End, place: LatLng | undefined): void;
  /** Brings places into view. @param padding pixels that other things cover, per side */
  fit(places: readonly LatLng[], padding?: Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>): void;
  /** @returns a function that ends the listening */
  onClick(listen: (place: LatLng, stop: ClickedStop | undefined) => void): () => void;
  /** An end's marker was dragged. */
  onEndMoved(listen: (end: End, place: LatLng) => void): () => void;
  center(): LatLng;
  resize(): void;
  remove(): void;
  /** MapLibre's own map, for what is not wrapped here. */
  readonly native: MapLibre;
}

let workerIsSet = false;

/**
 * A map of streets, stops and trips in an element, from our own tiles only.
 * @throws Error when the device offers no WebGL
 */
export function createMap(container: HTMLElement, options: MapOptions): TripMap {
  if (!workerIsSet) {
    // One worker program serves all maps of a page. As a blob it also starts where scripts may not come from addresses.
    const { worker } = options;
    setWorkerUrl(
      'url' in worker ? worker.url : URL.createObjectURL(new Blob([worker.text], { type: 'text/javascript' })),
    );
    workerIsSet = true;
  }
  let { theme } = options;
  let region: Parameters<TripMap['setRegion']>[0] = options;
  let shown: { readonly lines: readonly TripLine[]; readonly points: readonly TripPoint[] } = { lines: [], points: [] };
  const ends = new Map<End, TripPoint>();
  const drawTrip = (): void => {
    const data = tripData(shown.lines, [...shown.points, ...ends.values()]);
    (map.getSource(TRIP_SOURCE) as GeoJSONSource | undefined)?.setData(data as never);
  };
  const animate = options.animate ?? !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const style = (): ReturnType<typeof createStyle> =>
    createStyle({
      theme,
      ...(region.tilesUrl === undefined ? {} : { tilesUrl: region.tilesUrl }),
      ...(region.attribution === undefined ? {} : { attribution: region.attribution }),
    });

  const map = new MapLibre({
    container,
    style: style(),
    bounds: corners(options.bounds),
    fitBoundsOptions: { padding: 24 },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: animate ? 200 : 0,
    minZoom: 4,
    maxZoom: 19,
    locale: options.label === undefined ? {} : { 'Map.Title': options.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');

  const moved = new Set<(end: End, place: LatLng) => void>();
  const markers: EndMarkers = endMarkers(map, options.endLabels, (end, place) => {
    for (const listen of moved) listen(end, place);
  });

  /** What a style change wipes away: put back whenever a style is ready. */
  const restore = (): void => {
    drawTrip();
    (map.getSource('region') as GeoJSONSource | undefined)?.setData(regionData(region.outlines ?? []) as never);
  };
  map.on('style.load', restore);
  const restyle = (): void => {
    map.setStyle(style(), { diff: false });
  };

  return {
    native: map,
    idle: () =>
      new Promise((resolve) => (map.loaded() && !map.isMoving() ? resolve() : map.once('idle', () => resolve()))),
    setRegion: (next) => {
      region = next;
      restyle();
      map.fitBounds(corners(next.bounds), { padding: 24, animate: false });
    },
    setTheme: (next) => {
      if (next === theme) return;
      theme = next;
      restyle();
    },
    showTrip: (lines, points = []) => {
      shown = { lines, points };
      drawTrip();
    },
    setEnd: (end, place) => {
      markers.set(end, place);
      if (place === undefined) ends.delete(end);
      else ends.set(end, { ...place, kind: end, color: '' });
      drawTrip();
    },
    fit: (places, padding = {}) => {
      const box = places.length === 0 ? undefined : boxOf(places);
      if (box === undefined) return;
      const edges = { top: 56, bottom: 48, left: 84, right: 84 };
      map.fitBounds(box, {
        padding: { ...edges, ...padding },
        maxZoom: 16,
        animate,
        duration: 600,
      });
    },
    onClick: (listen) => {
      const handler = (event: { point: { x: number; y: number }; lngLat: { lat: number; lng: number } }): void => {
        const { x, y } = event.point;
        const layers = STOP_LAYERS.filter((layer) => map.getLayer(layer) !== undefined);
        const found =
          layers.length === 0
            ? undefined
            : map.queryRenderedFeatures(
                [
                  [x - 6, y - 6],
                  [x + 6, y + 6],
                ],
                { layers: [...layers] },
              )[0];
        listen({ lat: event.lngLat.lat, lng: event.lngLat.lng }, found === undefined ? undefined : clickedStop(found));
      };
      map.on('click', handler);
      return () => map.off('click', handler);
    },
    onEndMoved: (listen) => {
      moved.add(listen);
      return () => moved.delete(listen);
    },
    center: () => {
      const { lat, lng } = map.getCenter();
      return { lat, lng };
    },
    resize: () => {
      map.resize();
    },
    remove: () => map.remove(),
  };
}

function clickedStop(feature: { properties: Record<string, unknown>; geometry: unknown }): ClickedStop | undefined {
  const { type, coordinates } = feature.geometry as { type: string; coordinates: number[] };
  const [lng, lat] = coordinates;
  if (type !== 'Point' || lat === undefined || lng === undefined) return undefined;
  const { name, code } = feature.properties;
  return { lat, lng, name: String(name ?? ''), ...(code === undefined ? {} : { code: String(code) }) };
}

function corners({ south, west, north, east }: BoundingBox): [number, number, number, number] {
  return [west, south, west <= east ? east : east + 360, north];
}

function boxOf(places: readonly LatLng[]): [number, number, number, number] {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of places) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return [west, south, east, north];
}
