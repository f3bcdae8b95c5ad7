import { BY_MODE_ROWS, PARAMETER_ROWS } from './parameter-rows.ts';
import type { ResolvedPlace, ResolvedRequest } from './trip-request.ts';

/** The version of the routing format. */
const FORMAT_VERSION = '11';

/** The query string of `/v1/routing.json` for a request. */
export function toQuery({ from, to, departAfter, arriveBefore, parameters }: ResolvedRequest): URLSearchParams {
  const query = new URLSearchParams({ v: FORMAT_VERSION, from: endText(from), to: endText(to) });
  if (departAfter !== undefined) query.set('departAfter', String(departAfter));
  if (arriveBefore !== undefined) query.set('arriveBefore', String(arriveBefore));
  if (from.streetName !== '') query.set('fromStreetName', from.streetName);
  if (to.streetName !== '') query.set('toStreetName', to.streetName);
  for (const [name, values] of Object.entries(parameters)) for (const value of values) query.append(name, value);
  return query;
}

/** A request as variables of the graph. */
export interface GraphRequest {
  /** `PlanRequest`. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Parameters that the graph has no field for. */
  readonly leftOut: readonly string[];
}

/** The graph's `PlanRequest` for a request. */
export function toGraph({ from, to, departAfter, arriveBefore, parameters }: ResolvedRequest): GraphRequest {
  const request: Record<string, unknown> = { from: placeInput(from), to: placeInput(to) };
  const leftOut: string[] = [];
  // The graph takes one time; a window keeps the one that it leaves by.
  if (departAfter !== undefined) request['when'] = { departAfter: dateTime(departAfter) };
  else if (arriveBefore !== undefined) request['when'] = { arriveBefore: dateTime(arriveBefore) };
  if (departAfter !== undefined && arriveBefore !== undefined) leftOut.push('arriveBefore');
  for (const { parameter, field, write } of PARAMETER_ROWS) {
    const values = parameters[parameter];
    if (values === undefined || values.length === 0) continue;
    const value = field === undefined ? undefined : write(values);
    if (field === undefined || value === undefined) leftOut.push(parameter);
    else setField(request, field, value);
  }
  for (const { parameter, field, value: member, write } of BY_MODE_ROWS) {
    if (parameters[parameter] !== undefined) leftOut.push(parameter);
    for (const [name, [value]] of Object.entries(parameters)) {
      const [, base, mode] = /^(\w+)\[(.*)\]$/.exec(name) ?? [];
      if (base === parameter && value !== undefined)
        setField(request, ['wishes', field], [{ mode, [member]: write(value) }]);
    }
  }
  const isAlone = parameters['allModes']?.[0];
  if (isAlone !== 'true' && isAlone !== '1') request['combine'] = 'COMBINED_ONLY';
  return { request, leftOut };
}

/** A POST body of `/graphql` that plans a request: an operation with its variables, formatted. */
export function toGraphOperation(request: ResolvedRequest): string {
  return `${JSON.stringify({ query: OPERATION, variables: { request: toGraph(request).request } }, null, 2)}\n`;
}

/** A curl command that asks a server. @param server address without `/v1`; the key is read from the environment, so that none is copied */
export function toCurl(request: ResolvedRequest, server: string, needsKey: boolean): string {
  const key = needsKey ? ` -H "x-service-key: $TRIPWRIGHT_KEY"` : '';
  const query = toQuery(request).toString().replaceAll("'", '%27');
  return `curl${key} '${server.replace(/\/+$/, '')}/v1/routing.json?${query}'`;
}

const OPERATION =
  'query Plan($request: PlanRequest!) { plan(request: $request) { ... on Plan { groups(first: 10) { nodes { frequency ' +
  'best { departure arrival duration segments { mode { identifier } action { text } } } } } empty { reason message } } ' +
  '... on PlanRefused { fields { field message suggestions } } } }';

function endText({ lat, lng, name }: ResolvedPlace): string {
  return `(${lat},${lng})${name === '' ? '' : `"${name.replaceAll('"', '')}"`}`;
}

function placeInput({ lat, lng, name, streetName }: ResolvedPlace): object {
  return { point: { lat, lng, ...(name !== '' && { address: name }), ...(streetName !== '' && { streetName }) } };
}

function dateTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** Sets a field below a path. Lists of two parameters for one field are joined. */
function setField(root: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let at = root;
  for (const name of path.slice(0, -1)) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  const last = path.at(-1) ?? '';
  const before = at[last];
  at[last] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
}
