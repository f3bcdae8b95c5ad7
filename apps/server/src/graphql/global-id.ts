/** Types that `node` finds. */
export type NodeType = 'Region' | 'Mode' | 'Stop';

/** What a global identifier says. Modes belong to no region: theirs is ''. */
export interface GlobalId {
  readonly type: NodeType;
  readonly region: string;
  readonly code: string;
}

const TYPES: readonly string[] = ['Region', 'Mode', 'Stop'] satisfies readonly NodeType[];
const VERSION = 'v1';
/** No identifier of ours comes near it. */
const LONGEST = 1000;

/** base64url of `v1:Type:region:code`; a region's code has no colon, a stop's may. */
export function encodeGlobalId({ type, region, code }: GlobalId): string {
  return Buffer.from(`${VERSION}:${type}:${region}:${code}`, 'utf8').toString('base64url');
}

/** What an identifier says; undefined for everything that {@link encodeGlobalId} does not write. */
export function decodeGlobalId(id: string): GlobalId | undefined {
  if (id.length > LONGEST) return undefined;
  const match = /^v1:([A-Za-z]+):([^:]*):(.+)$/s.exec(Buffer.from(id, 'base64url').toString('utf8'));
  if (match === null) return undefined;
  const [, type = '', region = '', code = ''] = match;
  if (!isNodeType(type)) return undefined;
  const decoded: GlobalId = { type, region, code };
  // strict: padding, other alphabets, broken UTF-8 and trailing bits all decode to something, but nothing of ours is written so
  return encodeGlobalId(decoded) === id ? decoded : undefined;
}

function isNodeType(type: string): type is NodeType {
  return TYPES.includes(type);
}
