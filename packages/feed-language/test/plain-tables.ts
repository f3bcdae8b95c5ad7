/** A row of a table, read without any part of the package. */
export interface PlainRow {
  /** Line on which it begins, from 0. */
  readonly line: number;
  /** Values by column, trimmed. */
  readonly values: ReadonlyMap<string, string>;
  /** Lines and characters at which the cells begin, by column, quotation marks included. */
  readonly places: ReadonlyMap<string, { readonly line: number; readonly character: number }>;
}

/**
 * The rows of a well-formed CSV text after its header, read as RFC 4180 says, one character after the other: what the language service finds is
 * compared with it. Blank lines are no rows.
 */
export function plainRows(text: string): PlainRow[] {
  const body = text.replace(/^\ufeff/, '');
  const rows: PlainRow[] = [];
  let names: string[] | undefined;
  let [at, line, lineStart] = [0, 0, 0];
  const newLine = (): void => {
    at += body.startsWith('\r\n', at) ? 2 : 1;
    line++;
    lineStart = at;
  };
  const isEnd = (): boolean => at >= body.length || body[at] === '\n' || body[at] === '\r';
  while (at < body.length) {
    const first = line;
    const values = new Map<string, string>();
    const places = new Map<string, { line: number; character: number }>();
    let cell = 0;
    let isBlank = true;
    for (;;) {
      const place = { line, character: at - lineStart };
      let value = '';
      if (body[at] === '"') {
        for (at++; at < body.length; ) {
          if (body[at] === '"' && body[at + 1] !== '"') break;
          if (body[at] === '"') at++;
          const isLineEnd = body[at] === '\n' || (body[at] === '\r' && body[at + 1] !== '\n');
          value += body[at++];
          if (isLineEnd) [line, lineStart] = [line + 1, at];
        }
        at++;
        isBlank = false;
      }
      while (!isEnd() && body[at] !== ',') value += body[at++];
      if (value !== '') isBlank = false;
      const name = names?.[cell] ?? (names === undefined ? String(cell) : '');
      if (!values.has(name)) {
        values.set(name, value.trim());
        places.set(name, place);
      }
      cell++;
      if (body[at] !== ',') break;
      at++;
      isBlank = false;
    }
    if (at < body.length) newLine();
    if (isBlank) continue;
    if (names === undefined) names = [...values.values()].map((name) => name.toLowerCase());
    else rows.push({ line: first, values, places });
  }
  return rows;
}
