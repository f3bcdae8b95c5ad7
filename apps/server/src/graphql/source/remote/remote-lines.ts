import type { RegionInfo, StopRef } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { LineKey, LinePattern, RegionLine } from '@tripwright/planner';
import {
  type DecodedLocationInfo,
  type DecodedRouteInfo,
  locationInfoResponseSchema,
  routeInfoResponseSchema,
} from '@tripwright/wire/rest-v1';
import type { LineReads } from '../line-reads.ts';
import { notFromSource } from '../not-from-source.ts';
import { inTurn } from './in-turn.ts';
import { readAnswer } from './read-answer.ts';
import { readStopRef } from './read-stop.ts';
import type { RegionBook } from './region-book.ts';
import { isUnknownName, sourceError } from './source-error.ts';
import type { Upstream } from './upstream.ts';

/** What is known of single lines and stops, for as long as the book of their region. */
interface Known {
  readonly patterns: Map<string, Promise<readonly LinePattern[]>>;
  readonly linesAt: Map<string, Promise<readonly RegionLine[]>>;
}

/** The lines that `info/routes.json` lists, with their patterns (`info/routeInfo.json`) and those of single stops (`locationInfo.json`). */
export function remoteLines(
  { client }: Pick<Upstream, 'client'>,
  bookOf: (region: RegionInfo, locale: Locale) => Promise<RegionBook>,
): LineReads {
  const knownOf = new WeakMap<RegionBook, Known>();
  const known = (book: RegionBook): Known => {
    let own = knownOf.get(book);
    if (own === undefined) {
      own = { patterns: new Map(), linesAt: new Map() };
      knownOf.set(book, own);
    }
    return own;
  };

  const patternsOf = async (
    { code: region, timezone }: RegionInfo,
    { feed, id }: LineKey,
    book: RegionBook,
    locale: Locale,
  ): Promise<readonly LinePattern[]> => {
    const operator = book.line(id, feed)?.route.agency.id ?? '';
    const query = new URLSearchParams({
      ...{ region, routeID: id },
      ...(operator !== '' && { operatorID: operator }),
      ...(feed !== '' && { feed }),
    });
    const asked = await client.ask({ path: 'info/routeInfo.json', query, region }, { locale });
    if (asked.ok)
      return readAnswer(routeInfoResponseSchema, asked.value, (body: DecodedRouteInfo) =>
        readPatterns(body, book, timezone),
      );
    if (isUnknownName(asked.failure, 'routeID')) return [];
    throw sourceError(asked.failure);
  };

  const linesOf = async (
    { code: region }: RegionInfo,
    stop: string,
    book: RegionBook,
    locale: Locale,
  ): Promise<readonly RegionLine[]> => {
    const query = new URLSearchParams({ region, identifier: stop });
    const asked = await client.ask({ path: 'locationInfo.json', query, region }, { locale });
    if (!asked.ok) {
      if (isUnknownName(asked.failure, 'identifier')) return [];
      throw sourceError(asked.failure);
    }
    return readAnswer(locationInfoResponseSchema, asked.value, ({ routes }: DecodedLocationInfo) => {
      if (routes === undefined) throw notFromSource('which lines call at a stop');
      return routes.flatMap(({ id, feed }) => book.line(id, feed) ?? []);
    });
  };

  return {
    lines: async (region, locale) => (await bookOf(region, locale)).lines,
    async agencies(region, locale) {
      const { lines } = await bookOf(region, locale);
      const found = new Map(lines.map(({ route: { agency } }) => [JSON.stringify([agency.feed, agency.id]), agency]));
      return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
    },
    async linesAt(region, stopCodes, locale) {
      const book = await bookOf(region, locale);
      const { linesAt } = known(book);
      return inTurn(stopCodes, (stop) => once(linesAt, stop, () => linesOf(region, stop, book, locale)));
    },
    async patterns(region, lines, locale) {
      const book = await bookOf(region, locale);
      const { patterns } = known(book);
      return inTurn(lines, (line) =>
        once(patterns, JSON.stringify([line.feed, line.id]), () => patternsOf(region, line, book, locale)),
      );
    },
  };
}

/** What is known by a key, else what is read now. A failure is not kept. */
function once<V>(known: Map<string, Promise<V>>, key: string, read: () => Promise<V>): Promise<V> {
  let value = known.get(key);
  if (value === undefined) {
    value = read();
    known.set(key, value);
    value.catch(() => known.delete(key));
  }
  return value;
}

/** The patterns of a line; of a service of other makers the longest of each direction, which is what it says. */
function readPatterns({ patterns, directions }: DecodedRouteInfo, book: RegionBook, timezone: string): LinePattern[] {
  if (patterns === undefined)
    return directions.map(({ id, name, encodedShape, stops }) => ({
      code: id,
      direction: directionOf(Number(id)),
      headsign: name,
      stops: stops.map((stop): StopRef => book.stop(stop.stopCode) ?? readStopRef({ ...stop, timezone })),
      line: encodedShape,
      tripCount: 0,
    }));
  return patterns.map(({ id, directionID, name, stopCodes, encodedShape, numberOfServices }) => ({
    code: id,
    direction: directionOf(directionID),
    headsign: name,
    stops: stopCodes.flatMap((code) => book.stop(code) ?? []),
    line: encodedShape,
    tripCount: numberOfServices,
  }));
}

function directionOf(id: number | undefined): 0 | 1 | undefined {
  return id === 0 || id === 1 ? id : undefined;
}
