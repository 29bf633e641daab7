import type { Transaction } from '@dvaput/database/in-transaction'
import { discounts } from '@dvaput/platform/tables/discounts.table'
import type { Shop } from '@dvaput/platform/tables/shops.table'

/** For trying a cart of another storefront. Published, so the demo alone has it. */
export const demoDiscountCode = 'DVAPUT10'

export const seedDiscount = async ({ db }: Transaction, { id }: Shop): Promise<void> => {
  await db
    .insert(discounts)
    .values({ shopId: id, code: demoDiscountCode, title: demoDiscountCode, kind: 'percentage', value: 1000 })
}
