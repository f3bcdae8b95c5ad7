import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Limits on reading and building from input files. */
export interface RunLimits {
  readonly seconds: number;
  /** Megabytes (10⁶ bytes) of the whole process. */
  readonly megabytes: number;
}

/** Limits that the user gave; undefined = by the size of the input. */
export type GivenLimits = { readonly [Name in keyof RunLimits]: RunLimits[Name] | undefined };

/**
 * What a run may take by default: a base, and so much for each megabyte of input, packed as it is. Porto's 7 MB need
 * 14 s and 600 MB on a busy machine. Input made to exhaust a machine is small, since large files that are no maps or timetables are
 * recognised by their density.
 */
const SECONDS = { base: 60, perMegabyte: 30 } as const;
const MEGABYTES = { base: 1500, perMegabyte: 100 } as const;
/** Added where files are downloaded, whose size is unknown before; longer than all downloads may take together. */
const DOWNLOAD_SECONDS = 60;

/** The limits for input files, folders and addresses, with those that the user gave. */
export function limitsFor(inputs: readonly string[], { seconds, megabytes }: GivenLimits): RunLimits {
  const bytes = inputs.reduce((sum, input) => sum + bytesOf(input), 0);
  const downloads = inputs.some((input) => /^https?:/i.test(input)) ? DOWNLOAD_SECONDS : 0;
  return {
    seconds: seconds ?? Math.ceil(SECONDS.base + downloads + (SECONDS.perMegabyte * bytes) / 1e6),
    megabytes: megabytes ?? Math.ceil(MEGABYTES.base + (MEGABYTES.perMegabyte * bytes) / 1e6),
  };
}

/** Bytes of a file, or of the files of a folder; 0 where there is none, which its reader reports. */
function bytesOf(path: string): number {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return 0;
  if (!facts.isDirectory()) return facts.size;
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).reduce(
      (sum, name) => sum + (statSync(join(path, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  } catch {
    return 0;
  }
}
