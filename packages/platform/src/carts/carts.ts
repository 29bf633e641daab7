import { and, eq, lt, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { carts } from '../tables/carts.table.ts'
import { checkouts } from '../tables/checkouts.table.ts'
import { draftOrders } from '../tables/draft-orders.table.ts'
import { createBuyerProofs } from './buyer-proofs.ts'
import type { CartKey } from './cart-id.ts'

const cartLifetime = sql`interval '30 days'`

export type Carts = ReturnType<typeof createCarts>

export const createCarts = ({ database, sealing, jobs }: PlatformNeeds) => {
  /**
   * Untouched for so long, a cart is forgotten; so is one that was bought. With it goes what its buyer typed at a checkout
   * that was never finished, and what was typed at the invoice of a draft that is gone.
   */
  const forgetOld = async (): Promise<void> => {
    await database.db.delete(carts).where(lt(carts.updatedAt, sql`app_now() - ${cartLifetime}`))
    await database.db
      .delete(checkouts)
      .where(
        and(
          eq(checkouts.state, 'open'),
          sql`NOT EXISTS (SELECT FROM ${carts} WHERE ${carts.token} = ${checkouts.cartToken})`,
          sql`NOT EXISTS (SELECT FROM ${draftOrders} WHERE ${draftOrders.id} = ${checkouts.draftOrderId})`,
        ),
      )
  }

  jobs.define({
    name: 'purge-carts',
    formerName: 'forget-old-carts',
    payload: z.object({}),
    run: forgetOld,
    cron: '47 3 * * *',
  })

  return {
    forgetOld,
    buyerProofs: createBuyerProofs({ database, sealing }),
    discard: async ({ token }: CartKey): Promise<void> => {
      await database.db.delete(carts).where(eq(carts.token, token))
    },
  }
}
