import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT: string = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
/** The development feeds, beside the repository; `TRIPWRIGHT_DATA` names another place. */
export const DATA_FOLDER: string = process.env['TRIPWRIGHT_DATA'] ?? resolve(ROOT, '../shared/data');
/** Regions, merged feeds and peers that benchmarks build once and use again. Never committed. */
export const CACHE_FOLDER: string = join(ROOT, '.tripwright', 'bench');
