import { expect, test } from 'vitest';
import { prefixedName, readPrefixedColumns, writePrefixedColumns } from './prefixed-columns.ts';

const DOORS = {
  stop: { type: 'i32', of: 'door', to: 'stop' },
  seconds: { type: 'i32', of: 'door', missing: -1 },
} as const;

const doors = { stop: Int32Array.of(4, 2), seconds: Int32Array.of(30, -1) };

test('a schema is written under a prefix and read back under the names of its columns', () => {
  const sections = writePrefixedColumns('walkDoor', DOORS, doors);
  expect([...sections.keys()]).toEqual(['walkDoorStop', 'walkDoorSeconds']);
  expect(prefixedName('walkDoor', 'stop')).toBe('walkDoorStop');
  expect(readPrefixedColumns('walkDoor', DOORS, sections)).toEqual(doors);
});

test('several prefixes stand side by side; one that is missing is an error', () => {
  const both = new Map([
    ...writePrefixedColumns('walkDoor', DOORS, doors),
    ...writePrefixedColumns('wheelchairDoor', DOORS, { stop: new Int32Array(), seconds: new Int32Array() }),
  ]);
  expect(readPrefixedColumns('wheelchairDoor', DOORS, both).stop).toHaveLength(0);
  expect(() => readPrefixedColumns('bicycleDoor', DOORS, both)).toThrow('section "bicycleDoorStop" is missing');
});

test('columns are checked as without a prefix', () => {
  expect(() => writePrefixedColumns('walkDoor', DOORS, doors, { stop: 4 })).toThrow('column "walkDoorStop" holds 4');
});
