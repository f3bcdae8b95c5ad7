// Opens files in TypeScript's language server, as an editor does, and prints every error the editor would show. It needs no build: the
// server follows the root tsconfig.json and the packages' `source` conditions.
// usage: npm run -s node -- scripts/check-editor.mjs [FILE…]     without files: some of every project
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SECONDS_PER_FILE = 60;

/** From every package the first and last test, the last script and the door, so that each of its projects is opened. */
function someFiles() {
  const listed = spawnSync('git', ['ls-files', '--', 'packages', 'apps', 'benchmarks'], {
    cwd: root,
    encoding: 'utf8',
  });
  const byKind = new Map();
  for (const file of listed.stdout
    .split('\n')
    .filter((path) => path.endsWith('.ts') && !path.includes('__generated__'))) {
    const home = /^(packages|apps)\/[^/]+|^benchmarks/.exec(file)?.[0];
    const kind = file.endsWith('.test.ts') ? 'test' : file.slice(home.length + 1).split('/', 1)[0];
    const files = byKind.get(`${home} ${kind}`) ?? [];
    byKind.set(`${home} ${kind}`, [...files, file]);
  }
  return [...byKind.values()].flatMap((files) => [...new Set([files[0], files.at(-1)])]);
}

/** A language server that answers requests by JSON-RPC over its standard streams. */
function startServer() {
  const child = spawn(join(root, 'node_modules', '.bin', 'tsc'), ['--lsp', '--stdio'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting = new Map();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const send = (message) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const receive = (message) => {
    if (message.method === undefined) {
      const answer = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error === undefined) answer?.done(message.result);
      else answer?.failed(new Error(message.error.message));
    } else if (message.id !== undefined) {
      // Its own requests (settings, registrations) get the answer of an editor that has nothing to add.
      send({
        id: message.id,
        result: message.method === 'workspace/configuration' ? message.params.items.map(() => null) : null,
      });
    }
  };
  child.stdout.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const end = received.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(received.subarray(0, Math.max(end, 0)).toString())?.[1]);
      if (end < 0 || !(received.length >= end + 4 + length)) return;
      const text = received.subarray(end + 4, end + 4 + length).toString();
      received = received.subarray(end + 4 + length);
      receive(JSON.parse(text));
    }
  });
  child.on('exit', () => {
    for (const { failed } of waiting.values()) failed(new Error('the language server ended'));
  });
  const notify = (method, params) => send({ method, params });
  const request = (method, params) =>
    new Promise((succeeded, failed) => {
      const id = ++lastId;
      const timer = setTimeout(
        () => failed(new Error(`${method} took more than ${SECONDS_PER_FILE} s`)),
        SECONDS_PER_FILE * 1000,
      );
      const done = (result) => {
        clearTimeout(timer);
        succeeded(result);
      };
      waiting.set(id, { done, failed });
      send({ id, method, params });
    });
  return { notify, request, stop: () => child.kill() };
}

const files =
  process.argv.length > 2
    ? process.argv.slice(2).map((file) => resolve(file))
    : someFiles().map((file) => join(root, file));
const server = startServer();
let errors = 0;
try {
  await server.request('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: { textDocument: { diagnostic: { dynamicRegistration: false } } },
  });
  server.notify('initialized', {});
  for (const file of files) {
    const uri = pathToFileURL(file).href;
    server.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'typescript', version: 1, text: readFileSync(file, 'utf8') },
    });
    const { items } = await server.request('textDocument/diagnostic', { textDocument: { uri } });
    for (const { severity, message, range, code } of items) {
      if (severity !== 1) continue;
      errors++;
      console.error(`${file}:${range.start.line + 1}: TS${code} ${message}`);
    }
    server.notify('textDocument/didClose', { textDocument: { uri } });
  }
} finally {
  server.stop();
}
console.log(`${files.length} files opened in the language server, ${errors} errors`);
process.exitCode = errors === 0 ? 0 : 1;
