import type { RoutingRequest } from '../answers/routing-request.ts';
import { modeOf } from '../answers/whole-answer.ts';
import { at, earliest, latest, NEVER, tripsOf, wholeTripsOf, withMore } from './answered.ts';
import type { Law } from './law.ts';

/**
 * A stricter request never gets an earlier arrival: each request is stricter than the one before. The answers include single modes, because
 * combinations are compared with them.
 */
function stricter(name: string, questions: (request: RoutingRequest) => readonly RoutingRequest[]): Law {
  return {
    name,
    async broken(ask, request) {
      let before = -NEVER;
      for (const [i, question] of questions({ ...request, allModes: true }).entries()) {
        const arrival = earliest(await ask(question));
        if (arrival < before) return `step ${i} arrives ${before - arrival} s earlier`;
        before = arrival;
      }
      return undefined;
    },
  };
}

const later = (request: RoutingRequest, seconds: number): RoutingRequest =>
  at(request, { departAfter: (request.departAfter ?? 0) + seconds });
const onFootAndByTransit = (request: RoutingRequest): RoutingRequest => ({
  ...request,
  modes: ['pt_pub', 'wa_wal'],
  allModes: true,
});

/** More time, more speed and more freedom never lead to a later arrival. */
export const lawsOfTime: readonly Law[] = [
  stricter('who leaves later arrives no earlier', (request) =>
    [0, 60, 420, 1800, 5400].map((seconds) => later(request, seconds)),
  ),
  stricter('slower walking never leads to an earlier arrival', (request) =>
    ['2', '1', '0'].map((ws) => withMore(onFootAndByTransit(request), { ws })),
  ),
  stricter('who cycles slower arrives no earlier', (request) =>
    ['2', '1', '0'].map((cs) => withMore({ ...request, modes: ['me_mic_bic'] }, { cs })),
  ),
  stricter('who may walk less arrives no earlier', (request) =>
    ['0', '40', '20', '10'].map((wm) => withMore(request, { wm })),
  ),
  stricter('more time for transfers never leads to an earlier arrival', (request) =>
    ['0', '3', '8', '15'].map((tt) => withMore({ ...request, modes: ['pt_pub'] }, { tt })),
  ),
  stricter('who waits longer for a taxi arrives no earlier', (request) =>
    ['0', '8', '25'].map((minutes) => withMore({ ...request, modes: ['ps_tax'] }, { 'etwt[ps_tax]': minutes })),
  ),
  stricter('who avoids buses arrives no earlier', (request) => {
    const byTransit = { ...request, modes: ['pt_pub'] };
    return [byTransit, withMore(byTransit, { avoid: 'pt_pub_bus' })];
  }),
  stricter('buses are public transport', (request) => [
    { ...request, modes: ['pt_pub'] },
    { ...request, modes: ['pt_pub_bus'] },
  ]),
  stricter('fewer modes never lead to an earlier arrival', (request) => [
    { ...request, allModes: true },
    { ...request, allModes: true, modes: request.modes.slice(0, -1) },
  ]),
  {
    name: 'weights lose no early arrival',
    async broken(ask, request) {
      const whole = { ...request, allModes: true };
      const even = earliest(await ask(whole));
      for (const wp of ['(2,0.1,0.1,1)', '(0.1,1,2,0.1)', '(1,2,0.1,2)']) {
        const weighted = earliest(await ask(withMore(whole, { wp })));
        if (weighted > even) return `${wp} arrives ${weighted - even} s later`;
      }
      return undefined;
    },
  },
  {
    name: 'avoiding the stops of an answer never helps, and none of them is used',
    async broken(ask, request) {
      const whole = { ...request, allModes: true };
      const before = await ask(whole);
      const used = wholeTripsOf(before).flatMap(({ segments }) => segments.flatMap(({ stopCode }) => stopCode ?? []));
      const avoidStops = [...new Set(used)].slice(0, 3);
      const after = await ask({ ...whole, avoidStops });
      if (earliest(after) < earliest(before)) return 'arrives earlier';
      // passing on board is allowed, also where the vehicle continues as another trip
      for (const { segments } of wholeTripsOf(after)) {
        for (const [i, { stopCode, endStopCode, isContinuation }] of segments.entries()) {
          const boards = isContinuation === true ? undefined : stopCode;
          const alights = segments[i + 1]?.isContinuation === true ? undefined : endStopCode;
          if (avoidStops.some((code) => code === boards || code === alights)) return 'uses one of them';
        }
      }
      return undefined;
    },
  },
  {
    name: 'a stop that no trip of the answer uses may be avoided without harm',
    async broken(ask, request) {
      const [one, other] = [
        { ...request, modes: ['pt_pub'] },
        { ...request, modes: ['pt_pub'], from: request.to, to: request.from },
      ];
      const before = await ask(one);
      const stopsOf = (segments: ReturnType<typeof wholeTripsOf>[number]['segments']): string[] =>
        segments.flatMap(({ stopCode, endStopCode }) => [stopCode ?? [], endStopCode ?? []].flat());
      const used = new Set(wholeTripsOf(before).flatMap(({ segments }) => stopsOf(segments)));
      const elsewhere = wholeTripsOf(await ask(other)).flatMap(({ segments }) => stopsOf(segments));
      const avoidStops = [...new Set(elsewhere)].filter((code) => !used.has(code)).slice(0, 3);
      const after = await ask({ ...one, avoidStops });
      return earliest(after) === earliest(before) ? undefined : `arrives ${earliest(after) - earliest(before)} s later`;
    },
  },
  {
    name: 'arriving by the earliest arrival needs no earlier departure than requested',
    async broken(ask, request) {
      const byTransit = { ...request, modes: ['pt_pub'] };
      const arrival = earliest(await ask(byTransit));
      if (arrival === NEVER) return undefined;
      const mirrored = await ask(at(byTransit, { arriveBefore: arrival }));
      if (tripsOf(mirrored).some(({ arrive }) => arrive > arrival)) return 'arrives too late';
      return latest(mirrored) >= (request.departAfter ?? 0) ? undefined : 'leaves too early';
    },
  },
  {
    name: 'who may arrive later need not leave earlier',
    async broken(ask, request) {
      let before = -NEVER;
      for (const seconds of [2400, 3000, 4200, 6000]) {
        const departure = latest(
          await ask(at({ ...request, allModes: true }, { arriveBefore: (request.departAfter ?? 0) + seconds })),
        );
        if (departure < before) return `${seconds} s: leaves ${before - departure} s earlier`;
        before = departure;
      }
      return undefined;
    },
  },
  {
    name: 'within a window of both times everything lies within it',
    async broken(ask, request) {
      const departAfter = request.departAfter ?? 0;
      const arriveBefore = departAfter + 3600;
      const outside = tripsOf(await ask({ ...request, arriveBefore })).find(
        ({ depart, arrive }) => depart < departAfter || arrive > arriveBefore,
      );
      return outside === undefined ? undefined : `${outside.depart} to ${outside.arrive}`;
    },
  },
  {
    name: 'in a wheelchair no segment is walked and no inaccessible vehicle is boarded',
    async broken(ask, request) {
      const segments = wholeTripsOf(await ask({ ...request, wheelchair: true })).flatMap((trip) => [...trip.segments]);
      const walk = segments.find((segment) => modeOf(segment) === 'wa_wal');
      if (walk !== undefined) return `walks ${walk.metres} m`;
      const ride = segments.find(({ wheelchairAccessible }) => wheelchairAccessible === false);
      return ride === undefined ? undefined : `boards ${ride.serviceTripID}`;
    },
  },
];
