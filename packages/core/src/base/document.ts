import { type Sections, section } from './flat-file.ts';
import { PlannerError } from './planner-error.ts';
import { decodeUtf8, encodeUtf8 } from './string-pool.ts';

const NAME = 'document';

/**
 * One JSON value as the only section of a flat file: for what is small and read as a whole (zones, tariffs, vehicle types), so that it
 * shares the header, the checksum and the version of the other files.
 */
export function writeDocument(value: unknown): Sections {
  return new Map([[NAME, encodeUtf8(JSON.stringify(value))]]);
}

/** The value that {@link writeDocument} wrote; the checksum of the file vouches for its shape. @throws PlannerError `artefact-corrupt` */
export function readDocument<Value>(sections: Sections): Value {
  const bytes = section(sections, NAME, Uint8Array);
  try {
    return JSON.parse(decodeUtf8(bytes, 0, bytes.length)) as Value;
  } catch (cause) {
    throw new PlannerError('artefact-corrupt', `section "${NAME}" is not JSON. Build the region again.`, { cause });
  }
}
