import { context, propagation, SpanKind, SpanStatusCode, type TextMapGetter, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { idOf } from '../log/request-id.ts';
import { routeLabel } from '../log/route-label.ts';
import { TRACER } from '../log/traced.ts';

const HEADERS: TextMapGetter<Headers> = {
  keys: (headers) => [...headers.keys()],
  get: (headers, name) => headers.get(name) ?? undefined,
};

/** Span of each request with the names of OpenTelemetry's conventions for HTTP. Costs nothing measurable while no SDK is registered. */
export function traceRequests(): MiddlewareHandler {
  return async (exchange, next) => {
    const { req: request } = exchange;
    const route = routeLabel(request.path);
    const { method } = request;
    const parent = propagation.extract(context.active(), request.raw.headers, HEADERS);
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'tripwright.request_id': idOf(request.raw),
    };
    // Neither address nor headers: coordinates and keys are in them.
    const span = trace.getTracer(TRACER).startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    await context.with(trace.setSpan(parent, span), next);
    const { status } = exchange.res;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}
