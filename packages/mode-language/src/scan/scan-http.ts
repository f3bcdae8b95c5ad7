import { scanJson } from './scan-json.ts';
import { scanQueries } from './scan-queries.ts';
import type { StringSink } from './source-string.ts';

/**
 * The parameters of all addresses of a `.http` file, and the strings of JSON bodies: a body begins with a line that starts with a bracket and
 * ends at the next `###`. Each body is its own scope.
 */
export function scanHttp(text: string, strings: StringSink): void {
  let parameters = 0;
  for (const body of bodiesOf(text)) {
    scanQueries(text, strings, { from: parameters, to: body.start });
    const inBody: StringSink = {
      push: (string) => {
        const list = string.list === undefined ? undefined : string.list + body.start;
        const [start, end] = [string.start + body.start, string.end + body.start];
        strings.push({ ...string, start, end, list, scope: 1 + body.start });
      },
    };
    scanJson(text.slice(body.start, body.end), inBody);
    parameters = body.end;
  }
  scanQueries(text, strings, { from: parameters });
}

/** The parameters in the commands of a shell script. */
export function scanShell(text: string, strings: StringSink): void {
  scanQueries(text, strings);
}

function* bodiesOf(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let at = 0;
  while (at < text.length) {
    if (text[at] === '{' || text[at] === '[') {
      const next = text.indexOf('\n###', at);
      const end = next < 0 ? text.length : next + 1;
      // A variable of the client, as in `{{host}}/v1`, begins no body.
      if (!text.startsWith('{{', at)) yield { start: at, end };
      at = text.startsWith('{{', at) ? at : end;
    }
    const line = text.indexOf('\n', at);
    if (line < 0) return;
    at = line + 1;
  }
}
