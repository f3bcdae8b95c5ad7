/** V8 slices of at least this length are views, which keep the whole text that they were cut from in memory (IM-13). */
const SHORTEST_VIEW = 13;

/**
 * A copy of the text in its own memory, so that a short value does not keep a chunk of a file alive. Editors read feeds in browsers, which have
 * no `Buffer`: there a joined text is flattened, and the cut shares the memory of the joined one alone.
 */
export function detachText(text: string): string {
  if (text.length < SHORTEST_VIEW) return text;
  return typeof Buffer === 'undefined' ? ` ${text}`.slice(1) : Buffer.from(text, 'utf16le').toString('utf16le');
}
