import { schemaSource } from '@tripwright/wire/graphql';
import { expect, test } from 'vitest';
import { ask, testHandler } from '../../test/graphql/ask.ts';
import {
  buildSchema,
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from './graphql-js.ts';
import { LIMITS } from './plugins/use-limits.ts';

const schema = buildSchema(schemaSource);
const none = Number.POSITIVE_INFINITY;
const limits = { ...LIMITS, depth: none, aliases: none, tokens: 1_000_000, cost: none, bodyBytes: 1_000_000 };
const handler = testHandler(undefined, { limits });

/** Selected in documents of their own: below a plan they would make the document huge. */
const NODES = ['Region', 'Mode', 'Stop', 'Route', 'Service', 'Agency', 'Alert', 'Vehicle'];

/** Every field without required arguments, with each type at most once on a path. */
function everythingOf(type: GraphQLNamedType, above: readonly string[] = []): string {
  if (above.includes(type.name)) return '__typename';
  const path = [...above, type.name];
  const fields =
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          if (field.args.some(isRequiredArgument)) return [];
          const inner = getNamedType(field.type);
          if (!isObjectType(inner) && !isAbstractType(inner)) return [field.name];
          return [`${field.name} { ${everythingOf(inner, path)} }`];
        })
      : [];
  const possible = isAbstractType(type)
    ? schema.getPossibleTypes(type).map((each) => `... on ${each.name} { ${everythingOf(each, path)} }`)
    : [];
  return ['__typename', ...fields, ...possible].join(' ');
}

function typeOf(name: string): GraphQLNamedType {
  const type = schema.getType(name);
  if (type === undefined) throw new Error(`no type ${name}`);
  return type;
}

const from = '{ point: { lat: 43.49748, lng: -28.39269 } }';
const to = '{ point: { lat: 43.50764, lng: -28.38698 } }';

test.each([
  ['about', 'about', 'About'],
  ['regions', 'regions(at: { lat: 43.5, lng: -28.4 })', 'RegionConnection'],
  ['a region', 'region(code: "xx_portmerrow")', 'Region'],
  ['a stop', 'stop(region: "xx_portmerrow", code: "station-central")', 'Stop'],
  ['a platform', 'stop(region: "xx_portmerrow", code: "central-1")', 'Stop'],
  ['cells', 'stopCells(region: "xx_portmerrow", cells: [{ key: "xx_portmerrow" }])', 'StopCell'],
  ['a mode', 'mode(id: "pt_pub")', 'Mode'],
  ['an unknown mode', 'mode(id: "☃")', 'Mode'],
  ['a plan', `plan(request: { from: ${from}, to: ${to}, modes: ["pt_pub"] })`, 'PlanResult'],
  ['an empty plan', `plan(request: { from: ${from}, to: ${from}, modes: ["pt_pub"] })`, 'PlanResult'],
  ['a refusal', `plan(request: { from: ${from}, to: ${to}, modes: [] })`, 'PlanResult'],
])('every field of %s has an answer', async (_, root, type) => {
  const { status, body } = await ask(
    handler,
    `{ it: ${root} { ${everythingOf(
      typeOf(type),
      NODES.filter((node) => node !== type),
    )} } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(status).toBe(200);
  expect(body.data.it).not.toBeNull();
});
