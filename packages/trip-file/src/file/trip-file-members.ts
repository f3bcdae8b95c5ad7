import type { core } from 'zod/mini';
import { expectations } from '../expect/index.ts';
import { PARAMETER_NAMES } from '../request/index.ts';
import { tripFileSchema } from './trip-file-schema.ts';

/** The members that an object of a trip file may have. */
export function memberNames(path: readonly (string | number)[]): readonly string[] {
  if (path[0] === 'parameters') return PARAMETER_NAMES;
  if (path[0] === 'expect') return shapeOf(expectations);
  return path.reduce<readonly string[]>(
    (names, _, depth) => shapeOf(schemaAt(path.slice(0, depth + 1))) ?? names,
    [...shapeOf(tripFileSchema)],
  );
}

/** The names of the members of an object's schema. */
function shapeOf(schema: unknown): readonly string[] {
  const { def } = (schema as { _zod?: { def: core.$ZodTypeDef } })._zod ?? {};
  return def?.type === 'object' ? Object.keys((def as core.$ZodObjectDef).shape) : [];
}

/** The schema at a path of objects, unwrapped. */
function schemaAt(path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((schema, name) => {
    const inner = unwrapped(schema) as core.$ZodObjectDef;
    const next = inner?.type === 'object' ? inner.shape[String(name)] : undefined;
    return next === undefined ? undefined : { _zod: { def: unwrapped(next) } };
  }, tripFileSchema);
}

function unwrapped(schema: unknown): core.$ZodTypeDef | undefined {
  let def = (schema as { _zod?: { def: core.$ZodTypeDef } } | undefined)?._zod?.def;
  while (def?.type === 'optional') def = (def as core.$ZodOptionalDef).innerType._zod.def;
  if (def?.type === 'array') return unwrapped((def as core.$ZodArrayDef).element);
  if (def?.type === 'union')
    return (def as core.$ZodUnionDef).options.map(unwrapped).find((one) => one?.type === 'object');
  return def;
}
