import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.ts';

/** The rooms whose code determines the bytes of a region. */
const WRITERS = ['packages/core/src', 'packages/feeds/src', 'packages/sample-city/src'];
/** Rooms inside those that only answer queries and are themselves measured. */
const ANSWERERS = ['engine/journey/', 'engine/transit/', 'ranking/', 'template/'];

let stamp: string | undefined;

/** A hash of the code that writes regions: a cached region of an older program is built again. */
export function programStamp(): string {
  if (stamp !== undefined) return stamp;
  const hash = createHash('sha256');
  for (const folder of WRITERS) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    const isWriting = (name: string): boolean =>
      name.endsWith('.ts') && !name.endsWith('.test.ts') && !ANSWERERS.some((room) => name.startsWith(room));
    for (const file of files.filter(isWriting).sort()) {
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  stamp = hash.digest('hex').slice(0, 16);
  return stamp;
}
