/** Types that the field `node` returns; every kind of facility has the identifiers of the type `Facility`. */
export type NodeType = (typeof TYPES)[number];

/** Content of a global identifier. The region of a mode is ''. */
export interface GlobalId {
  readonly type: NodeType;
  readonly region: string;
  readonly code: string;
}

const TYPES = [
  'Region',
  'Mode',
  'Stop',
  'Route',
  'Pattern',
  'Agency',
  'Service',
  'Alert',
  'Vehicle',
  'Facility',
] as const;
const VERSION = 'v1';
/** Longer identifiers are rejected without decoding. */
const LONGEST = 1000;

/** Encodes an identifier as base64url of `v1:Type:region:code`. Region codes hold no colon; other codes may. */
export function encodeGlobalId({ type, region, code }: GlobalId): string {
  return Buffer.from(`${VERSION}:${type}:${region}:${code}`, 'utf8').toString('base64url');
}

/** Decodes an identifier; undefined for any text that {@link encodeGlobalId} does not write. */
export function decodeGlobalId(id: string): GlobalId | undefined {
  if (id.length > LONGEST) return undefined;
  const match = /^v1:([A-Za-z]+):([^:]*):(.+)$/s.exec(Buffer.from(id, 'base64url').toString('utf8'));
  if (match === null) return undefined;
  const [, type = '', region = '', code = ''] = match;
  if (!isNodeType(type)) return undefined;
  const decoded: GlobalId = { type, region, code };
  // Strict: padding, other alphabets, broken UTF-8 and trailing bits decode as well, but encodeGlobalId never writes them.
  return encodeGlobalId(decoded) === id ? decoded : undefined;
}

/** The code of a thing that several ids name together: a line by its feed and id. Ids may hold any character. */
export function joinCode(parts: readonly string[]): string {
  return parts.map(encodePart).join('/');
}

/** The ids of a code of {@link joinCode}; undefined unless there are `count` of them. */
export function splitCode(code: string, count: number): readonly string[] | undefined {
  const parts = code.split('/');
  if (parts.length !== count) return undefined;
  const decoded = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return joinCode(decoded) === code ? decoded : undefined;
}

/** As in JSON pointers (RFC 6901). */
function encodePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function isNodeType(type: string): type is NodeType {
  return (TYPES as readonly string[]).includes(type);
}
