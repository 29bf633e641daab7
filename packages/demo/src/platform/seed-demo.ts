import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { demoPassword } from '@dvaput/domain/account/demo-customers'
import { customersShop } from '@dvaput/domain/markets/shop-handle'
import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import type { ProductInput } from '@dvaput/platform/catalogue/product-input'
import { collections } from '@dvaput/platform/tables/collections.table'
import { pages } from '@dvaput/platform/tables/content.table'
import { products } from '@dvaput/platform/tables/products.table'
import type { Shop } from '@dvaput/platform/tables/shops.table'
import { buildDemoProduct } from './build-demo-product.ts'
import { seedCollections } from './seed-collections.ts'
import { seedContent } from './seed-content.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedDiscount } from './seed-discount.ts'
import { seedOrders } from './seed-orders.ts'
import { stockShelf } from './shop-shelf.ts'

/** With the shop's id: of processes that start at once one seeds, the others find it done. */
const seedLock = 7_382

/** Each statement ends before the client gives it up, also on a machine that has no time for it. */
const chunk = 50
const pollMs = 250

const isEmpty = async ({ db }: Transaction, { id }: Shop): Promise<boolean> => {
  for (const table of [products, collections, pages])
    if ((await db.select({ id: table.id }).from(table).where(eq(table.shopId, id)).limit(1)).length > 0) return false
  return true
}

const fillShop = async (
  tx: Transaction,
  shop: Shop,
  inputs: readonly ProductInput[],
  passwordHash: string | undefined,
): Promise<void> => {
  const ids: number[] = []
  for (let start = 0; start < inputs.length; start += chunk)
    for (const { id } of await insertProducts(tx, shop, inputs.slice(start, start + chunk))) ids.push(id)
  await seedContent(tx, shop, await seedCollections(tx, shop, ids))
  if (passwordHash !== undefined) await seedCustomers(tx, shop, passwordHash)
  await seedOrders(tx, shop, ids)
  await seedDiscount(tx, shop)
}

type Needs = Pick<Database, 'inTransaction'> & { readonly hashPassword: (password: string) => Promise<string> }

/** Not while another process seeds. */
const isMine = async ({ db }: Transaction, { id }: Shop): Promise<boolean> => {
  const { rows } = await db.execute<{ mine: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${seedLock}::int, ${id}::int) AS mine`,
  )
  return rows[0]?.mine === true
}

/** Nobody else waits for this transaction, so it may take as long as the machine needs. */
const takeTime = ({ db }: Transaction) =>
  db.execute(sql`SELECT set_config(name, '0', true) FROM unnest(ARRAY['statement_timeout', 'lock_timeout',
    'idle_in_transaction_session_timeout']) AS name`)

/** Fills an empty shop; one that has anything already stays as it is. */
export const seedDemo = async ({ inTransaction, hashPassword }: Needs, shop: Shop): Promise<'seeded' | 'kept'> => {
  const seen = await inTransaction(async (tx) => {
    const { rows } = await tx.db.execute<{ now: string }>(sql`SELECT app_now()::text AS now`)
    return (await isEmpty(tx, shop)) && new Date(rows[0]?.now ?? '')
  })
  if (!seen) return 'kept'
  const inputs = stockShelf(shop).map((item) => buildDemoProduct(item, shop, seen))
  const passwordHash = shop.handle === customersShop ? await hashPassword(demoPassword) : undefined
  for (;;) {
    const result = await inTransaction(async (tx) => {
      await takeTime(tx)
      if (!(await isMine(tx, shop))) return 'busy'
      if (!(await isEmpty(tx, shop))) return 'kept'
      await fillShop(tx, shop, inputs, passwordHash)
      return 'seeded'
    })
    if (result !== 'busy') return result
    await sleep(pollMs)
  }
}
