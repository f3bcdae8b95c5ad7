import { openRegion, openRegionFile, parseManifest, type Region } from '@tripwright/core/region';

/** Returns the bytes of a file of a region's folder, such as `manifest.json`. Rejects where there is no such file. */
export type ReadRegionFile = (name: string) => Promise<ArrayBuffer | Uint8Array>;

/**
 * Loads a region from wherever its files lie: behind an address, in an editor's extension, in a browser's storage. All files that the
 * manifest names are read, at the same time, and checked against their checksums.
 * @param source what to call the region's folder in errors
 * @throws PlannerError `artefact-corrupt` or `artefact-newer-format`
 */
export async function loadRegion(read: ReadRegionFile, source = 'region'): Promise<Region> {
  const text = new TextDecoder().decode(await read('manifest.json'));
  const manifest = parseManifest(text, `${source}/manifest.json`);
  const names = Object.keys(manifest.files);
  const opened = await Promise.all(
    names.map(async (name) => [name, openRegionFile(name, wholeBuffer(await read(name)), source)] as const),
  );
  return openRegion(manifest, new Map(opened), source);
}

/** Flat files start at the first byte of a buffer, so a view of a part of one is copied. */
function wholeBuffer(bytes: ArrayBuffer | Uint8Array): ArrayBufferLike {
  if (bytes instanceof ArrayBuffer) return bytes;
  const isWhole = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  return isWhole ? bytes.buffer : new Uint8Array(bytes).buffer;
}
