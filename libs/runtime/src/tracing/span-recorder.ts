import { Logger } from '@nestjs/common';
import type { MessageContext } from '@hearthstay/messaging';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Context, Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider, type IdGenerator } from '@opentelemetry/sdk-trace';
import { buildInfo } from '../metrics/build-info';
import type { Span, SpanKind as Kind } from './span';
import { idsIn, traceIdsOf, traceparentOf, type TraceIds } from './trace-ids';

/** Shorter than the time limit for stopping a process, in milliseconds. */
const exportMs = 2_000;

/** Random ids, but for the first span of a trace. */
class Ids implements IdGenerator {
  first: TraceIds | undefined;
  private readonly random = new RandomIdGenerator();

  generateTraceId(): string {
    return this.first?.traceId ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.first?.spanId ?? this.random.generateSpanId();
  }
}

/** Records spans with OpenTelemetry, and sends them every few seconds. They are lost while nobody takes them. */
export class SpanRecorder {
  private readonly logger = new Logger('Tracing');
  private readonly ids = new Ids();
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  /** @param endpoint the base address of a collector that takes OTLP by HTTP, such as `http://collector:4318` */
  constructor(service: string, endpoint: string) {
    const warn = (message: string): void => this.logger.warn(message);
    const ignore = (): void => undefined;
    diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportMs });
    this.provider = new TracerProvider({
      idGenerator: this.ids,
      resource: resourceFromAttributes({
        'service.name': service,
        'service.namespace': 'hearthstay',
        'service.version': buildInfo().version,
      }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.tracer = this.provider.getTracer('hearthstay');
  }

  begin({ name, kind }: { name: string; kind: Kind }, { correlationId, traceparent }: MessageContext): Span {
    const first = traceIdsOf(correlationId);
    const caller = idsIn(traceparent);
    this.ids.first = kind === 'request' ? first : undefined;
    const parent = kind === 'request' ? ROOT_CONTEXT : below(caller ?? first);
    const span = this.tracer.startSpan(name, { kind: kindOf(kind, caller !== undefined) }, parent);
    return {
      traceparent: traceparentOf(span.spanContext()),
      end: ({ name: finalName = name, outcome, isError = false, attributes = {} }) => {
        span.updateName(finalName);
        span.setAttributes({ ...attributes, 'hearthstay.outcome': outcome });
        if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  /** Sends what is recorded, if somebody takes it within two seconds. The process ends well without that, too. */
  async close(): Promise<void> {
    try {
      await this.provider.shutdown();
    } catch (error) {
      this.logger.warn({ err: error }, 'The last spans are lost');
    }
  }
}

const below = (ids: TraceIds): Context =>
  trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true });

/** Nobody waits for the handling of an event. */
const kindOf = (kind: Kind, hasCaller: boolean): SpanKind => {
  if (kind === 'request') return SpanKind.SERVER;
  if (kind === 'call') return SpanKind.CLIENT;
  return hasCaller ? SpanKind.SERVER : SpanKind.CONSUMER;
};
