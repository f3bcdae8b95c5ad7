import type { RegionInfo } from '@tripwright/core/model';
import type { VehicleOnMap } from '@tripwright/planner';
import type {
  SubscriptionAlertsArgs,
  SubscriptionDeparturesArgs,
  SubscriptionTripUpdatesArgs,
  SubscriptionVehiclesArgs,
} from '../__generated__/resolver-types.ts';
import { boxHolds, checkBox } from '../check-box.ts';
import type { GraphqlContext } from '../context.ts';
import { encodeGlobalId } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import { localeOf } from '../locale.ts';
import { readBoard } from '../lookups/boards.ts';
import { findStop } from '../lookups/find-stop.ts';
import { openTrip } from '../open-trip.ts';
import { CHANGE_FIELDS } from '../plan-wants.ts';
import type { GraphSource } from '../source/index.ts';
import type { AlertSource, StopEventSource, TripGoneSource, TripNowSource, VehicleSource } from '../sources.ts';
import type { LiveAnswer, LiveQuestion, LiveThing } from './live-question.ts';
import type { AskLive, LiveAsker } from './use-subscriptions.ts';

const MOST_VEHICLES = 1000;
/** A trip is followed for so long after its arrival. */
const AFTER_ARRIVAL_SECONDS = 3600;
/** Seconds after which an empty board is asked again: its window has moved on. */
const EMPTY_BOARD_SECONDS = 60;
const LONGEST_WINDOW = 86_400;

/** What the fields of `Subscription` ask, by their names. */
export const liveQuestions: Readonly<Record<string, AskLive>> = {
  tripUpdates: (values, asker) => askTrip(values as unknown as SubscriptionTripUpdatesArgs, asker),
  alerts: (values, asker) => askAlerts(values as unknown as SubscriptionAlertsArgs, asker),
  vehicles: (values, asker) => askVehicles(values as unknown as SubscriptionVehiclesArgs, asker),
  departures: (values, asker) => askDepartures(values as unknown as SubscriptionDeparturesArgs, asker),
};

function askTrip({ id, locale: asked }: SubscriptionTripUpdatesArgs, asker: LiveAsker): LiveQuestion {
  const { source, selects, context } = asker;
  const locale = localeOf(asked, asker.locale);
  const withChanges = selects(CHANGE_FIELDS);
  const versions = (): string =>
    source.places
      .regions()
      .map(({ code }) => source.live.version(code))
      .join();
  return {
    key: JSON.stringify(['trip', id, locale, withChanges]),
    version: versions,
    async answer() {
      const now = context();
      const snapshot = await snapshotsOf(source);
      const opened = await openTrip(id, locale, withChanges, now);
      const found = 'trip' in opened ? opened.trip.scored.itinerary : undefined;
      const over = found === undefined ? now.now : found.arrival + AFTER_ARRIVAL_SECONDS;
      return {
        things: new Map([['', { print: printOfTrip(opened), value: opened }]]),
        isSingle: true,
        snapshot,
        dataset: datasetOf(now.regions.values()),
        at: now.now,
        zone: ('trip' in opened && opened.trip.plan.regions[0]?.timezone) || 'UTC',
        until: over,
        ...(over <= now.now && { end: 'OVER' as const }),
      };
    },
  };
}

/** What a trip is, without what changes although nothing does: when its sources were last read. */
function printOfTrip(opened: TripNowSource | TripGoneSource): string {
  if (!('trip' in opened)) return opened.code;
  const { trip, isSameTrip } = opened;
  const { advisories, outcome } = trip.plan;
  return JSON.stringify([isSameTrip, trip.scored, advisories, outcome.live?.alerts], (name, value: unknown) =>
    name === 'updated' ? undefined : value,
  );
}

function askAlerts({ region: code }: SubscriptionAlertsArgs, { locale, source, context }: LiveAsker): LiveQuestion {
  return {
    key: JSON.stringify(['alerts', code, locale]),
    version: () => source.live.version(code),
    async answer() {
      const now = context();
      const region = regionOf(code, now);
      const alerts = await source.live.alerts(region, now);
      const bounds = alerts.flatMap(({ alert }) => alert.periods.flatMap(({ start, end }) => [start, end]));
      const things = alerts.map((one): [string, LiveThing] => {
        const value: AlertSource = { region, fact: one.alert, locale };
        const isActive = one.alert.periods.map(({ start = 0 }) => start <= now.now);
        return [
          encodeGlobalId({ type: 'Alert', region: code, code: one.alert.id }),
          { print: JSON.stringify([one, isActive]), value },
        ];
      });
      return answerOf(region, now, things, leastAfter(now.now, bounds));
    },
  };
}

function askVehicles({ box }: SubscriptionVehiclesArgs, { source, context }: LiveAsker): LiveQuestion {
  checkBox(box);
  const { south, west, north, east } = box;
  const versions = (): string =>
    source.places
      .regions()
      .map(({ code }) => source.live.version(code))
      .join();
  return {
    key: JSON.stringify(['vehicles', south, west, north, east]),
    version: versions,
    async answer() {
      const now = context();
      const snapshot = await snapshotsOf(source);
      const things: [string, LiveThing][] = [];
      for (const region of now.regions.values()) {
        for (const { vehicle, thing, id } of await vehiclesOf(source, region)) {
          if (things.length >= MOST_VEHICLES) break;
          if (boxHolds(box, vehicle)) things.push([id, thing]);
        }
      }
      return {
        things: new Map(things),
        snapshot,
        dataset: datasetOf(now.regions.values()),
        at: now.now,
        zone: now.regions.values().next().value?.timezone ?? 'UTC',
        until: Number.POSITIVE_INFINITY,
      };
    },
  };
}

interface VehicleThing {
  readonly id: string;
  readonly vehicle: VehicleOnMap['vehicle'];
  readonly thing: LiveThing;
}

const vehiclesOfSources = new WeakMap<
  GraphSource,
  Map<string, { readonly version: string; readonly all: Promise<readonly VehicleThing[]> }>
>();

/** The vehicles of a region, described once for each snapshot, whatever boxes are asked for. */
function vehiclesOf(source: GraphSource, region: RegionInfo): Promise<readonly VehicleThing[]> {
  let ofSource = vehiclesOfSources.get(source);
  if (ofSource === undefined) {
    ofSource = new Map();
    vehiclesOfSources.set(source, ofSource);
  }
  const version = source.live.version(region.code);
  const known = ofSource.get(region.code);
  if (known !== undefined && known.version === version && version !== '') return known.all;
  const all = describe();
  const kept = ofSource.set(region.code, { version, all });
  // A service that does not answer is asked again, whatever its live data.
  all.catch(() => kept.get(region.code)?.all === all && kept.delete(region.code));
  return all;

  async function describe(): Promise<readonly VehicleThing[]> {
    const found = await source.live.vehicles(region);
    return found.map(({ vehicle, run }) => {
      const value: VehicleSource = { region, vehicle, run };
      const id = encodeGlobalId({ type: 'Vehicle', region: region.code, code: vehicle.id });
      return { id, vehicle, thing: { print: JSON.stringify([vehicle, run]), value } };
    });
  }
}

/** A row of a board, the source of `LiveDeparture`. */
export interface LiveDepartureSource {
  readonly key: string;
  readonly event: StopEventSource;
}

function askDepartures(
  { region: code, stop: stopCode, to = [], lines = [], first = 10 }: SubscriptionDeparturesArgs,
  { locale, source, selects, context }: LiveAsker,
): LiveQuestion {
  // A vehicle moves with each snapshot, and few boards show where it is.
  const withVehicles = selects(['vehicle']);
  return {
    key: JSON.stringify(['departures', code, stopCode, to, lines, first, locale, withVehicles]),
    version: () =>
      source.live.boardVersion === undefined
        ? source.live.version(code)
        : String(source.live.boardVersion(code, stopCode, withVehicles)),
    async answer(round) {
      const now = context(round);
      const region = regionOf(code, now);
      const stop = await findStop(code, stopCode, now);
      if (stop === null) throw inputError(`"stop" is ${stopCode}, which is not a stop of the region ${code}.`);
      const asked = { show: 'departures', within: LONGEST_WINDOW, others: to, lines, realtime: 'LIVE', first } as const;
      const known = source.live.snapshot(code);
      const { nodes, facts } = await readBoard(stop, asked, now);
      const snapshot = facts?.snapshot ?? null;
      const things = nodes.map((event): [string, LiveThing] => {
        const { ride, scheduled } = event.event;
        const names = [ride.serviceTripId, ride.serviceDate, event.stop.code, scheduled];
        const key = Buffer.from(JSON.stringify(names)).toString('base64url');
        return [key, { print: printOf(event, withVehicles), value: { key, event } satisfies LiveDepartureSource }];
      });
      const times = nodes.map(({ event: { time } }) => time + 1);
      const until = Math.min(now.now + EMPTY_BOARD_SECONDS, leastAfter(now.now, times));
      const isAhead = source.live.boardVersion !== undefined && snapshot !== known;
      return { ...(await answerOf(region, now, things, until)), snapshot, isAhead };
    },
  };
}

/** A row without what changes although nothing does: its place on the board, and when its source was last read. */
function printOf({ event, stop, alerts }: StopEventSource, withVehicles: boolean): string {
  const own = alerts.filter(({ id }) => event.ride.alerts?.includes(id));
  return JSON.stringify([event, stop, own], (name, value: unknown) =>
    name === 'rank' || name === 'updated' || (name === 'vehicle' && !withVehicles) ? undefined : value,
  );
}

/** The snapshots of all regions, by their ids; null without any. */
async function snapshotsOf({ live, places }: GraphSource): Promise<string | null> {
  const ids = await Promise.all(places.regions().map(({ code }) => live.current(code)));
  const known = ids.filter((id) => id !== null);
  return known.length === 0 ? null : known.join(' ');
}

async function answerOf(
  region: RegionInfo,
  { source, now }: GraphqlContext,
  things: readonly [string, LiveThing][],
  until: number,
): Promise<LiveAnswer> {
  const snapshot = await source.live.current(region.code);
  return { things: new Map(things), snapshot, dataset: datasetOf([region]), at: now, zone: region.timezone, until };
}

function datasetOf(regions: Iterable<RegionInfo>): string {
  return Array.from(regions, ({ datasetVersion }) => datasetVersion).join(' ');
}

function regionOf(code: string, { regions }: GraphqlContext): RegionInfo {
  const region = regions.get(code);
  if (region === undefined) throw inputError(`"region" is ${code}, which is not a region of this server.`);
  return region;
}

/** The first of some moments after now; Infinity without one. */
function leastAfter(now: number, moments: readonly (number | undefined)[]): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...(moments.filter((moment) => moment !== undefined && moment > now) as number[]),
  );
}
