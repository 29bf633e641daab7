import { eq } from '@dvaput/database/query'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { carts } from '../tables/carts.table.ts'
import { createBuyerProofs } from './buyer-proofs.ts'
import type { CartKey } from './cart-id.ts'

export type Carts = ReturnType<typeof createCarts>

export const createCarts = ({ database, sealing }: Pick<PlatformNeeds, 'database' | 'sealing'>) => ({
  buyerProofs: createBuyerProofs({ database, sealing }),
  discard: async ({ token }: CartKey): Promise<void> => {
    await database.db.delete(carts).where(eq(carts.token, token))
  },
})
