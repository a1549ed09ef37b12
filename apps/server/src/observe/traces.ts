// Traces for a collector that speaks OTLP over HTTP: spans of calls, jobs and statements. Statements stand without values.
import {
  type Context,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { release } from '../release.ts'
import type { Observer, Work } from './observers.ts'
import type { Origin } from './origin.ts'

const kinds = {
  call: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
  document: SpanKind.INTERNAL,
  store: SpanKind.CLIENT,
  scan: SpanKind.CLIENT,
} satisfies Record<Work['kind'], SpanKind>

/** Sends spans to ENDPOINT/v1/traces; a collector that is away loses spans and slows nobody. */
export const openTraces = (endpoint: string): Observer => {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': 'khyanalt', 'service.version': release.version }),
    ),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) }),
    ],
  })
  const tracer = provider.getTracer('khyanalt')
  return {
    begin({ kind, name }, origin) {
      const span = tracer.startSpan(
        `${kind} ${name}`,
        { kind: kinds[kind], attributes: origin ? { 'khyanalt.request_id': origin.request_id } : {} },
        placeOf(origin),
      )
      const { traceId, spanId } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-01`,
        end(outcome) {
          span.setAttribute('khyanalt.outcome', outcome)
          if (outcome === 'failed' || outcome === 'internal') span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    statement({ sql, ms, failed }, origin) {
      // What belongs to no call or job, such as the watch over sessions, would only be noise.
      if (!origin?.traceparent) return
      const end = Date.now()
      const span = tracer.startSpan(
        'sql',
        {
          kind: SpanKind.CLIENT,
          startTime: end - ms,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2000) },
        },
        placeOf(origin),
      )
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
    },
    close: () => provider.shutdown(),
  }
}

const placeOf = (origin: Origin | null): Context => {
  const [, traceId, spanId] = origin?.traceparent?.split('-') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const place: SpanContext = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, place)
}
