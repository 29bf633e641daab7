import { eq } from '@dvaput/database/query'
import { expect, it } from 'vitest'
import { purgePlatform } from '../../../../tests/support/databases/purges.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createTestProduct, fetchAdmin, queryAdmin } from '../../../../tests/support/requests/admin-api.ts'
import { hashToken } from '../shops/hash-token.ts'
import { idempotencyKeys } from '../tables/idempotency-keys.table.ts'
import { createIdempotentResponses } from './idempotent-responses.ts'

const shop = useTestPlatform()

const createDraft = `mutation ($title: String!) {
  draftOrderCreate(input: { lineItems: [{ title: $title, quantity: 1, originalUnitPrice: "10" }] }) {
    draftOrder { id lineItems(first: 1) { nodes { title } } totalPriceSet { shopMoney { amount } } customer { id } }
    userErrors { message }
  }
}`

const send = (key: string, title: string, at: 'main' | 'retail' = 'main') =>
  fetchAdmin(shop, createDraft, { title }, { shop: at, headers: { 'Idempotency-Key': key } })

const countDrafts = async () =>
  (await queryAdmin(shop, '{ draftOrders(first: 250) { nodes { id } } }')).data.draftOrders.nodes.length

it('T5: runs fifty requests with one key once and sends all of them the same response', async () => {
  const before = await countDrafts()
  const responses = await Promise.all(Array.from({ length: 50 }, async () => (await send('fifty', 'Once')).text()))
  expect(new Set(responses).size).toBe(1)
  expect(JSON.parse(responses[0] ?? '').data.draftOrderCreate.draftOrder.id).toMatch(/DraftOrder/)
  expect(await countDrafts()).toBe(before + 1)
  expect(await (await send('fifty', 'Once')).text()).toBe(responses[0])
  expect(await countDrafts()).toBe(before + 1)
})

it('T5: refuses another body under the same key, before and while and after the first runs', async () => {
  const [first, other] = await Promise.all([send('body', 'One'), send('body', 'Two')])
  expect([first.status, other.status].sort()).toEqual([200, 422])
  expect((await send('body', 'Three')).status).toBe(422)
})

it('T5: takes keys of 1 to 255 characters', async () => {
  expect((await send('k'.repeat(255), 'Long')).status).toBe(200)
  expect((await send('k'.repeat(256), 'Long')).status).toBe(400)
  expect((await send('', 'Empty')).status).toBe(400)
})

it('T5: never sends one token the response of another', async () => {
  const main = await (await send('shared', 'Mine')).json()
  const retail = (await (await send('shared', 'Mine', 'retail')).json()) as typeof main
  expect(main).not.toEqual(retail)
})

it('the Admin API remembers an idempotency key for a day', async () => {
  const first = await (await send('day', 'Daily')).text()
  await shop.setClockOffset(23 * 3_600_000)
  expect(await (await send('day', 'Daily')).text()).toBe(first)
  await shop.setClockOffset(25 * 3_600_000)
  expect(await (await send('day', 'Daily')).text()).not.toBe(first)
  await shop.setClockOffset(50 * 3_600_000)
  await purgePlatform(shop.database)
  await shop.setClockOffset(0)
  expect(await shop.database.db.select().from(idempotencyKeys)).toEqual([])
})

it('an idempotency key leaves nothing of a request that died before its response was stored', async () => {
  const { inventoryItemId, locationId, variantId } = await createTestProduct(shop, { quantity: 5 })
  const respondOnce = createIdempotentResponses({ database: shop.database })
  const { tokens, shop: row } = shop.platform.shopOf('main')
  const query = `mutation ($input: InventoryAdjustQuantitiesInput!) { inventoryAdjustQuantities(input: $input) { userErrors { message } } }`
  const variables = {
    input: { name: 'available', reason: 'correction', changes: [{ delta: -1, inventoryItemId, locationId }] },
  }
  const request = {
    shopId: row.id,
    tokenHash: hashToken(tokens.admin),
    key: 'died',
    content: JSON.stringify({ query, variables }),
  }
  const dying = respondOnce(request, async (tx) => {
    await tx.client.query('UPDATE platform.stock SET on_hand = on_hand - 1')
    throw new Error('the process died here')
  })
  await expect(dying).rejects.toThrow('died')
  const adjust = () => fetchAdmin(shop, query, variables, { headers: { 'Idempotency-Key': 'died' } })
  await adjust()
  await adjust()
  const { data } = await queryAdmin(shop, 'query ($id: ID!) { productVariant(id: $id) { inventoryQuantity } }', {
    id: variantId,
  })
  expect(data.productVariant.inventoryQuantity).toBe(4)
})

it('an idempotency key lets another process wait for the first and send the same response', async () => {
  const needs = {
    database: shop.database,
    jobs: { define: <Job>(job: Job) => job, enqueue: async () => 'queued' as const },
  }
  const processes = [createIdempotentResponses(needs), createIdempotentResponses(needs)]
  const request = {
    shopId: shop.platform.shopOf('main').shop.id,
    tokenHash: 'hash',
    key: 'two processes',
    content: '{}',
  }
  let runs = 0
  const run = async () => {
    runs += 1
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { status: 200, body: { run: runs } }
  }
  const responses = await Promise.all(processes.map((respondOnce) => respondOnce(request, run)))
  expect(responses).toEqual([
    { status: 200, body: { run: 1 } },
    { status: 200, body: { run: 1 } },
  ])
})

it('undoes a change it refuses, and stores the refusal as the response', async () => {
  const { inventoryItemId, locationId } = await createTestProduct(shop, { quantity: 1 })
  const query = `mutation ($input: InventoryAdjustQuantitiesInput!, $title: String!) {
    refused: inventoryAdjustQuantities(input: $input) { userErrors { code } }
    done: draftOrderCreate(input: { lineItems: [{ title: $title, quantity: 1, originalUnitPrice: "10" }] }) { draftOrder { id } }
  }`
  const changes = [{ delta: -2, inventoryItemId, locationId }]
  const queryStorefront = async () =>
    (
      await fetchAdmin(
        shop,
        query,
        { title: 'After a refusal', input: { name: 'available', reason: 'correction', changes } },
        { headers: { 'Idempotency-Key': 'refused' } },
      )
    ).json()
  const first = await queryStorefront()
  expect(first).toMatchObject({
    data: {
      refused: { userErrors: [{ code: 'INVALID_QUANTITY_NEGATIVE' }] },
      done: { draftOrder: { id: expect.any(String) } },
    },
  })
  expect(await queryStorefront()).toEqual(first)
  const [kept] = await shop.database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'refused'))
  expect(kept?.response).toMatchObject({ status: 200 })
})
