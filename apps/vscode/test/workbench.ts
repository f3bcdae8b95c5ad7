import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = fileURLToPath(new URL('../../../.cache/code-server/', import.meta.url));
const entry = join(cache, 'node_modules/code-server/out/node/entry.js');

/** Where the tests look for a browser. `CHROMIUM` names another one. */
const browsers = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the tests; `undefined` when the machine has none. */
export const chromium: string | undefined = browsers.find((file) => file !== undefined && existsSync(file));

/** Why no workbench can be started; `undefined` when it can. */
export function missingForWorkbench(): string | undefined {
  if (chromium === undefined) return 'no Chromium here (install it, or name one in CHROMIUM)';
  // Its last file says that it is whole: the fetch may still be at work.
  if (!existsSync(cache) || !readdirSync(cache).some((file) => file.startsWith('installed-')))
    return 'code-server is not in .cache (run "node apps/vscode/scripts/fetch-code-server.mjs")';
  if (Number(process.versions.node.split('.')[0]) < 24) return 'code-server needs Node 24';
  return undefined;
}

/** A running editor with the extension installed from its VSIX. */
export interface Workbench {
  /** Address for a browser; it opens the folder. */
  readonly url: string;
  /** Changes the settings of user and machine while the editor runs. */
  configure(settings: Record<string, unknown>): void;
  stop(): void;
}

/**
 * Packs the extension, installs it into a fresh code-server and starts that on a folder with these files.
 * @param files path in the folder → content
 * @param settings added to the user's and the machine's settings
 */
export async function startWorkbench(
  files: Record<string, string | Uint8Array>,
  settings: Record<string, unknown>,
): Promise<Workbench> {
  const scratch = mkdtempSync(join(tmpdir(), 'tripwright-workbench-'));
  const folder = join(scratch, 'folder');
  const userData = join(scratch, 'user-data');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const configure = (more: Record<string, unknown>) => {
    // Settings with machine scope, such as the server's address, are read from the machine's file.
    for (const scope of ['User', 'Machine']) {
      mkdirSync(join(userData, scope), { recursive: true });
      writeFileSync(join(userData, scope, 'settings.json'), JSON.stringify({ ...quiet, ...settings, ...more }));
    }
  };
  configure({});

  // Without this the editor would write its configuration into the real home.
  const env = { ...process.env, HOME: scratch, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch };
  const places = ['--user-data-dir', userData, '--extensions-dir', join(scratch, 'extensions')];
  const vsix = join(root, 'dist', 'tripwright.vsix');
  execFileSync(process.execPath, [join(root, 'scripts', 'package.mjs')], { stdio: 'pipe' });
  execFileSync(process.execPath, [entry, ...places, '--install-extension', vsix], { env, stdio: 'pipe' });

  const port = await freePort();
  const flags = ['--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--disable-telemetry', '--disable-update-check'];
  const more = ['--disable-workspace-trust', '--disable-getting-started-override', folder];
  // In its own process group, because it starts further processes that must end with it.
  const server = spawn(process.execPath, [entry, ...places, ...flags, ...more], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => {
    endGroup(server);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await answers(`http://127.0.0.1:${port}/healthz`);
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}/?folder=${encodeURIComponent(folder)}`, configure, stop };
}

/** Switches off everything except the extension. */
const quiet = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'chat.disableAIFeatures': true,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'git.enabled': false,
  'editor.hover.delay': 100,
};

function endGroup(server: ChildProcess): void {
  if (server.pid === undefined || server.exitCode !== null) return;
  try {
    process.kill(-server.pid, 'SIGKILL');
  } catch {
    // it has ended already
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`nothing answers at ${url} after 30 s`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
