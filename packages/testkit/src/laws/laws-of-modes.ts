import { figuresOf, isDominated } from '../answers/figures.ts';
import { covers } from '../answers/routing-request.ts';
import { modeOf } from '../answers/whole-answer.ts';
import { at, journeyOf, journeysOf, missing, wholeTripsOf, withMore } from './answered.ts';
import type { Law } from './law.ts';

/** Rules 1 to 4 of spec 4.2 as laws between requests. */
export const lawsOfModes: readonly Law[] = [
  {
    name: 'separate requests give together what allModes gives',
    async broken(ask, request) {
      const whole = journeysOf(await ask({ ...request, allModes: true }));
      const parts: string[] = [];
      for (const mode of request.modes)
        parts.push(...journeysOf(await ask({ ...request, modes: [mode], allModes: false })));
      const isCombined = request.modes.filter((mode) => !mode.startsWith('wa_')).length > 1;
      if (isCombined) parts.push(...journeysOf(await ask({ ...request, allModes: false })));
      const lost = missing(parts, whole);
      const more = missing(whole, parts);
      return lost === undefined ? (more === undefined ? undefined : `in allModes alone: ${more}`) : `allModes: ${lost}`;
    },
  },
  {
    name: 'separate requests have no trip in common',
    async broken(ask, request) {
      const movers = request.modes.filter((mode) => !mode.startsWith('wa_'));
      const seen = new Map<string, string>();
      const sets = movers.length > 1 ? [...movers.map((mode) => [mode]), movers] : [movers];
      for (const modes of sets) {
        for (const journey of journeysOf(await ask({ ...request, modes, allModes: false }))) {
          const before = seen.get(journey);
          if (before !== undefined) return `${before} and ${modes}: ${journey}`;
          seen.set(journey, `${modes}`);
        }
      }
      return undefined;
    },
  },
  {
    name: 'a combination combines: two of the modes at least, and no other',
    async broken(ask, request) {
      const movers = request.modes.filter((mode) => !mode.startsWith('wa_'));
      if (movers.length < 2) return undefined;
      for (const { segments } of wholeTripsOf(await ask({ ...request, modes: movers, allModes: false }))) {
        const moving = segments.filter(({ type }) => type !== 'stationary').map(modeOf);
        const used = movers.filter((mode) => moving.some((one) => covers(mode, one)));
        const others = moving.filter((one) => !one.startsWith('wa_') && !movers.some((mode) => covers(mode, one)));
        if (used.length < 2 || others.length > 0) return moving.join(' ');
      }
      return undefined;
    },
  },
  {
    name: 'a combination is not beaten by one of its modes, request when it leaves or has to be there',
    async broken(ask, request) {
      const movers = request.modes.filter((mode) => !mode.startsWith('wa_'));
      if (movers.length < 2) return undefined;
      const leaving = { ...request, modes: movers, allModes: false };
      const arriving = at(leaving, { arriveBefore: (request.departAfter ?? 0) + 2 * 3600 });
      for (const question of [leaving, arriving]) {
        for (const combined of wholeTripsOf(await ask(question))) {
          const { depart, arrive } = combined.trip;
          const when = question === leaving ? { departAfter: depart } : { arriveBefore: arrive };
          const rivals = wholeTripsOf(await ask({ ...at(question, when), modes: ['pt_pub'] }));
          const better = rivals.find((rival) => isDominated(figuresOf(combined), figuresOf(rival), 'vehicles'));
          if (better !== undefined) return `${journeyOf(combined)} beside ${journeyOf(better)}`;
        }
      }
      return undefined;
    },
  },
  {
    name: 'one mode alone is answered by it alone',
    async broken(ask, request) {
      for (const mode of request.modes) {
        for (const { segments } of wholeTripsOf(await ask({ ...request, modes: [mode], allModes: false }))) {
          // A coach between cities is `in_coach`, which `pt_pub_coach` covers.
          const other = segments.find(
            (segment) =>
              segment.type !== 'stationary' &&
              !modeOf(segment).startsWith('wa_') &&
              !covers(mode, modeOf(segment)) &&
              !covers(mode, segment.modeIdentifier ?? ''),
          );
          if (other !== undefined) return `${mode}: ${modeOf(other)}`;
        }
      }
      return undefined;
    },
  },
  {
    name: 'one mode more takes no single mode away',
    async broken(ask, request) {
      const [fewer, all] = [request.modes.slice(0, 1), request.modes];
      const before = journeysOf(await ask({ ...request, modes: fewer, allModes: true }));
      return missing(before, journeysOf(await ask({ ...request, modes: all, allModes: true })));
    },
  },
  {
    name: 'what is avoided, blocked or not allowed is not ridden',
    async broken(ask, request) {
      const byTransit = { ...request, modes: ['pt_pub'] };
      const ridden = async (name: string, mode: string): Promise<string[]> =>
        wholeTripsOf(await ask(withMore(byTransit, { [name]: mode }))).flatMap(({ segments }) =>
          segments.filter(({ type }) => type === 'scheduled').map(modeOf),
        );
      for (const name of ['avoid', 'avoidModes', 'neverAllowModes'])
        if ((await ridden(name, 'pt_pub_bus')).includes('pt_pub_bus')) return `${name} rides buses`;
      const others = (await ridden('onlyAllowModes', 'pt_pub_bus')).filter((mode) => mode !== 'pt_pub_bus');
      return others.length === 0 ? undefined : `onlyAllowModes rides ${others[0]}`;
    },
  },
];
