import type { RegionInfo } from '@tripwright/core/model';
import type { QueryResolvers, Resolvers } from '../__generated__/resolver-types.ts';
import type { GraphqlContext } from '../context.ts';
import { decodeGlobalId, type GlobalId, splitCode } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import { findAlert } from '../lookups/alerts.ts';
import { FACILITY_TYPES, findFacility } from '../lookups/facilities.ts';
import { findStop } from '../lookups/find-stop.ts';
import { findAgency, findPattern, findRoute } from '../lookups/lines.ts';
import { findService } from '../lookups/services.ts';
import { findVehicle } from '../lookups/vehicles.ts';
import { schemaHash } from '../schema-hash.ts';
import { type Awaitable, allOf } from '../source/index.ts';
import type {
  AgencySource,
  AlertSource,
  FacilitySource,
  ModeSource,
  PatternSource,
  RouteSource,
  ServiceSource,
  StopSource,
  VehicleSource,
} from '../sources.ts';

const MOST_NODES = 100;

const query: Pick<QueryResolvers, 'about' | 'node' | 'nodes'> = {
  about: (_, __, { version }) => ({ version, schemaHash }),
  node: (_, { id }, context) => findNode(id, context),
  nodes: (_, { ids }, context) => {
    if (ids.length > MOST_NODES) throw inputError(`"ids" holds ${ids.length}; expected at most ${MOST_NODES}.`);
    return allOf(ids.map((id) => nodeOrError(id, context)));
  },
};

export const nodeResolvers = {
  Query: query,
  Node: {
    __resolveType: (source) => {
      if ('identifier' in source) return 'Mode';
      if ('place' in source) return FACILITY_TYPES[source.place.kind];
      if ('pattern' in source) return 'Pattern';
      if ('vehicle' in source) return 'Vehicle';
      if ('ride' in source) return 'Service';
      if ('fact' in source) return 'Alert';
      if ('route' in source) return 'Route';
      if ('agency' in source) return 'Agency';
      return 'stop' in source ? 'Stop' : 'Region';
    },
  },
} satisfies Resolvers;

/** The values behind everything that has a global identifier. */
type NodeSource =
  | AgencySource
  | AlertSource
  | FacilitySource
  | ModeSource
  | PatternSource
  | RegionInfo
  | RouteSource
  | ServiceSource
  | StopSource
  | VehicleSource;

/** An entry that fails is null with its error, which the executor makes of an error in the place of its value; the others stay. */
function nodeOrError(id: string, context: GraphqlContext): Awaitable<NodeSource | null> {
  try {
    const found = findNode(id, context);
    return found instanceof Promise ? found.catch(asError) : found;
  } catch (error) {
    return asError(error);
  }
}

function asError(error: unknown): never {
  return (error instanceof Error ? error : new Error(String(error))) as never;
}

function findNode(id: string, context: GraphqlContext): Awaitable<NodeSource | null> {
  const decoded = decodeGlobalId(id);
  if (decoded === undefined) return null;
  const { type, region: regionCode, code } = decoded;
  if (type === 'Region') return regionCode === '' ? (context.regions.get(code) ?? null) : null;
  if (type === 'Mode') return regionCode === '' ? { identifier: code } : null;
  const region = context.regions.get(regionCode);
  return region === undefined ? null : findInRegion(region, { type, code }, context);
}

function findInRegion(
  region: RegionInfo,
  { type, code }: { readonly type: Exclude<GlobalId['type'], 'Region' | 'Mode'>; readonly code: string },
  context: GraphqlContext,
): Awaitable<NodeSource | null> {
  switch (type) {
    case 'Stop':
      return findStop(region.code, code, context);
    case 'Route':
    case 'Agency': {
      const [feed, id] = splitCode(code, 2) ?? [];
      if (feed === undefined || id === undefined) return null;
      return (type === 'Route' ? findRoute : findAgency)(region, { feed, id }, context);
    }
    case 'Pattern': {
      const [feed, id, pattern] = splitCode(code, 3) ?? [];
      if (feed === undefined || id === undefined || pattern === undefined) return null;
      return findPattern(region, { feed, id }, pattern, context);
    }
    case 'Service': {
      const [serviceTripId, serviceDate, shift] = splitCode(code, 3) ?? [];
      if (serviceTripId === undefined || serviceDate === undefined || !/^-?\d{1,6}$/.test(shift ?? '')) return null;
      return findService(region, { serviceTripId, run: { serviceDate, shift: Number(shift) } }, 'live', context);
    }
    case 'Alert':
      return findAlert(region, code, context);
    case 'Vehicle':
      return findVehicle(region, code, context);
    case 'Facility':
      return findFacility(region, code, context);
    default:
      return type satisfies never;
  }
}
