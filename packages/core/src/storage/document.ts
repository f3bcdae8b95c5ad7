import { decodeUtf8, encodeUtf8, PlannerError } from '../base/index.ts';
import { type Sections, section } from './flat-file.ts';

const NAME = 'document';

/**
 * One JSON value as the only section of a flat file. Small data that is read as a whole (zones, tariffs, vehicle types) shares the header,
 * the checksum and the version of the other files this way.
 */
export function writeDocument(value: unknown): Sections {
  return new Map([[NAME, encodeUtf8(JSON.stringify(value))]]);
}

/**
 * The value that {@link writeDocument} wrote. Its shape is not checked: the checksum of the file protects it.
 * @throws PlannerError `artefact-corrupt` where the section is missing or is not JSON
 */
export function readDocument<Value>(sections: Sections): Value {
  const bytes = section(sections, NAME, Uint8Array);
  try {
    return JSON.parse(decodeUtf8(bytes, 0, bytes.length)) as Value;
  } catch (cause) {
    throw new PlannerError('artefact-corrupt', `section "${NAME}" is not JSON. Build the region again.`, { cause });
  }
}
