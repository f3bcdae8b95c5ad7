import type { GbfsField, GbfsFileKind, GbfsPlainKind, GbfsType, GbfsVersion } from './gbfs-field.ts';

/** A JSON Schema, as far as the schemas of GBFS use it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of a file of GBFS in the versions 1 to 3, for editors: each field with its meaning, each word of a closed list with its own.
 * The field `version` says which rules apply; without it they are those of version 1. Fields that the rules do not name are left alone, since
 * systems may add their own; a field of an earlier version is marked as deprecated, with the name of its successor.
 * @param isKnown whether the file is certainly one of GBFS; otherwise the schema applies only to an object with `last_updated` and `data`
 */
export function gbfsJsonSchema(file: GbfsFileKind, isKnown = true): JsonSchema {
  const rules = {
    if: { required: ['version'], properties: { version: { pattern: '^3' } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: fileSchema(file, 3),
    else: {
      if: { required: ['version'], properties: { version: { pattern: '^2' } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: fileSchema(file, 2),
      else: fileSchema(file, 1),
    },
  };
  const head = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `GBFS ${file.name}`,
    description: file.meaning,
  };
  if (isKnown) return { ...head, type: 'object', ...rules };
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return { ...head, if: { type: 'object', required: ['last_updated', 'data'] }, then: rules };
}

function fileSchema({ fields, isByLanguage, meaning }: GbfsFileKind, version: GbfsVersion): JsonSchema {
  const data = objectSchema(fields, version);
  return {
    type: 'object',
    required: ['last_updated', 'ttl', ...(version === 1 ? [] : ['version']), 'data'],
    properties: {
      last_updated: { ...plainSchema('instant', version), description: 'When the content last changed' },
      ttl: {
        type: 'integer',
        minimum: 0,
        description: 'Seconds until the file is renewed; 0 = at any time',
      },
      version: { type: 'string', description: 'Version of GBFS' },
      data: {
        ...(isByLanguage && version < 3 ? { type: 'object', additionalProperties: data } : data),
        description: meaning,
      },
    },
  };
}

function objectSchema(fields: readonly GbfsField[], version: GbfsVersion): JsonSchema {
  const present = fields.filter(({ versions }) => versions.includes(version));
  const properties: Record<string, unknown> = {};
  for (const field of present)
    properties[field.name] = { ...schemaOf(field.type, version), description: meaningOf(field) };
  for (const { name, versions, became } of fields) {
    if (became === undefined || versions.some((other) => other >= version)) continue;
    properties[name] ??= { deprecationMessage: `Up to version ${versions.at(-1)}; now ${became}.`, doNotSuggest: true };
  }
  const required = present.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

/** The kinds of ids as people write them. */
const ID_NAMES = {
  station: 'station_information',
  'vehicle-type': 'vehicle_types',
  'pricing-plan': 'system_pricing_plans',
  region: 'system_regions',
  vehicle: 'vehicle_status',
  alert: 'system_alerts',
} as const;

function meaningOf({ meaning, type }: GbfsField): string {
  const item = type.kind === 'list' ? type.of : type;
  const kind = item.kind === 'id' ? item.refersTo : item.kind === 'map' ? item.keys : undefined;
  return kind === undefined || meaning.includes(ID_NAMES[kind]) ? meaning : `${meaning} (${ID_NAMES[kind]})`;
}

function schemaOf(type: GbfsType, version: GbfsVersion): JsonSchema {
  switch (type.kind) {
    case 'enum':
      return enumSchema(type.values, version);
    case 'id':
      return { type: 'string', minLength: 1 };
    case 'list':
      return { type: 'array', items: schemaOf(type.of, version) };
    case 'object':
      return objectSchema(type.fields, version);
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(type.of, version) };
    default:
      return plainSchema(type.kind, version);
  }
}

/** Version 1 writes its words in capitals; systems write both. */
function enumSchema(values: Readonly<Record<string, string>>, version: GbfsVersion): JsonSchema {
  const words = Object.keys(values);
  const meanings = Object.values(values);
  const both = version === 1 ? [...words, ...words.map((word) => word.toUpperCase())] : words;
  return { type: 'string', enum: both, enumDescriptions: version === 1 ? [...meanings, ...meanings] : meanings };
}

const URI = { type: 'string', format: 'uri' } as const;
const DATE_TIME = { type: 'string', format: 'date-time' } as const;

function plainSchema(kind: GbfsPlainKind, version: GbfsVersion): JsonSchema {
  switch (kind) {
    case 'text':
      return { type: 'string' };
    case 'local':
      return version === 3 ? localised({ type: 'string' }) : { type: 'string' };
    case 'local-url':
      return version === 3 ? localised(URI) : URI;
    case 'number':
      return { type: 'number' };
    case 'amount':
      return { type: 'number', minimum: 0 };
    case 'share':
      return { type: 'number', minimum: 0, maximum: 1 };
    case 'count':
      return { type: 'integer', minimum: 0 };
    case 'flag':
      return version === 1 ? { enum: [0, 1, true, false] } : { type: 'boolean' };
    case 'instant':
      return version === 3 ? DATE_TIME : { type: 'integer', minimum: 0, maximum: 99_999_999_999 };
    case 'date-time':
      return DATE_TIME;
    case 'date':
      return { type: 'string', format: 'date' };
    case 'clock':
      return { type: 'string', pattern: '^\\d{1,2}:\\d{2}:\\d{2}$' };
    case 'latitude':
      return { type: 'number', minimum: -90, maximum: 90 };
    case 'longitude':
      return { type: 'number', minimum: -180, maximum: 180 };
    case 'url':
      return URI;
    case 'geometry':
      return {
        type: 'object',
        required: ['type', 'coordinates'],
        properties: { type: { enum: ['MultiPolygon'] }, coordinates: { type: 'array' } },
      };
  }
}

/** A list of texts with their languages. */
function localised(text: JsonSchema): JsonSchema {
  const properties = {
    text: { ...text, description: 'The text' },
    language: { type: 'string', description: 'Its language: en, pt-BR' },
  };
  return { type: 'array', items: { type: 'object', required: ['text', 'language'], properties } };
}
