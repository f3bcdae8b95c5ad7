import { schemaSource } from '@tripwright/wire/graphql';
import {
  buildSchema,
  type FieldNode,
  type GraphQLNamedType,
  isInterfaceType,
  isUnionType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect } from 'vitest';
import type { GraphqlHandler } from '../../src/graphql/create-graphql-handler.ts';
import { NEARLY } from '../../src/graphql/source/index.ts';
import { type Answer, ask } from './ask.ts';

const schema = buildSchema(schemaSource, { assumeValid: true });

/** An operation without the fields that `/v1` carries less exactly. */
export function exactPart(document: string): string {
  const types = new TypeInfo(schema);
  const isNear = (type: GraphQLNamedType | null | undefined, field: FieldNode): boolean => {
    if (type === null || type === undefined) return false;
    const possible = isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type) : [type];
    const isGiven = field.arguments?.some(({ name }) => name.value === 'locale') === true;
    return possible.some(({ name }) => {
      const coordinate = `${name}.${field.name.value}`;
      return NEARLY[coordinate] !== undefined || (isGiven && NEARLY[`${coordinate}(locale:)`] !== undefined);
    });
  };
  const stripped = visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field: (field) => (isNear(types.getParentType(), field) ? null : undefined),
      SelectionSet: {
        leave: (set) =>
          set.selections.length > 0
            ? undefined
            : {
                ...set,
                selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as FieldNode],
              },
      },
    }),
  );
  return print(stripped);
}

/** Two graphs over the same data: over this process, and over its `/v1`. */
export interface TwoSources {
  readonly own: GraphqlHandler;
  readonly remote: GraphqlHandler;
}

/** Expects the same answer of both, but for what the second one carries less exactly. @returns that of the second one */
export async function expectSame(
  { own, remote }: TwoSources,
  document: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const operation = exactPart(document);
  const [first, second] = await Promise.all([ask(own, operation, variables), ask(remote, operation, variables)]);
  for (const { body } of [first, second]) expect(body.errors, JSON.stringify(body.errors)).toBeUndefined();
  expect(second.body.data).toEqual(first.body.data);
  return second.body;
}

/** A plan with nearly all that its trips say; takes `$request`. */
export const PLAN = `query ($request: PlanRequest!) { plan(request: $request) {
  ... on Plan {
    id regions { code } window { earlier later } empty { reason message } advisories { code message }
    outcomes { modes { identifier } groupCount empty { reason } }
    groups(first: 3) { nodes {
      frequency modes { identifier } best { id }
      trips(first: 2) { edges { weightedScore isBest isPast node {
        id departure arrival startsAt { name point { lat lng } stop { id station { code } } } endsAt { name }
        price { amount currency text } payments { kind name price { amount currency } segments }
        changeovers { afterSegment beforeSegment slack state }
        segments {
          __typename index mode { identifier } from { name timeZone stop { id } } to { name stop { id } }
          departure { scheduled expected source } arrival { scheduled } duration geometry
          action { text template } notes { text } operator { name phone website color } payments { name }
          ... on ScheduledSegment {
            geometry service { id shift direction directionId accessible route { id shortName longName color textColor agency { id name url phone } } }
            platform stopCount isContinuation accessible
            calls { stop { id name platform } arrival { scheduled } departure { scheduled } platform }
          }
          ... on StreetSegment { isStraightLine streets { name geometry instruction suitable isDismount } }
          ... on StationarySegment { purpose vehicleMode { identifier } vehicle { code name formFactor propulsion range } stock { vehicles docks } }
        }
      } } }
    } }
  }
  ... on PlanRefused { fields { field message } }
} }`;

/** The events of a subscription, as a client reads them. */
export interface Events {
  /** The data of the next event; undefined after the last one. */
  next(): Promise<Answer | undefined>;
  leave(): Promise<void>;
}

/** Subscribes to a graph. */
export async function eventsOf(
  handler: GraphqlHandler,
  document: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Events> {
  const response = await handler(
    new Request('http://test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: document, variables }),
    }),
  );
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next() {
      for (;;) {
        const event = /event: next\ndata: (.*)\n\n/.exec(text);
        if (event !== null) {
          text = text.slice(event.index + event[0].length);
          return JSON.parse(event[1]!) as Answer;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
    },
    leave: () => reader.cancel(),
  };
}
