import type { LatLng } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import { OpenedSystem, type PickupOption } from './opened-system.ts';
import type { SharedSystem } from './shared-system.ts';

/** The shared systems of a region. */
export class SharedVehicles {
  readonly systems: readonly OpenedSystem[];

  constructor(systems: readonly SharedSystem[]) {
    this.systems = systems.map((system) => new OpenedSystem(system));
  }

  /** The distinct modes of all vehicles, sorted. */
  get modes(): readonly ModeId[] {
    return [...new Set(this.systems.flatMap(({ modes }) => modes))].sort();
  }

  /** The vehicles of all systems that can be collected within a radius (metres) at an instant, nearest first. */
  pickupsNear(place: LatLng, radiusMetres: number, at: number): PickupOption[] {
    return this.systems
      .flatMap((system) => system.pickupsNear(place, radiusMetres, at))
      .sort((a, b) => a.metres - b.metres);
  }
}
