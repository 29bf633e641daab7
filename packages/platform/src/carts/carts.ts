import { eq, lt, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { PlatformNeeds } from '../platform-needs.ts'
import { createBuyerProofs } from './buyer-proofs.ts'
import type { CartKey } from './cart-id.ts'
import { carts } from './carts.table.ts'

const keptFor = sql`interval '30 days'`

export const createCarts = ({ database, jobs }: PlatformNeeds) => {
  /** Untouched for so long, a cart is forgotten; so is one that was bought. */
  const forgetOld = async (): Promise<void> => {
    await database.db.delete(carts).where(lt(carts.updatedAt, sql`app_now() - ${keptFor}`))
  }

  jobs.define({
    name: 'forget-old-carts',
    payload: z.object({}),
    run: forgetOld,
    cron: '47 3 * * *',
  })

  return {
    forgetOld,
    buyerProofs: createBuyerProofs({ database }),
    discard: async ({ token }: CartKey): Promise<void> => {
      await database.db.delete(carts).where(eq(carts.token, token))
    },
  }
}
