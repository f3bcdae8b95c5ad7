import type { Locale } from '@tripwright/core/text';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { GraphqlContext } from '../context.ts';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  type SelectionSetNode,
} from '../graphql-js.ts';
import type { ChannelEvent, Subscriber } from './channel.ts';
import type { LiveQuestion, LiveUpdate } from './live-question.ts';
import { Pings, sseResponse } from './sse-response.ts';
import type { StreamHub } from './stream-hub.ts';

/** The question of a field of `Subscription`. @throws GraphQLError for arguments that cannot be answered */
export type AskLive = (values: Readonly<Record<string, unknown>>, context: GraphqlContext) => LiveQuestion;

/** What the plugin needs of its server. */
export interface SubscriptionOptions {
  readonly hub: StreamHub;
  /** Questions by the name of the field. */
  readonly questions: Readonly<Record<string, AskLive>>;
  /** The context in which events are resolved, which are shared: of subscribers only the language counts. */
  readonly contextOf: (locale: Locale) => GraphqlContext;
  readonly mask: (error: unknown) => GraphQLError;
}

type Context = GraphqlContext & { readonly request: Request; readonly params: { readonly query?: string } };

/**
 * Answers subscriptions: each field asks a question of the hub, and subscribers with equal operations share the events. The executor's own way resolves every
 * event for every subscriber.
 */
export function useSubscriptions({ hub, questions, contextOf, mask }: SubscriptionOptions): Plugin {
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
          const question = ask(getArgumentValues(field, name, coerced), context);
          const shared: Shared = { schema, document, operationName, variables: coerced };
          const { locale, client } = context;
          const subscriber = hub.subscribe({
            question,
            client,
            operation: JSON.stringify([locale, operationName ?? '', coerced, context.params.query]),
            resolve: (update) => eventOf(shared, name.name.value, update, contextOf(locale), mask),
          });
          subscribers.set(context.request, subscriber);
          return subscriber;
        } catch (error) {
          return { errors: [mask(error)] };
        }
      });
    },
    onResultProcess({ request, result, setResultProcessor }) {
      const subscriber = subscribers.get(request);
      const takesEvents = request.headers.get('accept')?.includes('text/event-stream') === true;
      if (subscriber === undefined || !takesEvents || !isAsyncIterable(result)) return;
      setResultProcessor(() => sseResponse(subscriber, pings), 'text/event-stream');
    },
  };
}

interface Shared {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Resolves what an operation selects of an update. Never rejects. */
async function eventOf(
  { schema, document, operationName, variables }: Shared,
  field: string,
  update: LiveUpdate,
  contextValue: GraphqlContext,
  mask: (error: unknown) => GraphQLError,
): Promise<ChannelEvent> {
  let result: ExecutionResult;
  try {
    if (update.kind === 'failure') throw update.error;
    const { budget } = contextValue;
    const stopped = budget.ended.then((error): ExecutionResult => ({ errors: [error] }));
    const rootValue = { [field]: update };
    const args = { schema, document, operationName, variableValues: variables, rootValue, contextValue };
    result = await Promise.race([execute(args), stopped]);
    if (result.errors !== undefined) result = { ...result, errors: result.errors.map(mask) };
  } catch (error) {
    result = { errors: [mask(error)] };
  }
  return { result, text: JSON.stringify(result) };
}

/** The field of the root that a subscription selects; validation has seen to it that there is one. */
function rootField(document: DocumentNode, set: SelectionSetNode): FieldNode | undefined {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) return selection;
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : document.definitions.find(
            (each): each is FragmentDefinitionNode =>
              each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
          )?.selectionSet;
    const found = inner && rootField(document, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
