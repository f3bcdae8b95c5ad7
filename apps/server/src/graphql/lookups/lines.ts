import type { LineKey } from '@tripwright/planner';
import type { GraphqlContext } from '../context.ts';
import { loadersOf } from '../loaders.ts';
import type { AgencySource, PatternSource, RouteSource } from '../sources.ts';

/** A line by its feed and id; null where the region has none. */
export async function findRoute(
  region: RouteSource['region'],
  key: LineKey,
  context: GraphqlContext,
): Promise<RouteSource | null> {
  const line = await loadersOf(context).line.load({ region, key });
  return line === undefined ? null : { region, ...line };
}

/** A pattern by its code; null where the line has none. */
export async function findPattern(
  region: RouteSource['region'],
  key: LineKey,
  code: string,
  context: GraphqlContext,
): Promise<PatternSource | null> {
  const route = await findRoute(region, key, context);
  if (route === null) return null;
  return (await patternsOf(route, context)).find(({ pattern }) => pattern.code === code) ?? null;
}

/** An agency by its feed and id; null where the region has none. */
export async function findAgency(
  region: RouteSource['region'],
  { feed, id }: LineKey,
  { source, locale }: GraphqlContext,
): Promise<AgencySource | null> {
  const agencies = await source.lines.agencies(region, locale);
  const agency = agencies.find((each) => each.feed === feed && each.id === id);
  return agency === undefined ? null : { region, agency };
}

/** The patterns of a line. */
export async function patternsOf(source: RouteSource, context: GraphqlContext): Promise<readonly PatternSource[]> {
  const { region, route } = source;
  const patterns = await loadersOf(context).patterns.load({ region, key: { feed: route.feed, id: route.id } });
  return patterns.map((pattern): PatternSource => ({ route: source, pattern }));
}
