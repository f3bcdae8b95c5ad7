import { readdirSync, readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { subgraphSdl } from '../src/graphql/federation/subgraph-sdl.ts';
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  parse,
  print,
} from '../src/graphql/graphql-js.ts';
import { typedOperations } from './typed-operations.ts';

const wire = new URL('../../../packages/wire/', import.meta.url);
const server = new URL('../', import.meta.url);
const recipes = new URL('../../../docs/cookbook/', import.meta.url);

/** Source types of the resolvers, by GraphQL type. `#` separates file and name. */
const MAPPERS: Readonly<Record<string, string>> = {
  Region: '@tripwright/core/model#RegionInfo',
  Mode: '../sources.ts#ModeSource',
  Money: '../sources.ts#MoneySource',
  Payment: '../sources.ts#PaymentSource',
  Booking: '../sources.ts#BookingSource',
  Operator: '../sources.ts#OperatorSource',
  HiredVehicle: '../sources.ts#HiredVehicleSource',
  Stop: '../sources.ts#StopSource',
  StopCell: '../sources.ts#StopCellSource',
  Place: '../sources.ts#PlaceSource',
  FoundPlace: '@tripwright/core/model#FoundPlace as FoundPlaceValue',
  Plan: '../sources.ts#PlanSource',
  PlanRefused: '../sources.ts#RefusalSource',
  PlanEcho: '../sources.ts#PlanSource',
  NoTrips: '../sources.ts#EmptySource',
  Advisory: '../sources.ts#AdvisorySource',
  ModeSetOutcome: '../sources.ts#OutcomeSource',
  PlanExplanation: '../sources.ts#ExplanationSource',
  PlanSearch: '../sources.ts#SearchSource',
  StopReach: '@tripwright/core/model#Reach',
  RuledOut: '../sources.ts#RuledOutSource',
  Candidate: '../sources.ts#CandidateSource',
  CandidateRemoval: '../sources.ts#RemovalSource',
  CandidateLeg: '../sources.ts#CandidateLegSource',
  ReliedOn: '../sources.ts#ReliedOnSource',
  ModeDeprecation: '../sources.ts#DeprecationSource',
  TripGroup: '../sources.ts#GroupSource',
  TripEdge: '../sources.ts#TripEdgeSource',
  Trip: '../sources.ts#TripSource',
  TripChange: '../subscriptions/live-question.ts#LiveChange',
  AlertsChange: '../subscriptions/live-question.ts#LiveChange',
  VehiclesChange: '../subscriptions/live-question.ts#LiveChange',
  DeparturesChange: '../subscriptions/live-question.ts#LiveChange',
  LiveDeparture: '../subscriptions/live-questions.ts#LiveDepartureSource',
  StreamEnd: '../subscriptions/live-question.ts#LiveEnd',
  TripNow: '../sources.ts#TripNowSource',
  TripGone: '../sources.ts#TripGoneSource',
  TripSwapped: '../sources.ts#TripSwappedSource',
  SwapRefused: '../sources.ts#SwapRefusedSource',
  Changeover: '../sources.ts#ChangeoverSource',
  MissedChange: '../sources.ts#MissedSource',
  KeyRefused: '../sources.ts#KeyRefusedSource',
  RegisteredKey: '../sources.ts#RegisteredKeySource',
  RevokedKey: '../../keys/index.ts#ListedKey',
  KeyUse: '../../keys/index.ts#KeyUse as KeyUseValue',
  PlanWindow: '../sources.ts#PlanSource',
  Segment: '../sources.ts#SegmentSource',
  ScheduledSegment: '../sources.ts#RideSource',
  StreetSegment: '../sources.ts#StreetSource',
  StationarySegment: '../sources.ts#PauseSource',
  Service: '../sources.ts#ServiceSource',
  Route: '../sources.ts#RouteSource',
  Pattern: '../sources.ts#PatternSource',
  Agency: '../sources.ts#AgencySource',
  StopEventConnection: '../sources.ts#BoardSource',
  BoardWindow: '../sources.ts#BoardWindowSource',
  StopEvent: '../sources.ts#StopEventSource',
  RerouteExcludingStops: '../sources.ts#AlertSource',
  Facility: '../sources.ts#FacilitySource',
  VehicleStation: '../sources.ts#PodSource',
  FreeVehicle: '../sources.ts#FreeVehicleSource',
  CarRental: '../sources.ts#RentalSource',
  CarPark: '../sources.ts#CarParkSource',
  VehicleParking: '../sources.ts#ParkingSource',
  Isochrone: '../sources.ts#IsochroneSource',
  ReachedStop: '../sources.ts#ReachedStopSource',
  LiveFeed: '../sources.ts#LiveFeedSource',
  Call: '../sources.ts#CallSource',
  Alert: '../sources.ts#AlertSource',
  LiveData: '../sources.ts#LiveSourceData',
  Vehicle: '../sources.ts#VehicleSource',
  LiveRun: '../sources.ts#LiveRunSource',
  RideChange: '../sources.ts#ChangeSource',
  StreetSection: '../sources.ts#SectionSource',
  RichText: '../sources.ts#TextSource',
};

/**
 * The whole schema: the modules one after the other, with what they add to types of others inside these, since some compilers of clients read no
 * extensions. Printing a built schema would lose applied directives.
 */
function readSchema(): DocumentNode {
  const folder = new URL('graphql/', wire);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .sort();
  const document = concatAST(
    files.map((file) => parse(readFileSync(new URL(file, folder), 'utf8'), { noLocation: true })),
  );
  return withoutExtensions(document);
}

/** A document in which the fields of extensions stand in the types that they extend. */
function withoutExtensions({ definitions, ...document }: DocumentNode): DocumentNode {
  const extensions = definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_EXTENSION);
  const merged = definitions.flatMap((node): readonly DocumentNode['definitions'][number][] => {
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION) return [];
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return [node];
    const own = extensions.filter(({ name }) => name.value === node.name.value);
    return [{ ...node, fields: [node, ...own].flatMap(({ fields }) => fields ?? []) }];
  });
  return { ...document, definitions: merged };
}

/** A file generated from the modules of the schema. */
export interface Artifact {
  readonly url: URL;
  readonly content: string;
}

/** All files generated from `packages/wire/graphql/*.graphql`; they are not written. @throws GraphQLError for an invalid schema */
export async function graphqlArtifacts(): Promise<readonly Artifact[]> {
  const document = readSchema();
  const sdl = print(document);
  const schema = buildSchema(sdl);
  const banner = '# Made from graphql/*.graphql by `generate:graphql` (apps/server): do not edit.\n\n';
  const types = await codegen({
    schema: document,
    documents: [],
    filename: 'resolver-types.ts',
    config: {},
    plugins: [{ typescript: TYPES }, { resolvers: RESOLVERS }],
    pluginMap: { typescript, resolvers },
  });
  return [
    { url: new URL('schema.graphql', wire), content: `${banner}${sdl}\n` },
    { url: new URL('subgraph.graphql', wire), content: `${banner}${subgraphSdl(sdl)}` },
    { url: new URL('possible-types.json', wire), content: possibleTypes(schema) },
    { url: new URL('src/graphql/__generated__/schema-source.ts', wire), content: sourceModule(sdl) },
    {
      url: new URL('src/operations/__generated__/operations.ts', wire),
      content: await typedOperations(document, readRecipes()),
    },
    { url: new URL('src/graphql/__generated__/cookbook.ts', server), content: cookbookModule() },
    { url: new URL('src/graphql/__generated__/resolver-types.ts', server), content: `${types.trim()}\n` },
  ];
}

const SHARED = {
  useTypeImports: true,
  immutableTypes: true,
  enumsAsTypes: true,
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
  avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: true, resolvers: false },
  strictScalars: true,
  scalars: {
    // Scalars get times and durations as the model holds them, and format them.
    DateTime: { input: 'number', output: '../scalars.ts#ZonedTime' },
    Duration: { input: 'number', output: 'number' },
    Locale: { input: 'string', output: 'string' },
    ModeId: { input: 'string', output: 'string' },
    RegionCode: { input: 'string', output: 'string' },
    StopCode: { input: 'string', output: 'string' },
    CellId: { input: 'string', output: 'string' },
    Polyline: { input: 'string', output: 'string' },
    MultiPolygon: {
      input: 'never',
      output: '{ readonly type: "MultiPolygon"; readonly coordinates: unknown }',
    },
  },
};

const TYPES = SHARED;

const RESOLVERS = {
  ...SHARED,
  contextType: '../context.ts#GraphqlContext',
  mappers: MAPPERS,
  optionalInfoArgument: true,
  allowParentTypeOverride: false,
  noSchemaStitching: true,
  makeResolverTypeCallable: true,
};

/** The object types of each interface and union, as caches of clients (Apollo's `possibleTypes`) take them. */
function possibleTypes(schema: GraphQLSchema): string {
  const abstract = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type));
  const entries = abstract.map(
    (type) =>
      [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .sort(),
      ] as const,
  );
  return `${JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))), undefined, 2)}\n`;
}

function sourceModule(sdl: string): string {
  return `/** The schema in its own language, applied directives included. */\nexport const schemaSource: string = ${JSON.stringify(sdl)};\n`;
}

/** The operations of the cookbook, in the order of their numbers. */
function readRecipes(): readonly { readonly name: string; readonly document: string; readonly variables: string }[] {
  const names = readdirSync(recipes)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => file.slice(0, -'.graphql'.length))
    .sort();
  return names.map((name) => ({
    name,
    document: readFileSync(new URL(`${name}.graphql`, recipes), 'utf8'),
    variables: readFileSync(new URL(`${name}.json`, recipes), 'utf8').trim(),
  }));
}

function cookbookModule(): string {
  const entries = readRecipes();
  const type = '{ readonly name: string; readonly document: string; readonly variables: string }';
  return `/** The operations of docs/cookbook with variables for the sample city. */\nexport const cookbook: readonly ${type}[] = ${JSON.stringify(entries, undefined, 2)};\n`;
}
