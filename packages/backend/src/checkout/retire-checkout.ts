import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { z } from 'zod'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { checkouts } from './checkouts.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly shops: ConnectedShops<'adminCheckouts' | 'carts' | 'drafts'>
}

/** Leaves nothing to pay at the platform for a checkout that was closed. */
export const defineRetireCheckout = ({ database, jobs, shops }: Needs) => {
  const job = jobs.define({
    name: 'retire-checkout',
    payload: z.object({ id: z.guid() }),
    async run({ id }) {
      const [checkout] = await database.db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.id, id), eq(checkouts.state, 'closed')))
      if (!checkout) return
      const { carts, drafts } = shops[checkout.shop]
      if (checkout.cartId !== null) await carts.empty(checkout.cartId)
      if (checkout.draftId !== null) await drafts.remove(checkout.draftId)
    },
  })
  return async (tx: Transaction, id: string): Promise<void> =>
    void (await jobs.enqueue(tx, job, { id }, { key: `retire-checkout:${id}` }))
}

export type RetireCheckout = ReturnType<typeof defineRetireCheckout>
