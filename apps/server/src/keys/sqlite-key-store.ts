import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { PlannerError } from '@tripwright/core/base';
import type { KeyRecord, KeyStore } from './key-store.ts';

/**
 * Keys in one SQLite file, which is created when it does not exist. It survives restarts and crashes; a crash can lose the count of the
 * last calls.
 * @param file path, or `:memory:` for keys that are lost when the process ends
 * @throws PlannerError `input-unreadable` when the file cannot be opened or is not a key store
 */
export function openKeyStore(file: string): KeyStore {
  try {
    if (file !== ':memory:') makePrivate(file);
    return prepare(new DatabaseSync(file));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new PlannerError(
      'input-unreadable',
      `${file}: cannot be used as the key store (${why}). Name another file, or remove this one to start with no keys.`,
      { cause },
    );
  }
}

/** Makes the store readable by its owner only: it holds hashes of keys and their use. SQLite copies the mode to its files beside it. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function prepare(database: DatabaseSync): KeyStore {
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 2000;
    CREATE TABLE IF NOT EXISTS api_key (
      hash TEXT PRIMARY KEY,
      label TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      active_from INTEGER NOT NULL,
      free_per_month INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS api_key_use (
      hash TEXT NOT NULL,
      month TEXT NOT NULL,
      calls INTEGER NOT NULL,
      PRIMARY KEY (hash, month)
    ) STRICT, WITHOUT ROWID;
  `);
  const find = database.prepare('SELECT label, created_at, active_from, free_per_month FROM api_key WHERE hash = ?');
  const put = database.prepare('INSERT OR REPLACE INTO api_key VALUES (?, ?, ?, ?, ?)');
  const list = database.prepare('SELECT * FROM api_key ORDER BY created_at DESC, hash');
  const labelled = database.prepare('SELECT 1 FROM api_key WHERE label = ? LIMIT 1');
  const removeOne = database.prepare('DELETE FROM api_key WHERE hash = ?');
  const removeUseOfOne = database.prepare('DELETE FROM api_key_use WHERE hash = ?');
  const removeUse = database.prepare(
    'DELETE FROM api_key_use WHERE hash IN (SELECT hash FROM api_key WHERE label = ?)',
  );
  const remove = database.prepare('DELETE FROM api_key WHERE label = ?');
  const count = database.prepare(`
    INSERT INTO api_key_use VALUES (?, ?, 1)
    ON CONFLICT (hash, month) DO UPDATE SET calls = calls + 1 RETURNING calls`);
  const calls = database.prepare('SELECT calls FROM api_key_use WHERE hash = ? AND month = ?');
  return {
    find(hash: string): KeyRecord | undefined {
      const row = find.get(hash);
      return row === undefined ? undefined : recordOf(hash, row);
    },
    hasLabel: (label) => labelled.get(label) !== undefined,
    list: () => list.all().map((row) => recordOf(String(row['hash']), row)),
    remove(hash: string): boolean {
      removeUseOfOne.run(hash);
      return Number(removeOne.run(hash).changes) > 0;
    },
    put({ hash, label, createdAt, activeFrom, freePerMonth }: KeyRecord): void {
      put.run(hash, label, createdAt, activeFrom, freePerMonth ?? null);
    },
    removeLabelled(label: string): void {
      removeUse.run(label);
      remove.run(label);
    },
    countCall: (hash, month) => Number(count.get(hash, month)?.['calls'] ?? 0),
    callsIn: (hash, month) => Number(calls.get(hash, month)?.['calls'] ?? 0),
    close: () => database.close(),
  };
}

function recordOf(hash: string, row: Readonly<Record<string, unknown>>): KeyRecord {
  const free = row['free_per_month'];
  return {
    hash,
    label: String(row['label']),
    createdAt: Number(row['created_at']),
    activeFrom: Number(row['active_from']),
    freePerMonth: free === null || free === undefined ? undefined : Number(free),
  };
}
