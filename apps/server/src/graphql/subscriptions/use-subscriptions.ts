import type { Locale } from '@tripwright/core/text';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { LastingKey } from '../../keys/index.ts';
import type { GraphqlContext } from '../context.ts';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLError,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  type SelectionSetNode,
  visit,
} from '../graphql-js.ts';
import type { GraphSource } from '../source/index.ts';
import type { Subscriber } from './channel.ts';
import type { LiveQuestion, LiveUpdate } from './live-question.ts';
import { Pings, sseResponse } from './sse-response.ts';
import type { StreamBackend, StreamHub, StreamRequest } from './stream-hub.ts';

/** The question of a field of `Subscription`. @throws GraphQLError for arguments that cannot be answered */
export type AskLive = (values: Readonly<Record<string, unknown>>, asker: LiveAsker) => LiveQuestion;

/** For whom a question is answered: all subscribers of one language. */
export interface LiveAsker {
  readonly locale: Locale;
  readonly source: GraphSource;
  /** Whether the operation has a field of one of these names, anywhere. */
  readonly selects: (names: readonly string[]) => boolean;
  /** A context of now, for one answer; for all answers of a round where one is given, so that they read together. */
  readonly context: (round?: object) => GraphqlContext;
}

/** What the plugin needs of its server. */
export interface SubscriptionOptions {
  readonly hub: StreamHub;
  /** Questions by the name of the field. */
  readonly questions: Readonly<Record<string, AskLive>>;
  readonly mask: (error: unknown) => GraphQLError;
  /** The key of a request; undefined where none is needed. */
  readonly keyOf: (request: Request) => LastingKey | undefined;
}

type Context = GraphqlContext & { readonly request: Request; readonly params: { readonly query?: string } };

/**
 * Answers subscriptions: each field asks a question of the hub, and subscribers with equal operations share the events. The executor's own way resolves every
 * event for every subscriber.
 */
export function useSubscriptions({ hub, questions, mask, keyOf }: SubscriptionOptions): Plugin {
  const pings = new Pings();
  const subscribers = new WeakMap<Request, Subscriber>();
  return {
    onSubscribe({ args, setSubscribeFn }) {
      setSubscribeFn(() => {
        const { schema, document, operationName } = args;
        const context = args.contextValue as unknown as Context;
        const operation = getOperationAST(document, operationName);
        const variables = getVariableValues(schema, operation?.variableDefinitions ?? [], { ...args.variableValues });
        if (variables.coerced === undefined) return { errors: variables.errors.map(mask) };
        const { coerced } = variables;
        const name = rootField(document, operation!.selectionSet);
        const field = name && schema.getSubscriptionType()?.getFields()[name.name.value];
        const ask = name && questions[name.name.value];
        try {
          if (!name || !field || !ask) throw new GraphQLError('The operation subscribes to nothing.');
          const { locale, client } = context;
          const values = getArgumentValues(field, name, coerced);
          const text = JSON.stringify([locale, operationName ?? '', coerced, context.params.query]);
          const asked: Asked = { document, operationName, variables: coerced, name, locale, values, ask };
          const subscriber = hub.subscribe(streamRequest(hub, asked, { client, key: keyOf(context.request) }, text));
          subscribers.set(context.request, subscriber);
          leaveWith(subscriber, context.request.signal);
          return subscriber;
        } catch (error) {
          return { errors: [mask(error)] };
        }
      });
    },
    onResultProcess({ request, result, resultProcessor, setResultProcessor }) {
      const subscriber = subscribers.get(request);
      const takesEvents = request.headers.get('accept')?.includes('text/event-stream') === true;
      if (subscriber === undefined || !isAsyncIterable(result)) return;
      if (!takesEvents) {
        // Nothing will read it: the client accepts no form of a stream, and gets status 406.
        if (resultProcessor === undefined) void subscriber.return();
        return;
      }
      setResultProcessor(() => sseResponse(subscriber, pings), 'text/event-stream');
    },
  };
}

/** A client can go away before there is an answer whose end could be noticed. */
function leaveWith(subscriber: Subscriber, signal: AbortSignal): void {
  const leave = (): void => void subscriber.return();
  if (signal.aborted) {
    leave();
    return;
  }
  signal.addEventListener('abort', leave, { once: true });
  subscriber.whenClosed(() => signal.removeEventListener('abort', leave));
}

/** A subscription, without anything of the server that received it. */
interface Asked {
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The field that it subscribes to, and its arguments. */
  readonly name: FieldNode;
  readonly values: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
  readonly ask: AskLive;
}

/** A function of its own, so that what the stream keeps does not keep the request, and with it a dataset that is not served any more. */
function streamRequest(
  hub: StreamHub,
  asked: Asked,
  holder: Pick<StreamRequest, 'client' | 'key'>,
  operation: string,
): StreamRequest {
  const { document, name, values, locale, ask } = asked;
  return {
    ask: (backend) =>
      ask(values, {
        locale,
        source: backend.source,
        selects: (names) => hasField(document, names),
        context: (round) => (round === undefined ? backend.contextOf(locale) : contextOfRound(round, backend, locale)),
      }),
    ...holder,
    operation,
    run: {
      root: name.alias?.value ?? name.name.value,
      fields: responseNames(document, name, THINGS),
      execute: (update) => resultOf(asked, update, hub.backend),
    },
  };
}

const contextsOfRounds = new WeakMap<object, Map<Locale, GraphqlContext>>();

/** The context of a round, one for each language. */
function contextOfRound(round: object, backend: StreamBackend, locale: Locale): GraphqlContext {
  const contexts = contextsOfRounds.get(round) ?? new Map<Locale, GraphqlContext>();
  contextsOfRounds.set(round, contexts);
  let context = contexts.get(locale);
  if (context === undefined || context.source !== backend.source) {
    context = backend.contextOf(locale);
    contexts.set(locale, context);
  }
  return context;
}

/** Resolves what an operation selects of an update. Never rejects. */
async function resultOf(
  { document, operationName, variables, name, locale }: Asked,
  update: LiveUpdate,
  { schema, contextOf, mask }: StreamBackend,
): Promise<ExecutionResult> {
  try {
    if (update.kind === 'failure') throw update.error;
    const contextValue = contextOf(locale);
    const { budget } = contextValue;
    const stopped = budget.ended.then((error): ExecutionResult => ({ errors: [error] }));
    const rootValue = { [name.name.value]: update };
    const args = { schema, document, operationName, variableValues: variables, rootValue, contextValue };
    const result = await Promise.race([execute(args), stopped]);
    return result.errors === undefined ? result : { ...result, errors: result.errors.map(mask) };
  } catch (error) {
    return { errors: [mask(error)] };
  }
}

/** The fields of events that hold what may change. */
const THINGS: ReadonlySet<string> = new Set(['departures', 'alerts', 'vehicles', 'result']);

/** The names in results of the fields of some names below a field. */
function responseNames(document: DocumentNode, { selectionSet }: FieldNode, wanted: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  const visited = new Set<SelectionSetNode>();
  const collect = (set: SelectionSetNode | undefined): void => {
    if (set === undefined || visited.has(set)) return;
    visited.add(set);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if (wanted.has(selection.name.value)) names.add((selection.alias ?? selection.name).value);
      } else
        collect(selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragmentOf(document, selection));
    }
  };
  collect(selectionSet);
  return [...names];
}

function fragmentOf(document: DocumentNode, { name }: FragmentSpreadNode): SelectionSetNode | undefined {
  return document.definitions.find(
    (each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value,
  )?.selectionSet;
}

/** The field of the root that a subscription selects; validation has seen to it that there is one. */
function rootField(document: DocumentNode, set: SelectionSetNode): FieldNode | undefined {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) return selection;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragmentOf(document, selection);
    const found = inner && rootField(document, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasField(document: DocumentNode, names: readonly string[]): boolean {
  let has = false;
  visit(document, {
    Field({ name }) {
      if (names.includes(name.value)) has = true;
    },
  });
  return has;
}
