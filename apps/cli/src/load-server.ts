/**
 * Loads the server. In production graphql-js does not look for a second copy of itself at each value of an answer, which costs a tenth of the work; what
 * runs from this command has one copy.
 */
export async function loadServer(): Promise<typeof import('@tripwright/server')> {
  process.env['NODE_ENV'] ??= 'production';
  return import('@tripwright/server');
}
