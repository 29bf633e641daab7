import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { demoPassword } from '@dvaput/domain/account/demo-customers'
import { customersShop } from '@dvaput/domain/markets/shop-handle'
import { insertProducts } from '../catalogue/insert-products.ts'
import { collections } from '../tables/collections.table.ts'
import { pages } from '../tables/content.table.ts'
import { products } from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { buildDemoProduct } from './build-demo-product.ts'
import { seedCollections } from './seed-collections.ts'
import { seedContent } from './seed-content.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedDiscount } from './seed-discount.ts'
import { seedOrders } from './seed-orders.ts'
import { stockShelf } from './shop-shelf.ts'

/** With the shop's id: of processes that start at once one seeds, the others find it done. */
const seedLock = 7_382

const chunk = 200

const isEmpty = async ({ db }: Transaction, { id }: Shop): Promise<boolean> => {
  for (const table of [products, collections, pages])
    if ((await db.select({ id: table.id }).from(table).where(eq(table.shopId, id)).limit(1)).length > 0) return false
  return true
}

type Needs = Pick<Database, 'inTransaction'> & { readonly hashPassword: (password: string) => Promise<string> }

/** Fills an empty shop; one that has anything already stays as it is. */
export const seedDemo = ({ inTransaction, hashPassword }: Needs, shop: Shop): Promise<'seeded' | 'kept'> =>
  inTransaction(async (tx) => {
    // Who waits for another process to finish waits longer than a shopper would.
    await tx.db.execute(sql`SET LOCAL lock_timeout = '60s'`)
    await tx.db.execute(sql`SET LOCAL statement_timeout = '60s'`)
    await tx.db.execute(sql`SELECT pg_advisory_xact_lock(${seedLock}::int, ${shop.id}::int)`)
    if (!(await isEmpty(tx, shop))) return 'kept'
    const { rows } = await tx.db.execute<{ now: string }>(sql`SELECT app_now()::text AS now`)
    const now = new Date(rows[0]?.now ?? '')
    const inputs = stockShelf(shop).map((item) => buildDemoProduct(item, shop, now))
    const ids: number[] = []
    for (let start = 0; start < inputs.length; start += chunk)
      for (const { id } of await insertProducts(tx, shop, inputs.slice(start, start + chunk))) ids.push(id)
    await seedContent(tx, shop, await seedCollections(tx, shop, ids))
    if (shop.handle === customersShop) await seedCustomers(tx, shop, await hashPassword(demoPassword))
    await seedOrders(tx, shop, ids)
    await seedDiscount(tx, shop)
    return 'seeded'
  })
