// Metrics for Prometheus, on a port of their own. Every label has few values: names of calls, codes, states.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { release } from '../release.ts'
import { type LastBackups, watchBackups } from './backup-metrics.ts'
import type { Observer, Work } from './observers.ts'

/** What is looked at whenever somebody asks. */
export type Sources = {
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }
  readonly countSockets: () => number
  readonly countJobs: () => Promise<
    readonly {
      readonly name: string
      readonly waiting: number
      readonly running: number
      readonly given_up: number
      readonly oldest: Date | null
    }[]
  >
  /** When the certificate of the signing key ends. */
  readonly signingKeyEnds: Date
  readonly freeBytes: () => Promise<number>
  readonly isReady: () => Promise<boolean>
  readonly lastBackups: () => Promise<LastBackups>
}

export type Metrics = Observer & {
  /** Begins to look at these. */
  watch(sources: Sources): void
  /** Answers GET /metrics; the port it took. */
  listen(port: number, host: string): Promise<number>
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]
const helps = {
  call: 'Calls and pages by name and outcome.',
  job: 'Jobs by name and outcome.',
  mail: 'Mails handed over to the mail server.',
  document: 'Documents drawn and signed.',
  store: 'Reading and writing the store of files.',
  scan: 'Files looked at by the virus scanner; what it found is counted as the refusal file_infected.',
} satisfies Record<Work['kind'], string>

/** Opens the metrics of this process. */
export const openMetrics = async (): Promise<Metrics> => {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  // Gauges that are named like counters; the ones by type beside them add up to the same.
  for (const kind of ['handles', 'requests', 'resources']) register.removeSingleMetric(`nodejs_active_${kind}_total`)
  new Gauge({
    name: 'khyanalt_build_info',
    help: '1, with the release that this process runs as labels.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: release.version, commit: release.commit ?? '' }, 1)
  const seconds = Object.fromEntries(
    Object.entries(helps).map(([kind, help]) => [
      kind,
      new Histogram({ name: `khyanalt_${kind}_seconds`, help, labelNames: ['name', 'outcome'], buckets, registers }),
    ]),
  ) as Record<Work['kind'], Histogram<'name' | 'outcome'>>
  const refusals = new Counter({
    name: 'khyanalt_refusals_total',
    help: 'Refused calls by the code that people are told.',
    labelNames: ['code'],
    registers,
  })
  const statements = new Histogram({
    name: 'khyanalt_statement_seconds',
    help: 'SQL statements by their first word and outcome.',
    labelNames: ['verb', 'outcome'],
    buckets,
    registers,
  })

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      response.setHeader('content-type', register.contentType)
      response.end(await register.metrics())
    } catch {
      response.writeHead(503).end()
    }
  })

  return {
    begin({ kind, name }) {
      const began = performance.now()
      return {
        end(outcome) {
          const isPlain = outcome === 'success' || outcome === 'failed'
          if (!isPlain) refusals.inc({ code: outcome })
          // Codes have a counter of their own; crossed with names they would be too many.
          seconds[kind].observe({ name, outcome: isPlain ? outcome : 'refused' }, (performance.now() - began) / 1000)
        },
      }
    },
    statement({ sql, ms, failed }) {
      statements.observe({ verb: verbOf(sql), outcome: failed ? 'failed' : 'success' }, ms / 1000)
    },
    watch: sources => watch(sources, registers),
    async listen(port, host) {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      server.unref()
      return (server.address() as AddressInfo).port
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const verbs = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']
const verbOf = (sql: string): string => {
  const word = /\w+/.exec(sql)?.[0].toLowerCase() ?? ''
  return verbs.includes(word) ? word : 'other'
}

const watch = (sources: Sources, registers: Registry[]): void => {
  new Gauge({
    name: 'khyanalt_pool_connections',
    help: 'Connections to the database in use and idle, and work that waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = sources.pool
      this.set({ state: 'used' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  watchBackups(sources.lastBackups, registers)
  new Gauge({
    name: 'khyanalt_ready',
    help: '1 when this process may be given people, as /readyz says.',
    registers,
    async collect() {
      this.set((await sources.isReady()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'khyanalt_sockets',
    help: 'Open browsers that listen for news at this process.',
    registers,
    collect() {
      this.set(sources.countSockets())
    },
  })
  new Gauge({
    name: 'khyanalt_signing_key_ends_timestamp_seconds',
    help: 'When the certificate of the signing key ends.',
    registers,
    collect() {
      this.set(sources.signingKeyEnds.getTime() / 1000)
    },
  })
  new Gauge({
    name: 'khyanalt_data_dir_free_bytes',
    help: 'Room left on the disk of DATA_DIR.',
    registers,
    async collect() {
      this.set(await sources.freeBytes())
    },
  })
  // Both gauges are asked at once and look once; what else is known is told even when the database says nothing.
  let counting: ReturnType<Sources['countJobs']> | null = null
  const countJobs = () => {
    counting ??= sources
      .countJobs()
      .catch(() => [])
      .finally(() => {
        counting = null
      })
    return counting
  }
  new Gauge({
    name: 'khyanalt_oldest_job_seconds',
    help: 'How long the oldest job that could run has waited.',
    labelNames: ['name'],
    registers,
    async collect() {
      for (const { name, oldest } of await countJobs()) {
        this.set({ name }, oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1000) : 0)
      }
    },
  })
  new Gauge({
    name: 'khyanalt_jobs',
    help: 'Jobs by name that wait, run, or were given up; the same from every process.',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      for (const { name, waiting, running, given_up } of await countJobs()) {
        this.set({ name, state: 'waiting' }, waiting)
        this.set({ name, state: 'running' }, running)
        this.set({ name, state: 'given_up' }, given_up)
      }
    },
  })
}
