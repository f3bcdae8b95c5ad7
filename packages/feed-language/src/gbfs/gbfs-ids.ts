import { type GbfsField, type GbfsIdKind, type GbfsType, gbfsFileKind } from '@tripwright/feeds/reference';

/** A value that names an id which no file of the system defines. */
export interface BrokenReference {
  /** Name of the feed: `station_status`. */
  readonly feed: string;
  /** Path below `data`, as the importer writes paths: `stations[3].station_id`. */
  readonly path: string;
  readonly id: string;
}

/**
 * The references of a system that lead nowhere. Ids of a kind are checked only where a file defines ids of that kind: a system of version 1
 * need not describe the types of its vehicles.
 * @param files the content of `data` by the name of the feed
 */
export function brokenReferences(files: ReadonlyMap<string, unknown>): BrokenReference[] {
  const defined = new Map<GbfsIdKind, Set<string>>();
  for (const [feed, data] of files) {
    walk(feed, data, (kind, id, isDefinition) => {
      if (!isDefinition) return;
      const ids = defined.get(kind) ?? new Set();
      defined.set(kind, ids.add(id));
    });
  }
  const broken: BrokenReference[] = [];
  for (const [feed, data] of files) {
    walk(feed, data, (kind, id, isDefinition, path) => {
      if (!isDefinition && defined.get(kind)?.has(id) === false) broken.push({ feed, path: pathOf(path), id });
    });
  }
  return broken;
}

/** A step of a path, with the steps before it. */
interface Step {
  readonly before: Step | undefined;
  readonly key: string | number;
}

type Visit = (kind: GbfsIdKind, id: string, isDefinition: boolean, path: Step | undefined) => void;

function walk(feed: string, data: unknown, visit: Visit): void {
  const file = gbfsFileKind(feed);
  if (file !== undefined) walkFields(file.fields, data, undefined, visit);
}

function walkFields(fields: readonly GbfsField[], value: unknown, path: Step | undefined, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  for (const { name, type } of fields) {
    if (Object.hasOwn(value, name)) {
      walkValue(type, (value as Record<string, unknown>)[name], { before: path, key: name }, visit);
    }
  }
}

function walkValue(type: GbfsType, value: unknown, path: Step, visit: Visit): void {
  if (type.kind === 'id') {
    const kind = type.defines ?? type.refersTo;
    if (kind !== undefined && (typeof value === 'string' || typeof value === 'number') && value !== '') {
      visit(kind, String(value).trim(), type.defines !== undefined, path);
    }
  } else if (type.kind === 'object') walkFields(type.fields, value, path, visit);
  else if (type.kind === 'list' && Array.isArray(value)) {
    for (const [at, item] of value.entries()) walkValue(type.of, item, { before: path, key: at }, visit);
  } else if (type.kind === 'map' && type.keys !== undefined && typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) visit(type.keys, key, false, { before: path, key });
  }
}

function pathOf(step: Step | undefined): string {
  if (step === undefined) return '';
  const before = pathOf(step.before);
  if (typeof step.key === 'number') return `${before}[${step.key}]`;
  return before === '' ? step.key : `${before}.${step.key}`;
}
