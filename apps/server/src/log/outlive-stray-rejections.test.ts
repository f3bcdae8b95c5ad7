import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const from = JSON.stringify(new URL('./outlive-stray-rejections.ts', import.meta.url).href);

/** Runs a program that calls the function under test. */
function run(program: string): { readonly status: number | null; readonly out: string; readonly err: string } {
  const text = `import { outliveStrayRejections } from ${from}; outliveStrayRejections(); ${program}`;
  const args = ['--conditions=source', '--input-type=module-typescript', '--eval', text];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

test('a rejection that nothing takes notice of is said, and the process goes on', () => {
  const rejected = run(
    `void Promise.reject(new Error('lost\\nforged line')); setImmediate(() => console.log('still here'));`,
  );
  expect(rejected).toMatchObject({ status: 0, out: 'still here\n' });
  expect(rejected.err).toContain(
    'A failure reached no request; please report it. Error: lost\\u{a}forged line\n    at ',
  );
});

test('an exception ends the process', () => {
  const thrown = run(
    `setImmediate(() => { throw new Error('broken'); }); setTimeout(() => console.log('still here'), 60_000);`,
  );
  expect(thrown).toMatchObject({ status: 1, out: '' });
});
