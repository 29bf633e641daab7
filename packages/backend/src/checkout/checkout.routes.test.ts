import { expect, it } from 'vitest'
import { useTestImportedOrders } from '../../../../tests/support/imported/test-imported-orders.ts'
import { checkoutRoutes } from './checkout.routes.ts'

const test = useTestImportedOrders()

it('the API of the checkout tells a browser that did not come back whether its order of imported products is paid', async () => {
  const routes = checkoutRoutes({ checkout: { read: async () => null }, readImportedOrder: test.orders.read })
  const read = async (id: string) => {
    const response = await routes.request(`/checkouts/${id}`)
    return response.ok ? ((await response.json()) as { isOrdered: boolean }).isOrdered : response.status
  }
  const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
  expect(await read(order.id)).toBe(false)
  test.payments.pay(order.id, 'approved')
  expect(await read(order.id)).toBe(true)
  expect(await read('00000000-0000-4000-8000-000000000000')).toBe(404)
})
