import type { ReadReplica } from '@dvaput/database/read-replica'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

type Sources = {
  readonly pools: Readonly<Record<string, { totalCount: number; idleCount: number; waitingCount: number }>>
  readonly readReplica?: ReadReplica['status'] | undefined
  readonly jobs: () => Promise<readonly { job: string; state: string; count: number }[]>
  readonly pageCache: () => { pages: number; bytes: number }
  readonly catalogue: () => Promise<
    readonly { shop: string; listed: number; totalDrift: number; ageSeconds: number | null }[]
  >
}

/** Everything the operator may watch. Event-loop delay comes with the default metrics of Node. */
export const createMetrics = ({ pools, readReplica, jobs, pageCache, catalogue }: Sources) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response',
    labelNames,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of each pool by state',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'total' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  if (readReplica)
    new Gauge({
      name: 'database_read_replica',
      help: 'The read replica: seconds behind the primary, and 1 while it is in use',
      labelNames: ['figure'],
      registers: [registry],
      collect() {
        const { isUsed, lagSeconds } = readReplica()
        this.reset()
        this.set({ figure: 'used' }, isUsed ? 1 : 0)
        if (lagSeconds !== null) this.set({ figure: 'lag_seconds' }, lagSeconds)
      },
    })
  new Gauge({
    name: 'jobs',
    help: 'Unfinished and failed jobs by state',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      // An unavailable database must not take the other metrics with it.
      this.reset()
      for (const { job, state, count } of await jobs().catch(() => [])) this.set({ job, state }, count)
    },
  })
  new Gauge({
    name: 'page_cache',
    help: 'Rendered pages in the cache',
    labelNames: ['unit'],
    registers: [registry],
    collect() {
      for (const [unit, count] of Object.entries(pageCache())) this.set({ unit }, count)
    },
  })
  new Gauge({
    name: 'catalogue_replica',
    help: 'Replica of each shop: products listed, seconds since the last full sync, drift that webhooks missed',
    labelNames: ['shop', 'figure'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { shop, listed, totalDrift, ageSeconds } of await catalogue().catch(() => [])) {
        this.set({ shop, figure: 'listed' }, listed)
        this.set({ shop, figure: 'drift' }, totalDrift)
        if (ageSeconds !== null) this.set({ shop, figure: 'age_seconds' }, ageSeconds)
      }
    },
  })
  const catalogueQueries = new Counter({
    name: 'catalogue_queries_total',
    help: 'Catalogue queries by source and outcome',
    labelNames: ['query', 'source', 'outcome'],
    registers: [registry],
  })
  return {
    countQuery(query: string, source: string, outcome: string) {
      catalogueQueries.inc({ query, source, outcome })
    },
    observe(method: string, route: string, status: number, durationSeconds: number) {
      const labels = { method, route, status: String(status) }
      requests.inc(labels)
      seconds.observe(labels, durationSeconds)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
