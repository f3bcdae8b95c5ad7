import { parseCellKey } from '@tripwright/core/geo';
import type { Fact } from '@tripwright/core/model';
import type { Accessibility, Resolvers } from '../__generated__/resolver-types.ts';
import type { GraphqlContext } from '../context.ts';
import { encodeGlobalId } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import { findStop } from '../lookups/find-stop.ts';
import { type Awaitable, andThen } from '../source/index.ts';
import type { ModeSource, StopSource } from '../sources.ts';
import { cellOfStop, type StopEntry } from '../stop-directory.ts';

const MOST_CELLS = 1000;

export const stopResolvers = {
  Query: {
    stop: (_, { region, code }, context) => findStop(region, code, context),
    stopCells: (_, { region: code, level, cells }, context) => {
      const region = context.regions.get(code);
      if (region === undefined) return null;
      if (cells.length > MOST_CELLS) {
        throw inputError(`"cells" holds ${cells.length}; expected at most ${MOST_CELLS} in one request.`);
      }
      const bad = cells.find(({ key }) => key !== code && parseCellKey(key) === undefined);
      if (bad !== undefined) {
        throw inputError(`"${bad.key}" is not a cell; expected "<row>#<column>" or the region's own code "${code}".`);
      }
      // A cell that is requested twice is answered once.
      const requested = new Map(cells.map(({ key, hashCode }) => [key, hashCode]));
      return andThen(context.stops(region), (stops) =>
        [...requested].flatMap(([key, hashCode]) => {
          const cell = stops.cell(level, key);
          return cell.hashCode === hashCode ? [] : [{ ...cell, region, key }];
        }),
      );
    },
  },
  Stop: {
    id: ({ region, stop }) => encodeGlobalId({ type: 'Stop', region: region.code, code: stop.code }),
    code: ({ stop }) => stop.code,
    publicCode: ({ stop }) => (stop.publicCode === '' ? null : stop.publicCode),
    name: ({ stop }) => stop.name,
    point: ({ stop: { lat, lng } }) => ({ lat, lng }),
    timeZone: ({ region, stop }) => (stop.timezone === '' ? region.timezone : stop.timezone),
    cell: (source, _, context) =>
      andThen(context.stops(source.region), (stops) => {
        const entry = stops.find(source.stop.code);
        if (!entry?.isListed) return null;
        const key = cellOfStop(entry.listed);
        return { ...stops.cell(entry.level, key), region: source.region, key };
      }),
    level: (source, _, context) => andThen(entryOf(source, context), (entry) => entry?.level ?? 'MINOR'),
    modes: (source, _, context) =>
      andThen(entryOf(source, context), (entry) =>
        (entry?.listed.modes ?? []).map((identifier): ModeSource => ({ identifier })),
      ),
    lines: (source, _, context) => andThen(entryOf(source, context), (entry) => entry?.listed.lines ?? []),
    platform: ({ stop }) => (stop.platform === '' ? null : stop.platform),
    accessible: ({ stop }) => accessibilityOf(stop.wheelchair),
    popularity: ({ stop }) => Math.round(stop.popularity),
    station: ({ region, stop }, _, context) =>
      stop.parentCode === undefined ? null : findStop(region.code, stop.parentCode, context),
    children: (source, _, context) =>
      andThen(entryOf(source, context), (entry) =>
        (entry?.listed.children ?? []).map(({ stop }): StopSource => ({ region: source.region, stop })),
      ),
  },
  StopCell: {
    stops: ({ region, stops }) => stops.map(({ stop }) => ({ region, stop })),
  },
} satisfies Resolvers;

/** Wheelchair access of a stop. */
export function accessibilityOf(fact: Fact): Accessibility {
  switch (fact) {
    case 'yes':
      return 'ACCESSIBLE';
    case 'no':
      return 'INACCESSIBLE';
    case 'unknown':
      return 'UNKNOWN';
    default:
      return fact satisfies never;
  }
}

function entryOf({ region, stop }: StopSource, { stops }: GraphqlContext): Awaitable<StopEntry | undefined> {
  return andThen(stops(region), (of) => of.find(stop.code));
}
