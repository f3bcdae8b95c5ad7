import { below, pickOne, type RandomNumbers } from '@tripwright/testkit/random';
import type { Sent } from './send.ts';

/** The parts of a JSON Schema that our description uses. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly style?: string;
  readonly description?: string;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** An OpenAPI description as far as the generator reads it. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A generated request. */
export interface RestRequest extends Sent {
  /** The parameters and members of the body that the operation has; an error names some of them. */
  readonly names: ReadonlySet<string>;
  /** The statuses that the operation describes. */
  readonly statuses: ReadonlySet<string>;
  /** Whether something besides parameters is unusual: method, path, headers, encoding, or a body that is no JSON. */
  readonly isOdd: boolean;
}

/** Values that the schemas cannot express, by parameter. */
export type Samples = Readonly<Record<string, readonly string[]>>;

const BOOLEANS = ['true', 'false', '1', '0'];
const HUGE = ['x'.repeat(3000), '9'.repeat(400), ','.repeat(2500), '('.repeat(2500), '💥'.repeat(600)];
const MALFORMED = [
  '',
  ' ',
  '-1',
  '-0',
  '0',
  '1e309',
  '-1e309',
  '1e-320',
  'NaN',
  'Infinity',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  '4294967296',
  '-62135596801',
  '253402300800',
  '8640000000001',
  'null',
  'undefined',
  '[object Object]',
  '[]',
  '{}',
  'true',
  'TRUE',
  'yes',
  '(,)',
  '(0,0)',
  '(90,180)',
  '(-90,-180)',
  '(91,181)',
  '(NaN,NaN)',
  '(43.5,-28.4',
  '(43.5,-28.4)"',
  '(43.5,-28.4)"a"b"',
  '(43.5,-28.4)"\u202e"',
  '()',
  ',,,,',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  "' OR 1=1--",
  '<script>alert(1)</script>',
  'a\u0000b',
  'a\r\nX-Injected: 1',
  '\u001b[31m',
  '\ud800',
  '﷽',
  '日本語',
  'ß',
  'İ',
  '٤٣',
  '%',
  '%zz',
  '%00',
  '(?:a+)+$',
];
const METHODS = ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'POST', 'GET', 'TRACE', 'PROPFIND'];
const MEDIA_TYPES = [
  'text/plain',
  'application/xml',
  '',
  'application/json; charset=utf-16',
  'application/problem+json',
];
const ENCODINGS = ['gzip', 'br', 'identity', 'gzip;q=0, *', '*;q=0', 'deflate', 'zstd', '\u00ff', 'gzip,'.repeat(200)];
const LANGUAGES = ['de', 'zh-TW;q=0.4', '*', 'xx-'.repeat(300), ';;;q=', 'de;q=abc, fr', 'i-klingon'];

/** Draws requests from a description: valid ones, and ones with boundary, malformed, repeated, huge and missing values. */
export function restRequests(description: Description, samples: Samples, random: RandomNumbers): () => RestRequest {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const chance = (part: number): boolean => random() < part;

  const validText = ({ name, schema, description: text = '' }: Parameter): string => {
    const known = samples[name];
    if (known !== undefined) return pickOne(known, random);
    if (schema.enum !== undefined) return String(pickOne(schema.enum, random));
    if (text.includes('true, false, 1 or 0')) return pickOne(BOOLEANS, random);
    return String(below(random, 20));
  };
  const spoiledText = (): string => pickOne(chance(0.15) ? HUGE : MALFORMED, random);

  /** A part of the path: valid, malformed, or valid but for its end or one character, as ids are that were copied badly. */
  const pathText = (valid: string): string => {
    if (chance(0.6)) return valid;
    const at = below(random, valid.length);
    if (chance(0.3)) return valid.slice(0, at);
    if (chance(0.6)) return `${valid.slice(0, at)}${pickOne([...'A_-z09'], random)}${valid.slice(at + 1)}`;
    return spoiledText();
  };

  const query = (parameters: readonly Parameter[]): string => {
    const pairs: string[] = [];
    const spoil = chance(0.6) ? 0.15 : 0;
    for (const parameter of parameters) {
      const { name, required = false, style } = parameter;
      if (!required && !chance(0.15)) continue;
      const key = style === 'deepObject' ? `${name}[${pickOne(samples['modes'] ?? ['x'], random)}]` : name;
      if (!chance(spoil)) {
        pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(validText(parameter))}`);
        continue;
      }
      const kind = below(random, 6);
      if (kind === 0) continue;
      const value = encode(spoiledText(), random);
      if (kind === 1) pairs.push(`${key}=${encode(validText(parameter), random)}`, `${key}=${value}`);
      else if (kind === 2)
        pairs.push(...Array.from({ length: 2 + below(random, 150) }, () => `${key}=${value.slice(0, 60)}`));
      else if (kind === 3) pairs.push(`${key}[]=${value}`, `${key}[a][b]=${value}`);
      else if (kind === 4) pairs.push(key);
      else pairs.push(`${key}=${value}`);
    }
    if (chance(0.05)) pairs.push(...['&', '=', '=x', '&&=&'].slice(0, 1 + below(random, 4)));
    if (chance(0.05)) pairs.push(`surplus${below(random, 9)}=${encode(spoiledText(), random)}`);
    return pairs.join('&');
  };

  const value = (schema: Schema, name: string): unknown => {
    if (schema.anyOf !== undefined) return value(pickOne(schema.anyOf, random), name);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return pickOne(schema.enum, random);
    switch (schema.type) {
      case 'object': {
        const properties = Object.entries(schema.properties ?? {}).filter(
          ([key]) => schema.required?.includes(key) === true || chance(0.5),
        );
        const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
        const extra = more === undefined ? [] : [[String(pickOne(samples[name] ?? ['a'], random)), value(more, name)]];
        return Object.fromEntries([...properties.map(([key, inner]) => [key, value(inner, key)]), ...extra]);
      }
      case 'array':
        return Array.from({ length: below(random, 4) }, () => value(schema.items ?? {}, name));
      case 'boolean':
        return chance(0.5);
      case 'integer':
        return pickOne([schema.minimum ?? 0, (schema.minimum ?? 0) + 1, 75, 100], random);
      case 'number':
        return samples[name] === undefined ? below(random, 1000) : Number(pickOne(samples[name], random));
      default:
        return pickOne(samples[name] ?? ['a'], random);
    }
  };

  const spoiledValue = (depth = 0): unknown => {
    switch (below(random, depth > 3 ? 6 : 9)) {
      case 0:
        return null;
      case 1:
        return chance(0.5);
      case 2:
        return pickOne([0, -1, 1.5, 1e21, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31], random);
      case 3:
      case 4:
        return pickOne(MALFORMED, random);
      case 5:
        return pickOne(HUGE, random);
      case 6:
        return Array.from({ length: pickOne([0, 1, 3, 2000, 11_000], random) }, () =>
          depth > 0 ? 1 : pickOne(MALFORMED, random),
        );
      case 7:
        return JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
      default:
        return Object.fromEntries(
          Array.from({ length: 3 }, () => [pickOne(MALFORMED, random), spoiledValue(depth + 1)]),
        );
    }
  };

  /** Changes one member of an object at random depth. */
  const spoilWithin = (object: Record<string, unknown>): void => {
    const inner = Object.values(object).flatMap((member) => (Array.isArray(member) ? member : [member]));
    const objects = inner.filter((member): member is Record<string, unknown> => isObject(member));
    if (objects.length > 0 && chance(0.5)) spoilWithin(pickOne(objects, random));
    else if (Object.keys(object).length > 0) object[pickOne(Object.keys(object), random)] = spoiledValue();
  };

  return () => {
    const { path, method, operation } = pickOne(operations, random);
    const headers: Record<string, string | string[]> = {};
    let isOdd = false;
    for (const { name, required = false, schema } of (operation.parameters ?? []).filter(
      (each) => each.in === 'header',
    ))
      if (required && chance(0.9)) headers[name] = String(schema.enum?.[0] ?? 'x');
      else if (required) isOdd = true;
    if (chance(0.2)) headers['accept-language'] = pickOne(LANGUAGES, random);
    if (chance(0.3)) headers['accept-encoding'] = pickOne(ENCODINGS, random);
    if (chance(0.05)) headers['x-request-id'] = pickOne(['a', 'x'.repeat(500), '\u00ff\u00fe', '"quoted"'], random);
    if (chance(0.05))
      headers['host'] = pickOne(['evil.example', 'localhost:99999', '[::1]', 'a b', '', '\u00ff'], random);
    const text = query((operation.parameters ?? []).filter((each) => each.in === 'query'));
    let body: string | undefined;
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (schema !== undefined) {
      headers['content-type'] = 'application/json';
      const wanted = value(schema, 'body') as Record<string, unknown>;
      if (chance(0.4)) {
        const name = pickOne(Object.keys(schema.properties ?? {}), random);
        if (chance(0.2)) delete wanted[name];
        else if (chance(0.5)) spoilWithin(wanted);
        else wanted[name] = spoiledValue();
      }
      body = JSON.stringify(wanted);
      if (chance(0.08)) {
        isOdd = true;
        body = pickOne(
          [
            '',
            '{',
            body.slice(0, -1),
            `${body}x`,
            '[]',
            'null',
            '"a"',
            '1',
            '\u0000',
            `{"a":${'['.repeat(20_000)}`,
            nested(schema, random),
          ],
          random,
        );
      }
      if (chance(0.05)) {
        isOdd = true;
        headers['content-type'] = pickOne(MEDIA_TYPES, random);
      }
      if (chance(0.03)) {
        isOdd = true;
        headers['content-encoding'] = pickOne(['gzip', 'br', 'nonsense'], random);
      }
    }
    let wantedMethod = method;
    if (chance(0.06)) {
      wantedMethod = pickOne(METHODS, random);
      isOdd = true;
    }
    const named = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(pathText(pickOne(samples[name] ?? ['x'], random)).toWellFormed()),
    );
    const odd = chance(0.04)
      ? pickOne(['/', '//', '/..', '%2e%2e', '.json', '\u00e9', '%zz', '%00', ';a=b'], random)
      : '';
    if (odd !== '') isOdd = true;
    // A length without its body would make a body of the request after it.
    const sent = wantedMethod === 'GET' || wantedMethod === 'TRACE' ? undefined : body;
    return {
      method: wantedMethod,
      path: `${named}${encodeOddPath(odd)}${text === '' ? '' : `?${text}`}`.slice(0, 12_000),
      headers: {
        ...headers,
        ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
      },
      ...(sent !== undefined && { body: sent }),
      names: new Set([
        ...(operation.parameters ?? []).map(({ name }) => name),
        ...Object.keys(schema?.properties ?? {}),
      ]),
      // An id may be empty once it is spoiled, and lead to no endpoint then.
      statuses: new Set([...Object.keys(operation.responses), ...(path.includes('{') ? ['404'] : [])]),
      isOdd: isOdd || headers['host'] !== undefined,
    };
  };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A body that is JSON, with one member nested deeper than recursion reaches. */
function nested(schema: Schema, random: RandomNumbers): string {
  const [open, close] = pickOne(
    [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const,
    random,
  );
  const name = pickOne(Object.keys(schema.properties ?? {}), random);
  return `{"${name}":${open.repeat(60_000)}1${close.repeat(60_000)}}`;
}

/** Percent-encodes a value: as usual, in Latin-1 (which is not valid UTF-8), or hardly at all. */
function encode(text: string, random: RandomNumbers): string {
  const kind = below(random, 8);
  if (kind === 0)
    return [...Buffer.from(text, 'latin1')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  if (kind === 1) return text.replace(/[^!-~]|[#&+]/g, '');
  return encodeURIComponent(text.toWellFormed());
}

/** Node refuses to send characters outside Latin-1 in a path. */
function encodeOddPath(text: string): string {
  return text.replace(/[^!-~]/g, (sign) => encodeURIComponent(sign));
}
