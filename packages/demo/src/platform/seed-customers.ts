import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { customerAddresses, customers } from '@dvaput/platform/tables/customers.table'
import type { Shop } from '@dvaput/platform/tables/shops.table'
import { demoAddresses } from './demo-addresses.ts'

/** The main shop keeps the customers of every market. */
export const seedCustomers = async ({ db }: Transaction, shop: Shop, passwordHash: string): Promise<void> => {
  for (const market of marketIds) {
    const [customer] = await db
      .insert(customers)
      .values({
        ...demoCustomers[market],
        shopId: shop.id,
        passwordHash,
        emailVerified: true,
        phone: demoAddresses[market][0].phone,
        language: markets[market].languages[0],
        createdAt: sql`app_now() - interval '400 days'`,
      })
      .returning()
    if (!customer) throw new Error('inserting a demo customer returned no row')
    const [first] = await db
      .insert(customerAddresses)
      .values(demoAddresses[market].map((fields) => ({ customerId: customer.id, fields })))
      .returning()
    await db
      .update(customers)
      .set({ defaultAddressId: first?.id ?? null })
      .where(eq(customers.id, customer.id))
  }
}
