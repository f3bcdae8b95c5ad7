import { buildSchema, GraphQLError, GraphQLScalarType, type GraphQLSchema, isScalarType, Kind } from './graphql-js.ts';
import { formatIsoDuration, parseIsoDuration } from './iso-duration.ts';
import { formatZonedTime, parseZonedTime, type ZonedTime } from './zoned-time.ts';

export type { ZonedTime } from './zoned-time.ts';

/** Longest text of a natural key; keys of feeds are far shorter. */
const LONGEST_KEY = 200;

const dateTime = new GraphQLScalarType<number | ZonedTime, string>({
  name: 'DateTime',
  serialize: (value) => formatZonedTime(value as ZonedTime),
  parseValue: (value) => {
    const time = typeof value === 'string' ? parseZonedTime(value) : undefined;
    if (time !== undefined) return time;
    throw refused('DateTime', value, 'expected RFC 3339 with an offset, such as "2026-11-02T08:15:00+01:00"');
  },
});

const duration = new GraphQLScalarType<number, string>({
  name: 'Duration',
  serialize: (value) => formatIsoDuration(value as number),
  parseValue: (value) => {
    const seconds = typeof value === 'string' ? parseIsoDuration(value) : undefined;
    if (seconds !== undefined) return seconds;
    throw refused('Duration', value, 'expected ISO 8601 in hours, minutes and seconds, such as "PT8M" or "PT1H30M"');
  },
});

/** Parsing and serialising of the scalars; the schema describes them. An unknown key is not an error here: resolvers answer it in data. */
export const scalars = {
  DateTime: dateTime,
  Duration: duration,
  Locale: textScalar('Locale', 100),
  ModeId: textScalar('ModeId', LONGEST_KEY),
  RegionCode: textScalar('RegionCode', LONGEST_KEY),
  StopCode: textScalar('StopCode', LONGEST_KEY),
  CellId: textScalar('CellId', LONGEST_KEY),
  MultiPolygon: new GraphQLScalarType({ name: 'MultiPolygon' }),
  Polyline: textScalar('Polyline', Number.POSITIVE_INFINITY),
};

/**
 * Gives the scalars of an executable schema the descriptions and `@specifiedBy` addresses of its source, which their resolvers displace.
 * Changes the schema in place.
 */
export function describeScalars(schema: GraphQLSchema, source: string): GraphQLSchema {
  for (const described of Object.values(buildSchema(source).getTypeMap())) {
    const type = schema.getType(described.name);
    if (!isScalarType(described) || !isScalarType(type)) continue;
    type.description = described.description;
    type.specifiedByURL = described.specifiedByURL;
  }
  return schema;
}

function textScalar(name: string, longest: number): GraphQLScalarType<string, string> {
  const read = (value: unknown): string => {
    if (typeof value !== 'string') throw refused(name, value, 'expected a text');
    if (value.length > longest) throw refused(name, value, `expected at most ${longest} characters`);
    return value;
  };
  return new GraphQLScalarType({
    name,
    serialize: (value) => value as string,
    parseValue: read,
    parseLiteral: (node) => {
      if (node.kind !== Kind.STRING) throw refused(name, undefined, 'expected a text in quotes');
      return read(node.value);
    },
  });
}

function refused(name: string, value: unknown, expected: string): GraphQLError {
  const shown = value === undefined ? '' : ` ${JSON.stringify(value)?.slice(0, 80)}`;
  return new GraphQLError(`Not a ${name}:${shown}; ${expected}.`, { extensions: { code: 'BAD_USER_INPUT' } });
}
