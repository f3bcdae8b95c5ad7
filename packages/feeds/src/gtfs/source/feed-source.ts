import { type FileHandle, open, stat } from 'node:fs/promises';
import { PlannerError } from '@tripwright/core/base';
import { listFolder, type OpenedFiles, openZip } from '../../files/index.ts';

/**
 * Opens the zip or the folder of a feed.
 * @throws PlannerError `input-missing` or `input-unreadable`, naming the file and the remedy
 */
export async function openFeed(path: string): Promise<OpenedFiles> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw new PlannerError('input-missing', `There is no file ${path}. Check the path.`, { cause });
  });
  let opened: OpenedFiles;
  if (facts.isDirectory()) {
    opened = await listFolder(path);
  } else {
    await checkZipSignature(path, facts.size);
    opened = await openZip(path);
  }
  return opened;
}

/** Checks the first bytes, for a clearer error than "end of central directory not found". */
async function checkZipSignature(path: string, size: number): Promise<void> {
  if (size === 0) throw new PlannerError('input-unreadable', `${path} is empty (0 bytes). Download the feed again.`);
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    if (/^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml|head|body)/i.test(start)) {
      throw new PlannerError(
        'input-unreadable',
        `${path} is a web page, not a zip: the download was probably refused. Open its address in a browser and download the feed again.`,
      );
    }
    if (!start.startsWith('PK')) {
      throw new PlannerError(
        'input-unreadable',
        `${path} is not a zip file. Give a GTFS zip, or a folder with the unpacked .txt files.`,
      );
    }
  } catch (cause) {
    if (cause instanceof PlannerError) throw cause;
    throw new PlannerError('input-unreadable', `${path} cannot be read. Check its permissions.`, { cause });
  } finally {
    await handle?.close();
  }
}
