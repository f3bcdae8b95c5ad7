/** Types that the field `node` returns. */
export type NodeType = 'Region' | 'Mode' | 'Stop';

/** Content of a global identifier. The region of a mode is ''. */
export interface GlobalId {
  readonly type: NodeType;
  readonly region: string;
  readonly code: string;
}

const TYPES: readonly string[] = ['Region', 'Mode', 'Stop'] satisfies readonly NodeType[];
const VERSION = 'v1';
/** Longer identifiers are rejected without decoding. */
const LONGEST = 1000;

/** Encodes an identifier as base64url of `v1:Type:region:code`. Region codes hold no colon; stop codes may. */
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

function isNodeType(type: string): type is NodeType {
  return TYPES.includes(type);
}
