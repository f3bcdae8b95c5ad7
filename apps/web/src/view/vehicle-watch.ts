import type { BoundingBox } from '@tripwright/core/geo';
import type { TripMap } from '@tripwright/map-view/map';
import { mapVehicles, type VehiclesBody, vehiclesUrl } from '../model/live-vehicles.ts';
import type { Texts } from '../strings.ts';

/** Milliseconds between two questions: while vehicles move, and while there is no live data or no answer. */
const USUAL_MS = 5_000;
const IDLE_MS = 60_000;
/** Farther out, vehicles are too small to tell apart, and too many. */
const LEAST_ZOOM = 9;
/** A view that moves asks once it has stood still for so long. */
const STILL_MS = 300;

/** Keeps the vehicles of the view on the map while the page is visible. */
export interface VehicleWatch {
  /** Shows those of another region, or in another language. */
  show(region: string, texts: Pick<Texts, 'say' | 'phrases'>): void;
}

/** Starts the watch. It asks again when the view has moved, and stops asking while the page is hidden. */
export function watchVehicles(map: TripMap, region: string, texts: Pick<Texts, 'say' | 'phrases'>): VehicleWatch {
  let shown = { region, texts };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let isLive = true;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    asking?.abort();
    if (document.hidden) return;
    const { bounds, zoom } = map.view();
    const controller = new AbortController();
    asking = controller;
    try {
      if (zoom < LEAST_ZOOM) map.showVehicles([]);
      else await draw(bounds, controller.signal);
    } catch {
      // Vehicles come again with the next answer; until then the last ones would stand where they are not.
      if (controller.signal.aborted) return;
      map.showVehicles([]);
      isLive = false;
    }
    if (!controller.signal.aborted) timer = setTimeout(() => void ask(), isLive ? USUAL_MS : IDLE_MS);
  };
  const draw = async (bounds: BoundingBox, signal: AbortSignal): Promise<void> => {
    const response = await fetch(vehiclesUrl(shown.region, bounds), { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const body = (await response.json()) as VehiclesBody;
    if (signal.aborted) return;
    isLive = body.live !== null;
    map.showVehicles(mapVehicles(body, shown.texts, Math.floor(Date.now() / 1000)));
  };

  map.onMoved(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), STILL_MS);
  });
  document.addEventListener('visibilitychange', () => void ask());
  void ask();
  return {
    show(next, nextTexts) {
      if (next === shown.region && nextTexts === shown.texts) return;
      if (next !== shown.region) map.showVehicles([]);
      shown = { region: next, texts: nextTexts };
      void ask();
    },
  };
}
