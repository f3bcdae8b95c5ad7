import type { Locale } from '@tripwright/core/text';
import type { LastingKey } from '../../keys/index.ts';
import type { Turns } from '../../turns/index.ts';
import type { StreamEndReason } from '../__generated__/resolver-types.ts';
import type { GraphqlContext } from '../context.ts';
import { GraphQLError, type GraphQLSchema } from '../graphql-js.ts';
import { isAboutInput } from '../input-error.ts';
import type { GraphSource } from '../source/index.ts';
import { Channel, type LiveOperation, Subscriber } from './channel.ts';
import type { LiveQuestion } from './live-question.ts';
import { Topic } from './topic.ts';

/** How many streams are open at one time, and for how long. */
export interface StreamLimits {
  /** Of all clients together. */
  readonly streams: number;
  /** Of one key, or of one address of an open server. */
  readonly streamsPerClient: number;
  /** Seconds after which a stream ends: its client asks again, and its key is checked again. */
  readonly seconds: number;
}

/** The published limits. */
export const STREAM_LIMITS: StreamLimits = { streams: 1000, streamsPerClient: 100, seconds: 3600 };

/** What the hub needs of its server. */
export interface StreamHubOptions {
  readonly limits: StreamLimits;
  readonly turns: Turns;
  /** Unix seconds, of the clock that answers go by. */
  readonly now: () => number;
  /** Milliseconds of a clock that always runs at its own speed; that of the machine unless given. */
  readonly milliseconds?: () => number;
  /** Receives failures of questions that were answered before; they are asked again. */
  readonly log: (error: unknown) => void;
}

/** Milliseconds between two looks: how much later than its snapshot an event comes at most. */
const LOOK_MS = 250;
/** Rounds of questions that are asked at one time: plans must get through. */
const ROUNDS_AT_ONCE = 2;
/** Questions of a round. So many usual boards take a few milliseconds, and count as little as one request. */
const ASKED_TOGETHER = 16;
/** Looks between two at the keys: a minute. */
const LOOKS_PER_KEYS = 60_000 / LOOK_MS;
/** Milliseconds until a question that failed is asked again. */
const RETRY_MS = 5000;
/** Subscribers that are served in one turn: a few milliseconds of writing. */
const SERVED_PER_TURN = 200;

interface OpenTopic {
  readonly topic: Topic;
  readonly ask: StreamRequest['ask'];
  readonly channels: Map<string, Channel>;
  isAsked: boolean;
  retryAt: number;
}

/** What answers subscriptions at present: the faces of one set of datasets. */
export interface StreamBackend {
  readonly source: GraphSource;
  readonly schema: GraphQLSchema;
  /** The context in which events are resolved, which are shared: of subscribers only the language counts. */
  readonly contextOf: (locale: Locale) => GraphqlContext;
  readonly mask: (error: unknown) => GraphQLError;
}

/** A subscription to be opened. It lives longer than the backend that opens it, so nothing in it may hold on to one. */
export interface StreamRequest {
  /** Asks a backend. @throws GraphQLError for arguments that cannot be answered */
  readonly ask: (backend: StreamBackend) => LiveQuestion;
  /** Equal texts = the same operation, variables and language: everything besides the question that its events depend on. */
  readonly operation: string;
  readonly run: LiveOperation;
  /** Label of the key, or the address. */
  readonly client: string;
  /** The key; absent where none is needed. */
  readonly key?: LastingKey | undefined;
}

/**
 * All open subscriptions. A question is asked once for each snapshot, and an event is made once for each distinct operation, however many subscribers
 * there are; each of them costs a socket, a subscriber and the bytes on the line. It looks for new answers only while streams are open.
 */
export class StreamHub {
  readonly #options: StreamHubOptions;
  readonly #milliseconds: () => number;
  readonly #topics = new Map<string, OpenTopic>();
  readonly #perClient = new Map<string, number>();
  readonly #keys = new Map<Subscriber, LastingKey>();
  /** Looks until the keys are looked up again. */
  #looksToKeys = LOOKS_PER_KEYS;
  readonly #due: OpenTopic[] = [];
  #rounds = 0;
  #open = 0;
  #looking: NodeJS.Timeout | undefined;
  #isServing = false;
  #isAsking = false;
  #closed: StreamEndReason | undefined;
  #backend: StreamBackend | undefined;

  constructor(options: StreamHubOptions) {
    this.#options = options;
    this.#milliseconds = options.milliseconds ?? ((): number => performance.now());
  }

  /** What answers at present. @throws Error where nothing does yet */
  get backend(): StreamBackend {
    if (this.#backend === undefined) throw new Error('No backend answers streams.');
    return this.#backend;
  }

  /** Begins to answer, unless another backend does already. */
  beginWith(backend: StreamBackend): void {
    this.#backend ??= backend;
  }

  /**
   * Answers all streams from another backend, of new datasets: each goes on with a state that is whole, and ends where what it asks about is not there
   * any more.
   */
  moveTo(backend: StreamBackend): void {
    this.#backend = backend;
    for (const open of this.#topics.values()) {
      open.topic.moveTo(open.ask(backend));
      open.retryAt = 0;
      this.#askLater(open);
    }
  }

  /** Streams that are open. */
  get open(): number {
    return this.#open;
  }

  /** Questions that are asked at present. */
  get questions(): number {
    return this.#topics.size;
  }

  /** Opens a stream, whose first event comes as soon as its question is answered. @throws GraphQLError with status 429 where too many are open */
  subscribe({ ask, operation, run, client, key }: StreamRequest): Subscriber {
    const { limits } = this.#options;
    const own = this.#perClient.get(client) ?? 0;
    if (own >= limits.streamsPerClient) throw tooMany(`${limits.streamsPerClient} streams of this client are open`);
    if (this.#open >= limits.streams) throw tooMany(`${limits.streams} streams are open`);
    const open = this.#topicOf(ask);
    let channel = open.channels.get(operation);
    if (channel === undefined) {
      channel = new Channel(open.topic, run);
      open.channels.set(operation, channel);
    }
    const expiry = setTimeout(() => subscriber.expire(), limits.seconds * 1000).unref();
    const subscriber = new Subscriber(channel, this.#milliseconds, () => {
      clearTimeout(expiry);
      this.#keys.delete(subscriber);
      this.#leave(client, open, operation);
    });
    this.#open++;
    this.#perClient.set(client, own + 1);
    if (key !== undefined) this.#keys.set(subscriber, key);
    if (this.#closed !== undefined) open.topic.close(this.#closed);
    else this.#askLater(open);
    this.#looking ??= setInterval(this.#look, LOOK_MS).unref();
    return subscriber;
  }

  /** Ends every stream with an event that names the reason, and those that are opened later too. */
  close(reason: StreamEndReason): void {
    this.#closed = reason;
    for (const { topic } of this.#topics.values()) topic.close(reason);
    void this.#serve();
  }

  #topicOf(ask: StreamRequest['ask']): OpenTopic {
    const question = ask(this.backend);
    const known = this.#topics.get(question.key);
    if (known !== undefined) return known;
    const open = { topic: new Topic(question), ask, channels: new Map(), isAsked: false, retryAt: 0 };
    this.#topics.set(question.key, open);
    return open;
  }

  #leave(client: string, open: OpenTopic, operation: string): void {
    this.#open--;
    const left = (this.#perClient.get(client) ?? 1) - 1;
    if (left > 0) this.#perClient.set(client, left);
    else this.#perClient.delete(client);
    if (open.channels.get(operation)?.subscribers.size === 0) open.channels.delete(operation);
    if (open.channels.size === 0 && this.#topics.get(open.topic.question.key) === open)
      this.#topics.delete(open.topic.question.key);
    if (this.#open > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  readonly #look = (): void => {
    const now = this.#options.now();
    const milliseconds = this.#milliseconds();
    for (const open of this.#topics.values())
      if (!open.isAsked && milliseconds >= open.retryAt && open.topic.isDue(now)) this.#askLater(open);
    void this.#serve();
    if (--this.#looksToKeys > 0) return;
    this.#looksToKeys = LOOKS_PER_KEYS;
    this.#checkKeys();
  };

  /** Ends the streams whose keys have been revoked. Each key is looked up once, however many streams it has. */
  #checkKeys(): void {
    const known = new Map<string, boolean>();
    for (const [subscriber, key] of [...this.#keys]) {
      if (!known.has(key.id)) known.set(key.id, this.#isKnown(key));
      if (known.get(key.id) === false) subscriber.fail(subscriber.channel.failure(keyRevoked()));
    }
  }

  #isKnown(key: LastingKey): boolean {
    try {
      return key.isKnown();
    } catch (error) {
      // A store that does not answer has revoked nothing.
      this.#options.log(error);
      return true;
    }
  }

  #askLater(open: OpenTopic): void {
    if (open.isAsked || !open.topic.isDue(this.#options.now())) return;
    open.isAsked = true;
    this.#due.push(open);
    this.#askNext();
  }

  #askNext(): void {
    if (this.#isAsking || this.#rounds >= ROUNDS_AT_ONCE || this.#due.length === 0) return;
    this.#isAsking = true;
    // All that a look finds due comes before it is counted off in rounds.
    queueMicrotask(() => {
      this.#isAsking = false;
      while (this.#rounds < ROUNDS_AT_ONCE && this.#due.length > 0) void this.#ask(this.#due.splice(0, ASKED_TOGETHER));
    });
  }

  /** Asks the questions of a round. */
  async #ask(topics: readonly OpenTopic[]): Promise<void> {
    this.#rounds++;
    await this.#options.turns.next();
    const round = {};
    await Promise.all(
      topics.map(async (open) => {
        await this.#refresh(open, round);
        open.isAsked = false;
      }),
    );
    this.#rounds--;
    this.#askNext();
  }

  async #refresh(open: OpenTopic, round: object): Promise<void> {
    // Its subscribers may all have gone while it waited.
    if (open.channels.size === 0) return;
    const { question } = open.topic;
    try {
      if (await open.topic.refresh(round)) void this.#serve();
    } catch (error) {
      // A backend that does not answer any more has no say.
      if (open.topic.question !== question) return;
      open.retryAt = this.#milliseconds() + RETRY_MS;
      if (open.topic.isMoved && isAboutInput(error)) {
        open.topic.close('NEW_DATASET');
        void this.#serve();
      } else if (open.topic.version === 0) {
        for (const channel of open.channels.values()) channel.fail(error);
        void this.#serve();
      } else {
        this.#options.log(error);
      }
    }
  }

  /** Serves subscribers that wait, some in each turn. */
  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    try {
      let served = 0;
      for (const { channels } of [...this.#topics.values()]) {
        for (const channel of [...channels.values()]) {
          if (!channel.hasNews) continue;
          channel.isUnserved = false;
          for (const subscriber of [...channel.subscribers]) {
            if (!subscriber.isServable) {
              if (subscriber.isPausing) channel.isUnserved = true;
              continue;
            }
            subscriber.wake();
            served++;
            if (served % SERVED_PER_TURN === 0) await this.#options.turns.next();
          }
        }
      }
    } finally {
      this.#isServing = false;
    }
  }
}

/** As a request with this key is answered from now on. */
function keyRevoked(): GraphQLError {
  const message = 'The key of this stream is not known here any more.';
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED', reason: 'unknown' } });
}

function tooMany(what: string): GraphQLError {
  const http = { status: 429, headers: { 'retry-after': '30' } };
  const message = `${what}, which is the most at one time. Close one of them, or ask again later.`;
  return new GraphQLError(message, { extensions: { code: 'TOO_MANY_STREAMS', http } });
}
