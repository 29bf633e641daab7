import { expect, it } from 'vitest'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { holdStock } from './stock.ts'

const shop = useTestPlatform()
const read = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows

const countHolds = async () =>
  (await read<{ count: number }>('SELECT count(*)::int FROM platform.stock_holds'))[0]?.count

it('the sweep of expired holds ends every hold that has run out, however many variants they are of, and no other', async () => {
  const { productId, variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 5 })
  const lines = [{ variantId, quantity: 2 }]
  await shop.database.inTransaction((tx) => holdStock(tx, { holder: 'long', lines, seconds: 3_600 }))
  const variants = await read<{ id: string }>(
    `INSERT INTO platform.product_variants (product_id, shop_id, title, sku, position, price)
     SELECT product_id, shop_id, 'Variant ' || nth, 'many-' || nth, 1 + nth, price
     FROM platform.product_variants, generate_series(1, 1001) AS nth WHERE product_id = $1 RETURNING id`,
    [productId],
  )
  const ids = [variants.map(({ id }) => id)]
  await read('INSERT INTO platform.stock (variant_id, on_hand, reserved) SELECT unnest($1::bigint[]), 1, 1', ids)
  await read(
    `INSERT INTO platform.stock_holds (holder, variant_id, quantity, expires_at)
     SELECT 'short', unnest($1::bigint[]), 1, app_now() - interval '1 second'`,
    ids,
  )
  await shop.platform.parts.checkouts.endExpiredHolds()
  expect(await countHolds()).toBe(1)
  expect(await read('SELECT sum(reserved)::int AS reserved FROM platform.stock')).toEqual([{ reserved: 2 }])
})

it('expired holds of stock are released every half minute: the job of each minute plans one between, which plans none', async () => {
  const waiting = () =>
    read<{ data: object; seconds: number }>(
      `SELECT data, extract(epoch FROM start_after - now())::int AS seconds FROM pgboss.job
       WHERE name = 'end-expired-holds' AND state = 'created'`,
    )
  await read("INSERT INTO pgboss.job (name, data) VALUES ('end-expired-holds', '{}')")
  await shop.jobs.drain()
  const [between, ...more] = await waiting()
  expect([between?.data, more]).toEqual([{ between: true }, []])
  expect(between?.seconds).toBeGreaterThan(20)
  expect(between?.seconds).toBeLessThanOrEqual(30)
  await shop.jobs.drain({ alsoLater: true })
  expect(await waiting()).toEqual([])
})
