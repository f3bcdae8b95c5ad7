import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/** The name under which operators find the spans of this server. */
export const TRACER = 'tripwright';

/** Runs some work within a span. @param describe attributes of what it has made */
export function traced<T>(name: string, work: () => Promise<T>, describe?: (made: T) => Attributes): Promise<T> {
  return trace.getTracer(TRACER).startActiveSpan(name, async (span) => {
    try {
      const made = await work();
      if (describe !== undefined && span.isRecording()) span.setAttributes(describe(made));
      return made;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      if (error instanceof Error) span.recordException({ name: error.name, message: error.name });
      throw error;
    } finally {
      span.end();
    }
  });
}
