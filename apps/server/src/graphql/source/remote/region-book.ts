import { CELLS_PER_DEGREE, cellKey, cellsOfBox } from '@tripwright/core/geo';
import type { Agency, ListedStop, RegionInfo, RouteRef, StopRef } from '@tripwright/core/model';
import type { Colour, SegmentLocation } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { RegionLine } from '@tripwright/planner';
import { locationsResponseSchema, operatorsResponseSchema, routesResponseSchema } from '@tripwright/wire/rest-v1';
import type { StopLevel } from '../../__generated__/resolver-types.ts';
import { STOP_MODES } from '../../stop-directory.ts';
import { inTurn } from './in-turn.ts';
import { readAnswer } from './read-answer.ts';
import { hexOf, readStop } from './read-stop.ts';
import { answerOf } from './source-error.ts';
import type { Upstream } from './upstream.ts';

/** Stops and lines of a region in one language, which answers name by their codes. */
export interface RegionBook {
  readonly listed: Readonly<Record<StopLevel, readonly ListedStop[]>>;
  readonly lines: readonly RegionLine[];
  stop(code: string): StopRef | undefined;
  /** A line by its id, and by its feed where that is said. */
  line(id: string, feed: string | undefined): RegionLine | undefined;
}

/** The books of a service, each read at its first use and kept for as long as its dataset. */
export function regionBooks({
  client,
}: Pick<Upstream, 'client'>): (region: RegionInfo, locale: Locale) => Promise<RegionBook> {
  const books = new Map<string, { readonly version: string; readonly book: Promise<RegionBook> }>();
  return (region, locale) => {
    const { code, datasetVersion: version } = region;
    const key = `${locale} ${code}`;
    const known = books.get(key);
    if (known?.version === version) return known.book;
    const book = readBook(client, region, locale);
    books.set(key, { version, book });
    book.catch(() => books.delete(key));
    return book;
  };
}

async function readBook(
  client: Upstream['client'],
  { code: region, outline }: RegionInfo,
  locale: Locale,
): Promise<RegionBook> {
  const ask = (path: string, body: object): Promise<unknown> =>
    answerOf(client.ask({ path, body, region }, { locale }));
  const stopsAt = async (level: 1 | 2, cellIDs: readonly string[]): Promise<readonly ListedStop[]> => {
    const body = { region, level, cellIDs, modes: STOP_MODES, includeChildren: true };
    return readAnswer(locationsResponseSchema, await ask('locations.json', body), ({ groups }: Cells) =>
      groups.flatMap(({ stops = [] }) => stops.map((stop) => readStop(stop))),
    );
  };
  const [major, minorParts, routes, operators] = await Promise.all([
    stopsAt(1, [region]),
    inTurn(inParts(cellsOf(outline)), (cells) => stopsAt(2, cells)),
    ask('info/routes.json', { region }),
    ask('info/operators.json', { region }),
  ]);
  const minor = minorParts.flat();
  const stops = new Map<string, StopRef>();
  for (const { children } of [...major, ...minor]) for (const { stop } of children) stops.set(stop.code, stop);
  // A platform is listed beside its station as well, without saying so.
  const ofStation = (listed: ListedStop): ListedStop => {
    const parentCode = stops.get(listed.stop.code)?.parentCode;
    return parentCode === undefined ? listed : { ...listed, stop: { ...listed.stop, parentCode } };
  };
  const listed = { MAJOR: major.map(ofStation), MINOR: minor.map(ofStation) };
  for (const { stop } of [...listed.MAJOR, ...listed.MINOR]) stops.set(stop.code, stop);
  const known = readAnswer(operatorsResponseSchema, operators, (listed: readonly Operator[]) => listed);
  const lines = readAnswer(routesResponseSchema, routes, (listed: readonly Route[]) =>
    listed.map((route) => readLine(route, known)),
  );
  const byId = Map.groupBy(lines, ({ route }) => route.id);
  return {
    listed,
    lines,
    stop: (code) => stops.get(code),
    line: (id, feed) => {
      const own = byId.get(id) ?? [];
      return feed === undefined ? own[0] : own.find(({ route }) => route.feed === feed);
    },
  };
}

/** Most cells of one request: dense ones have some kilobytes each. */
const MOST_CELLS = 1000;

/** Keys of the cells that an outline touches, and of those around them: some stops lie just outside. */
function cellsOf(outline: RegionInfo['outline']): readonly string[] {
  const margin = 1 / CELLS_PER_DEGREE;
  const [lats, lngs] = [outline.map(({ lat }) => lat), outline.map(({ lng }) => lng)];
  const box = {
    south: Math.max(-90, Math.min(...lats) - margin),
    west: Math.min(...lngs) - margin,
    north: Math.min(90, Math.max(...lats) + margin),
    east: Math.max(...lngs) + margin,
  };
  return cellsOfBox(box).map((cell) => cellKey(cell));
}

function inParts(keys: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(keys.length / MOST_CELLS) }, (_, i) =>
    keys.slice(i * MOST_CELLS, (i + 1) * MOST_CELLS),
  );
}

interface Cells {
  readonly groups: readonly { readonly stops?: readonly SegmentLocation[] }[];
}

interface Operator {
  readonly id: string;
  readonly name: string;
  readonly website?: string;
  readonly phone?: string;
}

interface Route {
  readonly id: string;
  readonly shortName?: string;
  readonly routeName?: string;
  readonly mode: string;
  readonly operatorID?: string;
  readonly operatorName?: string;
  readonly feed?: string;
  readonly routeColor?: Colour;
  readonly routeTextColor?: Colour;
}

function readLine(line: Route, operators: readonly Operator[]): RegionLine {
  const { feed = '', operatorID: id = '', operatorName: name = '' } = line;
  const operator = operators.find((each) => each.id === id && each.name === name);
  const agency: Agency = { feed, id, name, url: operator?.website ?? '', phone: operator?.phone ?? '' };
  const route: RouteRef = {
    feed,
    id: line.id,
    shortName: line.shortName ?? '',
    longName: line.routeName ?? '',
    color: hexOf(line.routeColor),
    textColor: hexOf(line.routeTextColor),
    agency,
  };
  return { route, mode: line.mode };
}
