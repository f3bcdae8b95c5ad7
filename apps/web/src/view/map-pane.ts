import type { LatLng } from '@tripwright/core/geo';
import type { ClickedStop, End, TripMap } from '@tripwright/map-view/map';
import type { ThemeName, TripLine, TripPoint } from '@tripwright/map-view/style';
import type { RegionView } from '../model/regions.ts';
import type { Say, Texts } from '../strings.ts';
import { currentTheme } from '../theme.ts';
import { h } from './element.ts';
import { type VehicleWatch, watchVehicles } from './vehicle-watch.ts';

export interface MapPane {
  readonly element: HTMLElement;
  show(region: RegionView, texts: Texts): void;
  speak(texts: Texts): void;
  setTheme(theme: ThemeName): void;
  setEnds(from: LatLng | undefined, to: LatLng | undefined): void;
  showTrip(lines: readonly TripLine[], points: readonly TripPoint[]): void;
  fit(places: readonly LatLng[]): void;
  /** Centre of the map; undefined without a map. */
  center(): LatLng | undefined;
}

export interface MapPaneActions {
  readonly clicked: (place: LatLng, stop: ClickedStop | undefined) => void;
  readonly moved: (end: End, place: LatLng) => void;
}

/**
 * The map. It loads when the first region is known, and then carries out earlier calls. In a browser that cannot draw maps, the pane says
 * so and the rest of the page still works.
 */
export function mapPane(actions: MapPaneActions): MapPane {
  const canvas = h('div', { class: 'map-canvas' });
  const element = h('section', { class: 'map', 'aria-busy': 'true' }, canvas);
  let map: TripMap | undefined;
  let isLoading = false;
  let region: RegionView | undefined;
  let words: Texts | undefined;
  let vehicles: VehicleWatch | undefined;
  const later: ((map: TripMap) => void)[] = [];
  const withMap = (act: (map: TripMap) => void): void => {
    if (map !== undefined) act(map);
    else later.push(act);
  };

  const view = ({ code, bounds, outline }: RegionView) => ({
    tilesUrl: `${location.origin}/tiles/${encodeURIComponent(code)}/{z}/{x}/{y}.mvt`,
    bounds,
    outlines: [outline],
  });

  async function load(first: RegionView, say: Say): Promise<void> {
    try {
      const [{ createMap }, { default: text }] = await Promise.all([
        import('@tripwright/map-view/map'),
        import('map-worker-text'),
      ]);
      map = createMap(canvas, {
        ...view(region ?? first),
        worker: { text },
        theme: currentTheme(),
        endLabels: { from: say('from'), to: say('to') },
        label: say('map'),
      });
    } catch {
      canvas.replaceWith(h('p', { class: 'no-map' }, say('noMap')));
      return;
    }
    map.onClick(actions.clicked);
    map.onEndMoved(actions.moved);
    for (const act of later.splice(0)) act(map);
    if (words !== undefined) vehicles = watchVehicles(map, (region ?? first).code, words);
    void map.idle().then(() => element.setAttribute('aria-busy', 'false'));
  }

  return {
    element,
    show: (next, texts) => {
      const { say } = texts;
      element.setAttribute('aria-label', say('map'));
      const isSame = region?.code === next.code;
      region = next;
      words = texts;
      vehicles?.show(next.code, texts);
      if (map !== undefined) {
        if (!isSame) map.setRegion(view(next));
      } else if (!isLoading) {
        isLoading = true;
        void load(next, say);
      }
    },
    speak: (texts) => {
      words = texts;
      element.setAttribute('aria-label', texts.say('map'));
      if (region !== undefined) vehicles?.show(region.code, texts);
    },
    setTheme: (theme) => withMap((ready) => ready.setTheme(theme)),
    setEnds: (from, to) =>
      withMap((ready) => {
        ready.setEnd('from', from);
        ready.setEnd('to', to);
      }),
    showTrip: (lines, points) => withMap((ready) => ready.showTrip(lines, points)),
    fit: (places) => withMap((ready) => ready.fit(places)),
    center: () => map?.center(),
  };
}
