import type { Jobs } from '@dvaput/backend/jobs/jobs'
import { orders } from '@dvaput/backend/orders/orders.table'
import type { Returns } from '@dvaput/backend/returns/returns'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq } from '@dvaput/database/query'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { z } from 'zod'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly returns: Pick<Returns, 'offerFor' | 'request'>
}

const messages = {
  ba: 'Poslije desetak minuta rada ekran počne treperiti. Na ekranu priključenom kablom se ne vidi.',
  cl: 'A los diez minutos la pantalla empieza a parpadear. En un monitor externo no se nota.',
} as const satisfies Record<MarketId, string>

/** The first orders are recorded by then. */
const delayMs = 30_000
const year = 365 * 24 * 60 * 60

/** Has the demo customer of each market ask to send back a unit of what they were sent last. */
export const createDemoReturns = ({ database, jobs, returns }: Needs) => {
  const seedJob = jobs.define({
    name: 'seed-demo-return',
    payload: z.object({ market: z.enum(marketIds) }),
    retryDelaySeconds: 10,
    // What was decided or withdrawn does not come back with the next start.
    keepSeconds: 10 * year,
    async run({ market: id }) {
      const theirs = await database.db
        .select()
        .from(orders)
        .where(and(eq(orders.market, id), eq(orders.email, demoCustomers[id].email)))
        .orderBy(desc(orders.processedAt))
      if (theirs.length === 0) throw new Error(`nothing was ordered in ${id} yet`)
      for (const order of theirs) {
        const [line] = (await returns.offerFor(order)).lines
        if (!line) continue
        const form = { formKey: 'demo', reason: 'faulty', message: messages[id], photos: [] } as const
        const lines = [{ lineId: line.lineId, quantity: 1 }]
        const requested = await returns.request(order, { ...form, lines, language: markets[id].languages[0] })
        if (!requested.ok) throw new Error(`the demo return was refused: ${requested.problems.join()}`)
        return
      }
    },
  })

  /** Once for each market, however often the demo starts. */
  return async (startAfter = new Date(Date.now() + delayMs)): Promise<void> => {
    await database.inTransaction(async (tx) => {
      for (const market of marketIds) await jobs.enqueue(tx, seedJob, { market }, { key: market, startAfter })
    })
  }
}
