import type { LatLng } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import { OpenedSystem, type PickupOption } from './opened-system.ts';
import type { SharedSystem } from './shared-system.ts';

/** The shared-vehicle systems of a region. */
export class SharedVehicles {
  readonly systems: readonly OpenedSystem[];

  constructor(systems: readonly SharedSystem[]) {
    this.systems = systems.map((system) => new OpenedSystem(system));
  }

  /** Modes of all vehicles, each once, in order. */
  get modes(): readonly ModeId[] {
    return [...new Set(this.systems.flatMap(({ modes }) => modes))].sort();
  }

  /** What can be taken within a radius at an instant in any system, nearest first. */
  pickupsNear(place: LatLng, radiusMetres: number, at: number): PickupOption[] {
    return this.systems
      .flatMap((system) => system.pickupsNear(place, radiusMetres, at))
      .sort((a, b) => a.metres - b.metres);
  }
}
