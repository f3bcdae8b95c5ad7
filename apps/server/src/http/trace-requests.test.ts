import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  trace,
} from '@opentelemetry/api';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Planning } from '../planning/planning.ts';
import { tracePlanning } from '../planning/trace-planning.ts';
import { traceRequests } from './trace-requests.ts';

interface Seen {
  readonly name: string;
  readonly parent: string | undefined;
  readonly attributes: Attributes;
  failed: boolean;
  ended: boolean;
}

/** What an SDK would export. */
const seen: Seen[] = [];
const spans = new WeakMap<Span, Seen>();

function startSpan(name: string, options: SpanOptions = {}, within: Context = context.active()): Span {
  const above = trace.getSpan(within);
  const record: Seen = {
    name,
    parent: above && spans.get(above)?.name,
    attributes: { ...options.attributes },
    failed: false,
    ended: false,
  };
  seen.push(record);
  const span = {
    setAttribute: (key: string, value: string) => Object.assign(record.attributes, { [key]: value }),
    setAttributes: (more: Attributes) => Object.assign(record.attributes, more),
    setStatus: () => Object.assign(record, { failed: true }),
    recordException: () => undefined,
    isRecording: () => true,
    end: () => Object.assign(record, { ended: true }),
  } as unknown as Span;
  spans.set(span, record);
  return span;
}

beforeAll(() => {
  const contexts = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => contexts.getStore() ?? ROOT_CONTEXT,
    with: (within, run, self, ...args) => contexts.run(within, () => run.apply(self as never, args)),
    bind: (_, target) => target,
    enable: () => context as never,
    disable: () => context as never,
  });
  trace.setGlobalTracerProvider({
    getTracer: () => ({
      startSpan,
      startActiveSpan(name: string, run: (span: Span) => unknown) {
        const span = startSpan(name);
        return context.with(trace.setSpan(context.active(), span), () => run(span));
      },
    }),
  } as never);
});
afterAll(() => {
  trace.disable();
  context.disable();
});
beforeEach(() => {
  seen.length = 0;
});

const planning = tracePlanning({
  routing: async () => ({ text: '{}', planMs: 7, writeMs: 2 }),
  answer: async () => {
    throw new TypeError('(41.14961,-8.61099)');
  },
} as Partial<Planning> as Planning);

const app = new Hono();
app.use(traceRequests());
app.get('/v1/routing.json', async (exchange) =>
  exchange.text((await planning.routing({} as never, { locale: 'en' }, { client: '' })).text),
);
app.get('/v1/trip/:id', async (exchange) => {
  await planning.answer({ kind: 'trip' } as never, 'en', { client: '' }).catch(() => undefined);
  return exchange.text('', 500);
});

test('a request is a span, and its plan one within it', async () => {
  await app.request('/v1/routing.json?from=(41.14961,-8.61099)', {
    headers: { 'x-request-id': 'r1', 'x-service-key': 'k' },
  });
  expect(seen).toEqual([
    {
      name: 'GET /v1/routing.json',
      parent: undefined,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/v1/routing.json',
        'http.response.status_code': 200,
        'tripwright.request_id': 'r1',
      },
      failed: false,
      ended: true,
    },
    {
      name: 'plan',
      parent: 'GET /v1/routing.json',
      attributes: { 'tripwright.plan_ms': 7, 'tripwright.write_ms': 2 },
      failed: false,
      ended: true,
    },
  ]);
});

test('failures are marked, and no span holds places, keys or ids of trips', async () => {
  await app.request('/v1/trip/abc(41.14961)', { headers: { 'x-service-key': 'k' } });
  expect(seen.map(({ name, failed, ended }) => [name, failed, ended])).toEqual([
    ['GET /v1/trip', true, true],
    ['trip', true, true],
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/41\.14|abc/);
});
