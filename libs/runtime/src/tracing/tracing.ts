import { messageContext, runInMessageContext } from '@hearthstay/messaging';
import type { Env } from '../env/env-schema';
import type { Running } from '../process/running';
import type { SpanRecorder } from './span-recorder';
import type { Span, SpanKind } from './span';

let recorder: SpanRecorder | undefined;

const noSpan: Span = { end: () => undefined };

/**
 * Begins a span in the trace of the current message. Without one, as in background work, and while tracing is off, it
 * does nothing.
 */
export const beginSpan = (name: string, kind: SpanKind): Span => {
  const context = messageContext();
  return recorder && context ? recorder.begin({ name, kind }, context) : noSpan;
};

/** Runs work whose messages are parts of a span. */
export const within = <Result>({ traceparent }: Span, work: () => Result): Result => {
  const context = messageContext();
  return context && traceparent !== undefined ? runInMessageContext({ ...context, traceparent }, work) : work();
};

/**
 * Sends the spans of this process to `OTEL_EXPORTER_OTLP_ENDPOINT`. Without it nothing is loaded and nothing is sent.
 *
 * @param service the name of the program in the traces
 */
export const startTracing = async (
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Env,
): Promise<Running> => {
  if (endpoint === undefined) return { close: () => Promise.resolve() };
  const { SpanRecorder } = await import('./span-recorder');
  const started = new SpanRecorder(service, endpoint);
  recorder = started;
  return {
    close: async () => {
      recorder = undefined;
      await started.close();
    },
  };
};
