import type { LatLng } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import { OpenedSystem, type PickupOption } from './opened-system.ts';
import type { SharedStation, SharedSystem, StationState, SystemState } from './shared-system.ts';

/** The shared systems of a region. */
export class SharedVehicles {
  readonly systems: readonly OpenedSystem[];

  /** @param systems rows of systems, or systems that are open already */
  constructor(systems: readonly (SharedSystem | OpenedSystem)[]) {
    this.systems = systems.map((system) => (system instanceof OpenedSystem ? system : new OpenedSystem(system)));
  }

  /** The same systems with what they have now; systems without a state are as before. */
  withStates(states: readonly SystemState[]): SharedVehicles {
    const stateOf = new Map(states.map((state) => [state.system, state]));
    return new SharedVehicles(
      this.systems.map((opened) => {
        const state = stateOf.get(opened.system.id);
        return state === undefined ? opened : openedWith(opened, state);
      }),
    );
  }

  /** Does the work that the first search near vehicles would wait for; none that is done already. */
  prepare(): void {
    for (const system of this.systems) system.prepare();
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

const knownSystems = new WeakMap<SystemState, OpenedSystem>();

/** A system in a state: the same object as long as the state is, since snapshots come more often than states. */
function openedWith(base: OpenedSystem, state: SystemState): OpenedSystem {
  const known = knownSystems.get(state);
  if (known?.geofencing === base.geofencing) return known;
  const opened = new OpenedSystem(withState(base.system, state), base);
  knownSystems.set(state, opened);
  return opened;
}

/** Nothing about a station is known but that it is not in use. */
const OUT_OF_SERVICE: StationState = { isInstalled: false, isRenting: false, isReturning: false };

function withState(system: SharedSystem, { time, stations, vehicles }: SystemState): SharedSystem {
  const stateOf = new Map(stations?.map((state) => [state.id, state]));
  return {
    ...system,
    lastUpdated: time,
    ...(vehicles !== undefined && { vehicles }),
    ...(stations !== undefined && {
      stations: system.stations.map((station) => inState(station, stateOf.get(station.id) ?? OUT_OF_SERVICE)),
    }),
  };
}

/** A station with another state: counts that the new one lacks are unknown, not those of before. */
function inState(station: SharedStation, state: StationState): SharedStation {
  const {
    vehiclesAvailable: _v,
    vehiclesByType: _t,
    docksAvailable: _d,
    docksByType: _g,
    lastReported: _l,
    ...place
  } = station;
  return { ...place, ...state, id: station.id };
}
