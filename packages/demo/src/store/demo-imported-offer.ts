import type { Jobs } from '@dvaput/backend/jobs/jobs'
import type { Offers } from '@dvaput/backend/offers/offers'
import type { Database } from '@dvaput/database/open-database'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { markets } from '@dvaput/domain/markets/markets'
import { z } from 'zod'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly offers: Pick<Offers, 'submit'>
  readonly findCustomer: (email: string) => Promise<{ readonly id: string } | null>
}

const { email } = demoCustomers.cl
const message = '¿Es posible a este precio si compro dos más adelante?'
/** Of the price: between what the demo's rules reject and what they approve. */
const share = 0.8
/** The first sync of the warehouse takes about as long. */
const delayMs = 45_000
const year = 365 * 24 * 60 * 60

/** Has a demo customer offer for an imported product, so that the warehouse hears of something. */
export const createDemoImportedOffer = ({ database, jobs, offers, findCustomer }: Needs) => {
  const seedJob = jobs.define({
    name: 'seed-demo-imported-offer',
    payload: z.object({}),
    retryDelaySeconds: 10,
    keepSeconds: 10 * year,
    async run() {
      const customer = await findCustomer(email)
      if (!customer) return
      const { rows } = await database.pool.query<{ id: string; pesos: number }>(
        `SELECT id, pesos FROM backend.international_products
         WHERE stock > 1 AND pesos BETWEEN 100000 AND 1000000 ORDER BY id LIMIT 20`,
      )
      if (rows.length === 0) throw new Error('nothing to offer for in the warehouse yet')
      const market = markets.cl
      const locale = { market, language: market.languages[0] }
      // Refused where it is sold meanwhile: the next product then.
      for (const { id: productId, pesos } of rows) {
        const amount = Math.round(pesos * share)
        const request = { kind: 'international', productId, customer: { id: customer.id, email }, locale } as const
        if ((await offers.submit({ ...request, amount, message })).ok) return
      }
    },
  })

  /** Once, however often the demo starts. */
  return (startAfter = new Date(Date.now() + delayMs)): Promise<void> =>
    database.inTransaction(async (tx) => {
      await jobs.enqueue(tx, seedJob, {}, { key: 'demo', startAfter })
    })
}
