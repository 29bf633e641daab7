import { createHmac } from 'node:crypto'
import { eq } from '@dvaput/database/query'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { purgePlatform } from '../../../../tests/support/databases/purges.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createWebhookReceiver, type WebhookReceiver } from '../../../../tests/support/servers/webhook-receiver.ts'
import { customers } from '../tables/customers.table.ts'
import { webhookDeliveries, webhookSubscriptions } from '../tables/webhooks.table.ts'

const shop = useTestPlatform()
let receiver: WebhookReceiver
let shopId = 0

beforeAll(async () => {
  receiver = await createWebhookReceiver()
  shopId = shop.platform.shopOf('main').shop.id
})
afterAll(() => receiver.close())

const subscribe = async (callbackUrl = receiver.url) => {
  const values = { shopId, topic: 'CUSTOMERS_CREATE', callbackUrl }
  const [row] = await shop.database.db.insert(webhookSubscriptions).values(values).returning()
  return row?.id ?? 0
}

beforeEach(async () => {
  await shop.database.db.delete(webhookSubscriptions)
  receiver.received.length = 0
  receiver.respondWith(200)
})

const createCustomer = (email: string, { thenFail = false } = {}) =>
  shop.database.inTransaction(async (tx) => {
    const [customer] = await tx.db.insert(customers).values({ shopId, email }).returning()
    await shop.platform.parts.webhooks.emit(tx, shopId, 'CUSTOMERS_CREATE', { customerId: customer?.id ?? 0 })
    if (thenFail) throw new Error('the cause did not happen')
    return customer
  })

it('a webhook delivery signs the raw body and says what happened where', async () => {
  await subscribe()
  const customer = await createCustomer('signed@example.com')
  await shop.jobs.drain()
  const [delivery] = receiver.received
  const secret = await shop.platform.webhookSecret('main')
  const signature = createHmac('sha256', secret)
    .update(delivery?.rawBody ?? '')
    .digest('base64')
  expect(delivery?.headers).toMatchObject({
    'x-shopify-topic': 'customers/create',
    'x-shopify-shop-domain': 'main.localhost',
    'x-shopify-api-version': '2025-04',
    'x-shopify-hmac-sha256': signature,
  })
  expect(JSON.parse(String(delivery?.rawBody))).toMatchObject({
    id: customer?.id,
    admin_graphql_api_id: `gid://shopify/Customer/${customer?.id}`,
    email: 'signed@example.com',
    state: 'enabled',
    verified_email: false,
  })
  expect(receiver.received).toHaveLength(1)
})

it('a webhook delivery tells nobody about a transaction that did not commit', async () => {
  await subscribe()
  await expect(createCustomer('never@example.com', { thenFail: true })).rejects.toThrow()
  await shop.jobs.drain({ alsoLater: true })
  expect(receiver.received).toEqual([])
})

it('a webhook delivery repeats a failed delivery with the same id and the same bytes, later ones too', async () => {
  await subscribe()
  receiver.respondWith(500, 302, 200)
  await createCustomer('repeated@example.com')
  await shop.database.db.update(customers).set({ firstName: 'Changed' }).where(eq(customers.shopId, shopId))
  await shop.jobs.drain({ alsoLater: true })
  expect(receiver.received).toHaveLength(3)
  expect(new Set(receiver.received.map(({ headers }) => headers['x-shopify-webhook-id'])).size).toBe(1)
  expect(new Set(receiver.received.map(({ rawBody }) => String(rawBody))).size).toBe(1)
  const [subscription] = await shop.database.db.select().from(webhookSubscriptions)
  expect(subscription?.failuresInARow).toBe(0)
})

it('a webhook delivery removes the subscription when the eighth retry fails too and nothing else got through', async () => {
  await subscribe()
  receiver.respondWith(500)
  await createCustomer('deaf@example.com')
  await shop.jobs.drain({ alsoLater: true })
  expect(receiver.received).toHaveLength(9)
  expect(await shop.database.db.select().from(webhookSubscriptions)).toEqual([])
})

it('outlives a short outage with many events under way', async () => {
  await subscribe()
  receiver.respondWith(...Array.from({ length: 10 }, () => 500), 200)
  for (let count = 0; count < 10; count += 1) await createCustomer(`many-${count}@example.com`)
  await shop.jobs.drain({ alsoLater: true })
  expect(receiver.received).toHaveLength(20)
  expect(await shop.database.db.select().from(webhookSubscriptions)).toHaveLength(1)
})

it('a webhook delivery never connects into a private network, whatever a name resolves to', async () => {
  await subscribe('https://10.0.0.1/hook')
  await createCustomer('private@example.com')
  await shop.jobs.drain()
  const [delivery] = await shop.database.db.select().from(webhookDeliveries)
  expect(delivery).toMatchObject({ attempts: 1, lastFailure: expect.stringContaining('not public (private)') })
})

it('the record of a delivered webhook is deleted after thirty days', async () => {
  await subscribe()
  await createCustomer('forgotten@example.com')
  await shop.jobs.drain()
  await purgePlatform(shop.database)
  expect(await shop.database.db.select().from(webhookDeliveries)).toHaveLength(1)
  await shop.setClockOffset(31 * 24 * 3_600_000)
  await purgePlatform(shop.database)
  await shop.setClockOffset(0)
  expect(await shop.database.db.select().from(webhookDeliveries)).toEqual([])
})
