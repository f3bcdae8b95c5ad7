import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('holds an install current under every version of Node, since npm starts later commands with the one that it brought', () => {
  const script = JSON.stringify(new URL('../../../scripts/install-stamp.mjs', import.meta.url).href);
  const manifest = new URL('../../../package.json', import.meta.url).pathname;
  const stampUnder = (version: string) => {
    const code = `Object.defineProperty(process, 'version', { value: '${version}' });
      const { installStamp } = await import(${script});
      process.stdout.write(installStamp([${JSON.stringify(manifest)}]));`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout;
  };
  const stamp = stampUnder('v20.20.2');
  expect(stamp).toMatch(/^[0-9a-f]{64}$/);
  expect(stampUnder('v24.21.0')).toBe(stamp);
});
