import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { createShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createAdminRequest } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { expect, it, onTestFinished } from 'vitest'
import { openOrderAdmin } from '../../../../tests/support/orders/order-admin.ts'
import { createTestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { placeOrder } from '../../../../tests/support/platform/platform-orders.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { servePlatform } from '../../../../tests/support/servers/platform-server.ts'
import { createDemoReturns } from './demo-returns.ts'

const platform = useTestPlatform()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

it('the demo of returns asks once to send back one unit of what the demo customer was sent', async () => {
  const server = await servePlatform(platform.platform, 'main')
  onTestFinished(async () => void (await server.close()))
  const { admin: token } = platform.platform.shopOf('main').tokens
  const mainShop = createShopOrders(createAdminRequest({ origin: server.origin, token, fetch }))
  const admin = await openOrderAdmin({ databaseUrl: platform.databaseUrl, mainShop })
  onTestFinished(admin.close)
  const { email } = demoCustomers.ba
  const sent = await placeOrder(platform, { email, paid: true, quantity: 2 })
  await sent.fulfil(2)
  const later = await placeOrder(platform, { email })
  for (const { id } of [sent, later]) {
    const snapshot = await mainShop.read(id)
    if (snapshot) await admin.orders.recordOrder('main', snapshot)
  }
  const jobs = createTestJobs({ database: admin.database, log })
  const seed = createDemoReturns({ database: admin.database, jobs, returns: admin.returns })
  await jobs.prepare()
  for (let starts = 0; starts < 2; starts += 1) {
    await seed(new Date())
    await jobs.drain()
  }
  await jobs.stop()
  const { rows } = await admin.database.pool.query('SELECT order_id, state, lines FROM backend.return_requests')
  expect(rows).toMatchObject([{ order_id: `main-${sent.number}`, state: 'requested', lines: [{ quantity: 1 }] }])
})
