import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import type { Jobs } from '@dvaput/backend/jobs/jobs'
import type { Wishlist } from '@dvaput/backend/wishlist/wishlist'
import type { Database } from '@dvaput/database/open-database'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { z } from 'zod'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly catalogue: Pick<Catalogue, 'home'>
  readonly wishlist: Pick<Wishlist, 'add'>
  readonly findCustomer: (email: string) => Promise<{ readonly id: string } | null>
}

const count = 3
/** The first sync of the catalogue takes about as long. */
const delayMs = 30_000
const year = 365 * 24 * 60 * 60

/** Gives the customers of the demo a wishlist, one product of which has become cheaper. */
export const createDemoWishlists = ({ database, jobs, catalogue, wishlist, findCustomer }: Needs) => {
  const seedJob = jobs.define({
    name: 'seed-demo-wishlist',
    payload: z.object({ market: z.enum(marketIds) }),
    retryDelaySeconds: 10,
    // What the customer removes does not come back with the next start.
    keepSeconds: 10 * year,
    async run({ market: id }) {
      const customer = await findCustomer(demoCustomers[id].email)
      if (!customer) return
      const market = markets[id]
      const locale = { market, language: market.languages[0] }
      const { featured } = await catalogue.home(locale)
      const products = featured.slice(0, count).flatMap((product) => identityOf(product) ?? [])
      for (const identity of products) await wishlist.add(customer.id, locale, identity)
      await database.pool.query(
        `UPDATE backend.wishlist_items SET price_minor = price_minor + 12000, added_at = app_now() - interval '20 days'
         WHERE customer_id = $1 AND market = $2 AND product = $3 AND added_at > app_now() - interval '1 day'`,
        [customer.id, id, products[0] && formatProductIdentity(products[0])],
      )
    },
  })

  /** Once for each market, however often the demo starts. */
  return async (startAfter = new Date(Date.now() + delayMs)): Promise<void> => {
    await database.inTransaction(async (tx) => {
      for (const market of marketIds) await jobs.enqueue(tx, seedJob, { market }, { key: market, startAfter })
    })
  }
}
