import type { Asked } from '../answers/asked.ts';
import { modeOf } from '../answers/whole-answer.ts';
import { at, earliest, latest, NEVER, tripsOf, wholeTripsOf, withMore } from './answered.ts';
import type { Law } from './law.ts';

/**
 * A stricter request never gets an earlier arrival: each request is stricter than the one before. The answers include single modes, because
 * combinations are compared with them.
 */
function stricter(name: string, questions: (asked: Asked) => readonly Asked[]): Law {
  return {
    name,
    async broken(ask, asked) {
      let before = -NEVER;
      for (const [i, question] of questions({ ...asked, allModes: true }).entries()) {
        const arrival = earliest(await ask(question));
        if (arrival < before) return `step ${i} arrives ${before - arrival} s earlier`;
        before = arrival;
      }
      return undefined;
    },
  };
}

const later = (asked: Asked, seconds: number): Asked => at(asked, { departAfter: (asked.departAfter ?? 0) + seconds });
const onFootAndByTransit = (asked: Asked): Asked => ({ ...asked, modes: ['pt_pub', 'wa_wal'], allModes: true });

/** More time, more speed and more freedom never lead to a later arrival. */
export const lawsOfTime: readonly Law[] = [
  stricter('who leaves later arrives no earlier', (asked) =>
    [0, 60, 420, 1800, 5400].map((seconds) => later(asked, seconds)),
  ),
  stricter('slower walking never leads to an earlier arrival', (asked) =>
    ['2', '1', '0'].map((ws) => withMore(onFootAndByTransit(asked), { ws })),
  ),
  stricter('who cycles slower arrives no earlier', (asked) =>
    ['2', '1', '0'].map((cs) => withMore({ ...asked, modes: ['me_mic_bic'] }, { cs })),
  ),
  stricter('who may walk less arrives no earlier', (asked) =>
    ['0', '40', '20', '10'].map((wm) => withMore(asked, { wm })),
  ),
  stricter('more time for transfers never leads to an earlier arrival', (asked) =>
    ['0', '3', '8', '15'].map((tt) => withMore({ ...asked, modes: ['pt_pub'] }, { tt })),
  ),
  stricter('who waits longer for a taxi arrives no earlier', (asked) =>
    ['0', '8', '25'].map((minutes) => withMore({ ...asked, modes: ['ps_tax'] }, { 'etwt[ps_tax]': minutes })),
  ),
  stricter('who avoids buses arrives no earlier', (asked) => {
    const byTransit = { ...asked, modes: ['pt_pub'] };
    return [byTransit, withMore(byTransit, { avoid: 'pt_pub_bus' })];
  }),
  stricter('buses are public transport', (asked) => [
    { ...asked, modes: ['pt_pub'] },
    { ...asked, modes: ['pt_pub_bus'] },
  ]),
  stricter('fewer modes never lead to an earlier arrival', (asked) => [
    { ...asked, allModes: true },
    { ...asked, allModes: true, modes: asked.modes.slice(0, -1) },
  ]),
  {
    name: 'weights lose no early arrival',
    async broken(ask, asked) {
      const whole = { ...asked, allModes: true };
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
    async broken(ask, asked) {
      const whole = { ...asked, allModes: true };
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
    async broken(ask, asked) {
      const [one, other] = [
        { ...asked, modes: ['pt_pub'] },
        { ...asked, modes: ['pt_pub'], from: asked.to, to: asked.from },
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
    async broken(ask, asked) {
      const byTransit = { ...asked, modes: ['pt_pub'] };
      const arrival = earliest(await ask(byTransit));
      if (arrival === NEVER) return undefined;
      const mirrored = await ask(at(byTransit, { arriveBefore: arrival }));
      if (tripsOf(mirrored).some(({ arrive }) => arrive > arrival)) return 'arrives too late';
      return latest(mirrored) >= (asked.departAfter ?? 0) ? undefined : 'leaves too early';
    },
  },
  {
    name: 'who may arrive later need not leave earlier',
    async broken(ask, asked) {
      let before = -NEVER;
      for (const seconds of [2400, 3000, 4200, 6000]) {
        const departure = latest(
          await ask(at({ ...asked, allModes: true }, { arriveBefore: (asked.departAfter ?? 0) + seconds })),
        );
        if (departure < before) return `${seconds} s: leaves ${before - departure} s earlier`;
        before = departure;
      }
      return undefined;
    },
  },
  {
    name: 'within a window of both times everything lies within it',
    async broken(ask, asked) {
      const departAfter = asked.departAfter ?? 0;
      const arriveBefore = departAfter + 3600;
      const outside = tripsOf(await ask({ ...asked, arriveBefore })).find(
        ({ depart, arrive }) => depart < departAfter || arrive > arriveBefore,
      );
      return outside === undefined ? undefined : `${outside.depart} to ${outside.arrive}`;
    },
  },
  {
    name: 'in a wheelchair no segment is walked and no inaccessible vehicle is boarded',
    async broken(ask, asked) {
      const segments = wholeTripsOf(await ask({ ...asked, wheelchair: true })).flatMap((trip) => [...trip.segments]);
      const walk = segments.find((segment) => modeOf(segment) === 'wa_wal');
      if (walk !== undefined) return `walks ${walk.metres} m`;
      const ride = segments.find(({ wheelchairAccessible }) => wheelchairAccessible === false);
      return ride === undefined ? undefined : `boards ${ride.serviceTripID}`;
    },
  },
];
