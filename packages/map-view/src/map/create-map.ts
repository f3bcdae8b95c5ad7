import { type BoundingBox, boundingBoxOf, type LatLng } from '@tripwright/core/geo';
import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  type MapMouseEvent,
  NavigationControl,
  Popup,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import {
  createStyle,
  type MapVehicle,
  STOP_LAYERS,
  type ThemeName,
  TRIP_SOURCE,
  type TripLine,
  type TripPoint,
  tripData,
  VEHICLE_LAYER,
  VEHICLE_SOURCE,
  vehicleData,
} from '../style/index.ts';
import { type End, type EndMarkers, endMarkers } from './ends.ts';
import { regionData } from './region-data.ts';

/** A region as the map shows it. */
export interface MapRegion {
  /** Absolute address of the tiles with `{z}`, `{x}` and `{y}`. Without it the map has no ground and draws only trips. */
  readonly tilesUrl?: string;
  readonly bounds: BoundingBox;
  /** Areas that the tiles cover. The rest of the world is dimmed. */
  readonly outlines?: readonly (readonly LatLng[])[];
  /** Names of data owners besides OpenStreetMap. */
  readonly attribution?: string;
}

/** Everything a map needs to start. */
export interface MapOptions extends MapRegion {
  /** The program of MapLibre's worker: its text (`dist/maplibre-gl-worker.mjs` bundled to one script) or its address. */
  readonly worker: { readonly text: string } | { readonly url: string };
  readonly theme: ThemeName;
  /** Names of the two draggable markers, for screen readers. */
  readonly endLabels: Readonly<Record<End, string>>;
  /** Name of the map, for screen readers. */
  readonly label?: string;
  /** False makes the map jump instead of fly. Default: the preference of the device. */
  readonly animate?: boolean;
}

/** A clicked stop. */
export interface ClickedStop extends LatLng {
  readonly name: string;
  readonly code?: string;
}

/** A map in the page: MapLibre with a region, a trip and the two ends of a request. */
export interface TripMap {
  /** Resolves when the map has drawn everything. */
  readonly idle: () => Promise<void>;
  /** Shows the tiles and bounds of another region. */
  setRegion(region: MapRegion): void;
  setTheme(theme: ThemeName): void;
  /** Draws a trip and its pale alternatives in place of the previous ones. */
  showTrip(lines: readonly TripLine[], points?: readonly TripPoint[]): void;
  /** Draws the vehicles of live data in place of the previous ones. A click on one shows what is known of it. */
  showVehicles(vehicles: readonly MapVehicle[]): void;
  /** Calls the listener when the view has changed, with the box that it shows. @returns a function that removes the listener */
  onMoved(listen: (bounds: BoundingBox, zoom: number) => void): () => void;
  /** The box that the view shows, and its zoom. */
  view(): { readonly bounds: BoundingBox; readonly zoom: number };
  /** Puts the marker of an end at a place; undefined removes it. */
  setEnd(end: End, place: LatLng | undefined): void;
  /** Moves the view so that it shows all places. @param padding pixels that other elements cover, per side */
  fit(places: readonly LatLng[], padding?: Partial<Record<Side, number>>): void;
  /** Calls the listener on each click on the map. @returns a function that removes the listener */
  onClick(listen: (place: LatLng, stop: ClickedStop | undefined) => void): () => void;
  /** Calls the listener when the user has dragged the marker of an end. @returns a function that removes the listener */
  onEndMoved(listen: (end: End, place: LatLng) => void): () => void;
  center(): LatLng;
  resize(): void;
  remove(): void;
  /** The underlying MapLibre map. */
  readonly native: MapLibre;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

/** Pixels between the trip and the edges of the map. */
const FIT_PADDING: Readonly<Record<Side, number>> = { top: 56, bottom: 48, left: 84, right: 84 };
const REGION_PADDING = 24;
/** A click hits a stop within this distance in pixels. */
const CLICK_RADIUS = 6;

/**
 * Creates a map of streets, stops and trips in an element. It loads nothing but the region's own tiles.
 * @throws Error when the device offers no WebGL
 */
export function createMap(container: HTMLElement, options: MapOptions): TripMap {
  startWorker(options.worker);
  const animate = options.animate ?? !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let { theme } = options;
  let region: MapRegion = options;
  let shown: { readonly lines: readonly TripLine[]; readonly points: readonly TripPoint[] } = { lines: [], points: [] };
  let vehicles: readonly MapVehicle[] = [];
  const ends = new Map<End, TripPoint>();
  const map = createNativeMap(container, options, styleOf(region, theme), animate);

  const endListeners = new Set<(end: End, place: LatLng) => void>();
  const markers: EndMarkers = endMarkers(map, options.endLabels, (end, place) => {
    for (const listen of endListeners) listen(end, place);
  });
  const drawTrip = (): void => setSource(map, TRIP_SOURCE, tripData(shown.lines, [...shown.points, ...ends.values()]));
  const drawVehicles = (): void => setSource(map, VEHICLE_SOURCE, vehicleData(vehicles));
  const restyle = (): void => void map.setStyle(styleOf(region, theme), { diff: false });
  // A new style has empty sources, so they are filled again whenever a style has loaded.
  map.on('style.load', () => {
    drawTrip();
    drawVehicles();
    setSource(map, 'region', regionData(region.outlines ?? []));
  });

  return {
    native: map,
    idle: () =>
      new Promise((resolve) => (map.loaded() && !map.isMoving() ? resolve() : map.once('idle', () => resolve()))),
    setRegion: (next) => {
      region = next;
      restyle();
      map.fitBounds(corners(next.bounds), { padding: REGION_PADDING, animate: false });
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
    showVehicles: (next) => {
      vehicles = next;
      drawVehicles();
    },
    onMoved: (listen) => {
      const handler = (): void => {
        const { bounds, zoom } = viewOf(map);
        listen(bounds, zoom);
      };
      map.on('moveend', handler);
      return () => map.off('moveend', handler);
    },
    view: () => viewOf(map),
    setEnd: (end, place) => {
      markers.set(end, place);
      if (place === undefined) ends.delete(end);
      else ends.set(end, { ...place, kind: end, color: '' });
      drawTrip();
    },
    fit: (places, padding = {}) => {
      const box = boundingBoxOf(places);
      if (box === undefined) return;
      map.fitBounds(corners(box), { padding: { ...FIT_PADDING, ...padding }, maxZoom: 16, animate, duration: 600 });
    },
    onClick: (listen) => {
      const handler = ({ point, lngLat: { lat, lng } }: MapMouseEvent): void => {
        if (!showFacts(map, point)) listen({ lat, lng }, findStop(map, point));
      };
      map.on('click', handler);
      return () => map.off('click', handler);
    },
    onEndMoved: (listen) => {
      endListeners.add(listen);
      return () => endListeners.delete(listen);
    },
    center: () => {
      const { lat, lng } = map.getCenter();
      return { lat, lng };
    },
    resize: () => void map.resize(),
    remove: () => map.remove(),
  };
}

let workerIsSet = false;

/** All maps of a page share one worker program. As a blob it also starts where pages must not load scripts from addresses. */
function startWorker(worker: MapOptions['worker']): void {
  if (workerIsSet) return;
  setWorkerUrl(
    'url' in worker ? worker.url : URL.createObjectURL(new Blob([worker.text], { type: 'text/javascript' })),
  );
  workerIsSet = true;
}

/** MapLibre's map with its controls. It keeps north up: trips are easier to compare that way. */
function createNativeMap(
  container: HTMLElement,
  { bounds, label }: MapOptions,
  style: StyleSpecification,
  animate: boolean,
): MapLibre {
  const map = new MapLibre({
    container,
    style,
    bounds: corners(bounds),
    fitBoundsOptions: { padding: REGION_PADDING },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: animate ? 200 : 0,
    minZoom: 4,
    maxZoom: 19,
    locale: label === undefined ? {} : { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');
  return map;
}

function styleOf({ tilesUrl, attribution }: MapRegion, theme: ThemeName): StyleSpecification {
  return createStyle({
    theme,
    ...(tilesUrl === undefined ? {} : { tilesUrl }),
    ...(attribution === undefined ? {} : { attribution }),
  });
}

function setSource(map: MapLibre, source: string, data: object): void {
  (map.getSource(source) as GeoJSONSource | undefined)?.setData(data as never);
}

function viewOf(map: MapLibre): { readonly bounds: BoundingBox; readonly zoom: number } {
  const box = map.getBounds();
  const [south, west, north, east] = [box.getSouth(), box.getWest(), box.getNorth(), box.getEast()];
  return { bounds: { south, west, north, east }, zoom: map.getZoom() };
}

/** Shows what is known of the vehicle at a point of the screen. @returns false where there is none */
function showFacts(map: MapLibre, { x, y }: { readonly x: number; readonly y: number }): boolean {
  if (map.getLayer(VEHICLE_LAYER) === undefined) return false;
  const [found] = map.queryRenderedFeatures([x, y], { layers: [VEHICLE_LAYER] });
  const facts = String(found?.properties['facts'] ?? '');
  if (found === undefined || facts === '') return false;
  const [lng, lat] = (found.geometry as unknown as { readonly coordinates: readonly [number, number] }).coordinates;
  const content = document.createElement('div');
  for (const fact of facts.split('\n'))
    content.append(Object.assign(document.createElement('div'), { textContent: fact }));
  new Popup({ closeButton: false, offset: 12, className: 'vehicle-facts' })
    .setLngLat([lng, lat])
    .setDOMContent(content)
    .addTo(map);
  return true;
}

/** The stop at a point of the screen. */
function findStop(map: MapLibre, { x, y }: { readonly x: number; readonly y: number }): ClickedStop | undefined {
  const layers = STOP_LAYERS.filter((layer) => map.getLayer(layer) !== undefined);
  if (layers.length === 0) return undefined;
  const [found] = map.queryRenderedFeatures(
    [
      [x - CLICK_RADIUS, y - CLICK_RADIUS],
      [x + CLICK_RADIUS, y + CLICK_RADIUS],
    ],
    { layers },
  );
  return found === undefined ? undefined : stopOf(found);
}

function stopOf(feature: { properties: Record<string, unknown>; geometry: unknown }): ClickedStop | undefined {
  const { type, coordinates } = feature.geometry as { type: string; coordinates: number[] };
  const [lng, lat] = coordinates;
  if (type !== 'Point' || lat === undefined || lng === undefined) return undefined;
  const { name, code } = feature.properties;
  return { lat, lng, name: String(name ?? ''), ...(code === undefined ? {} : { code: String(code) }) };
}

/** A box as MapLibre takes it: west, south, east, north. A box across the antimeridian continues past 180. */
function corners({ south, west, north, east }: BoundingBox): [number, number, number, number] {
  return [west, south, west <= east ? east : east + 360, north];
}
