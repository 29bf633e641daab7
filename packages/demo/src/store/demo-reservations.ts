import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import type { Jobs } from '@dvaput/backend/jobs/jobs'
import type { Reservations } from '@dvaput/backend/reservations/reservations'
import type { Database } from '@dvaput/database/open-database'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { z } from 'zod'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly catalogue: Pick<Catalogue, 'home'>
  readonly reservations: Pick<Reservations, 'reserve'>
  readonly findCustomer: (email: string) => Promise<{ readonly id: string } | null>
}

/** The first sync of the catalogue takes about as long. */
const delayMs = 30_000
const year = 365 * 24 * 60 * 60

/** Reserves a product for the demo customer of each market that has reservations. */
export const createDemoReservations = ({ database, jobs, catalogue, reservations, findCustomer }: Needs) => {
  const seedJob = jobs.define({
    name: 'seed-demo-reservation',
    payload: z.object({ market: z.enum(marketIds) }),
    retryDelaySeconds: 10,
    // What was cancelled or has expired does not come back with the next start.
    keepSeconds: 10 * year,
    async run({ market: id }) {
      const { email } = demoCustomers[id]
      const customer = await findCustomer(email)
      if (!customer) return
      const market = markets[id]
      const locale = { market, language: market.languages[0] }
      const { featured } = await catalogue.home(locale)
      // The one with the most in stock, so that nothing is sold out by it.
      const [product] = featured
        .filter(({ inStock, isStockKnown }) => inStock && isStockKnown)
        .toSorted((one, other) => other.stock - one.stock)
      if (!product) throw new Error(`nothing to reserve in ${id} yet`)
      const { variantId, title } = product
      if (variantId === null) return
      const items = [{ variantId, quantity: 1, name: title }]
      const reserved = await reservations.reserve({ customer: { id: customer.id, email }, locale, items, key: 'demo' })
      if (!reserved.ok) throw new Error(`the demo reservation was refused: ${reserved.refusal.code}`)
    },
  })

  /** Once for each market, however often the demo starts. */
  return async (startAfter = new Date(Date.now() + delayMs)): Promise<void> => {
    await database.inTransaction(async (tx) => {
      for (const market of marketIds.filter((id) => markets[id].capabilities.reservations))
        await jobs.enqueue(tx, seedJob, { market }, { key: market, startAfter })
    })
  }
}
