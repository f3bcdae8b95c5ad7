import type { CellStore, StoredCell } from './cell-store.ts';

const TABLE = 'cells';
const BY_AGE = 'checkedAt';

/**
 * A store in the browser's IndexedDB, for as long as the browser keeps it. Pages of one origin share it; the scope keeps clients of different
 * services and languages apart.
 * @param name of the database
 */
export function indexedDbCells(name = 'tripwright-cells', factory: IDBFactory = indexedDB): CellStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TABLE).createIndex(BY_AGE, BY_AGE);
      request.onsuccess = () => {
        // Another page wants to delete the database or a later version wants to change it.
        request.result.onversionchange = () => {
          request.result.close();
          opened = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error(`the database ${name} is held open by an older version`));
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const change = async (work: (table: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await open()).transaction(TABLE, 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    work(transaction.objectStore(TABLE));
    await done;
  };
  return {
    async read(scope, keys) {
      const table = (await open()).transaction(TABLE).objectStore(TABLE);
      const found = await Promise.all(
        keys.map(
          (key) =>
            new Promise<readonly [string, StoredCell | undefined]>((resolve, reject) => {
              const request = table.get([scope, key]);
              request.onsuccess = () => resolve([key, request.result as StoredCell | undefined]);
              request.onerror = () => reject(request.error);
            }),
        ),
      );
      return new Map(found.filter((entry): entry is [string, StoredCell] => entry[1] !== undefined));
    },
    write: (scope, cells) =>
      change((table) => {
        for (const cell of cells) table.put(cell, [scope, cell.group.key]);
      }),
    forget: (before) =>
      change((table) => {
        const request = table.index(BY_AGE).openCursor(IDBKeyRange.upperBound(before, true));
        request.onsuccess = () => {
          const cursor = request.result;
          if (cursor === null) return;
          cursor.delete();
          cursor.continue();
        };
      }),
  };
}
