// Metrics and traces, loaded only where they are switched on.
import type { Config } from '../config.ts'
import { type Observers, tellAll } from './observers.ts'

/** Opens what the configuration asks for; what there is to measure beside the work is handed over later. */
export const openObservers = async (config: Config) => {
  const metrics = config.METRICS_PORT === undefined ? null : await (await import('./metrics.ts')).openMetrics()
  const traces = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./traces.ts')).openTraces(config.OTEL_EXPORTER_OTLP_ENDPOINT)
    : null
  const observers: Observers = tellAll([metrics, traces].filter(each => each !== null))
  return { observers, metrics }
}
