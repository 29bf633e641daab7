import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createOrder } from './create-order.ts'

const shop = useTestPlatform()
const main = () => shop.platform.shopOf('main').shop

const createNumbered = (handle: 'main' | 'retail', afterwards: () => Promise<unknown> = async () => undefined) =>
  shop.database.inTransaction(async (tx) => {
    const { order } = await createOrder(tx, {
      shop: shop.platform.shopOf(handle).shop,
      email: 'amina@example.ba',
      language: 'en',
      paymentMethod: 'cash-on-delivery',
      paid: false,
      shippingTotal: 0,
      taxTotal: 0,
      lines: [{ title: 'Laptop', quantity: 1, unitPrice: 100, discount: 0 }],
    })
    await afterwards()
    return order.number
  })

it('the counter of orders numbers one sale while another, which has its number, is not yet committed', async () => {
  let second: number | undefined
  const first = await createNumbered('main', async () => {
    second = await createNumbered('main')
  })
  expect(second).toBe(first + 1)
})

it('each shop counts its own orders', async () => {
  const [main, retail] = [await createNumbered('main'), await createNumbered('retail')]
  expect([await createNumbered('main'), await createNumbered('retail')]).toEqual([main + 1, retail + 1])
})

it('the numbers of the shops lie far apart, because a customer of both reads them in one list', async () => {
  const [main, retail] = [await createNumbered('main'), await createNumbered('retail')]
  expect(main).toBeLessThan(100_000)
  expect(retail).toBeGreaterThan(500_000)
})

it('the counter of orders shares its numbers with the release before, which counted in the row of the shop', async () => {
  const number = await createNumbered('main')
  const { rows } = await shop.database.pool.query<{ number: number }>(
    `UPDATE platform.shops SET last_order_number = last_order_number + 1 WHERE id = $1
     RETURNING last_order_number AS number`,
    [main().id],
  )
  expect(rows[0]?.number).toBe(number + 1)
  expect(await createNumbered('main')).toBe(number + 2)
})
