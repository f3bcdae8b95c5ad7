import { parseCellKey } from '@tripwright/core/geo';
import type { Fact } from '@tripwright/core/model';
import type { Accessibility, Resolvers } from '../__generated__/resolver-types.ts';
import type { GraphqlContext } from '../context.ts';
import { encodeGlobalId } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import type { StopSource } from '../sources.ts';
import { cellOfStop, type StopEntry } from '../stop-directory.ts';
import { findStop } from './node.ts';

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
      return [...requested].flatMap(([key, hashCode]) => {
        const cell = context.stops.cell(region, level, key);
        return cell.hashCode === hashCode ? [] : [{ ...cell, region, key }];
      });
    },
  },
  Stop: {
    id: ({ region, stop }) => encodeGlobalId({ type: 'Stop', region: region.code, code: stop.code }),
    code: ({ stop }) => stop.code,
    publicCode: ({ stop }) => (stop.publicCode === '' ? null : stop.publicCode),
    name: ({ stop }) => stop.name,
    point: ({ stop: { lat, lng } }) => ({ lat, lng }),
    timeZone: ({ region, stop }) => (stop.timezone === '' ? region.timezone : stop.timezone),
    cell: (source, _, context) => {
      const entry = entryOf(source, context);
      if (!entry?.isListed) return null;
      const key = cellOfStop(entry.listed);
      return { ...context.stops.cell(source.region, entry.level, key), region: source.region, key };
    },
    level: (source, _, context) => entryOf(source, context)?.level ?? 'MINOR',
    modes: (source, _, context) => (entryOf(source, context)?.listed.modes ?? []).map((identifier) => ({ identifier })),
    lines: (source, _, context) => entryOf(source, context)?.listed.lines ?? [],
    platform: ({ stop }) => (stop.platform === '' ? null : stop.platform),
    accessible: ({ stop }) => accessibilityOf(stop.wheelchair),
    popularity: ({ stop }) => Math.round(stop.popularity),
    station: ({ region, stop }, _, context) =>
      stop.parentCode === undefined ? null : findStop(region.code, stop.parentCode, context),
    children: (source, _, context) =>
      (entryOf(source, context)?.listed.children ?? []).map(({ stop }) => ({ region: source.region, stop })),
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

function entryOf({ region, stop }: StopSource, { stops }: GraphqlContext): StopEntry | undefined {
  return stops.find(region, stop.code);
}
