import type { Transaction } from '@dvaput/database/in-transaction'
import { desc, eq } from '@dvaput/database/query'
import { describe, expect, it } from 'vitest'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../tests/support/proofs/check-invariants.ts'
import { webhookDeliveries, webhookSubscriptions } from '../tables/webhooks.table.ts'
import type { StockLine } from './lock-stock.ts'
import { adjustStock, holdStock, releaseHold, restock, sellStock } from './stock.ts'

const shop = useTestPlatform()
const main = () => shop.platform.shopOf('main').shop
const inTransaction: typeof shop.database.inTransaction = (work) => shop.database.inTransaction(work)
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows

const stockOf = async (variantId: number) =>
  (
    await query<{ on_hand: number; reserved: number }>(
      'SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1',
      [variantId],
    )
  )[0]

describe('stock', () => {
  it('is held, sold and adjusted once for each cause, and never taken from under a hold', async () => {
    const { variantId } = await addProduct(shop.database, main().id, { stock: 3 })
    const lines = [
      { variantId, quantity: 1 },
      { variantId, quantity: 1 },
    ]
    for (let again = 0; again < 2; again += 1)
      expect(await inTransaction((tx) => holdStock(tx, { holder: 'a', lines, seconds: 60 }))).toEqual({ ok: true })
    expect(await stockOf(variantId)).toEqual({ on_hand: 3, reserved: 2 })
    expect(await inTransaction((tx) => holdStock(tx, { holder: 'b', lines, seconds: 60 }))).toEqual({
      ok: false,
      short: [{ variantId, available: 1 }],
    })
    expect(await inTransaction((tx) => adjustStock(tx, { variantId, delta: -2, reference: 'count' }))).toMatchObject({
      ok: false,
    })
    for (let again = 0; again < 2; again += 1)
      expect(await inTransaction((tx) => adjustStock(tx, { variantId, delta: 4, reference: 'delivery' }))).toEqual({
        ok: true,
      })
    for (let again = 0; again < 2; again += 1)
      expect(await inTransaction((tx) => sellStock(tx, { holders: ['a'], lines, reference: 'order:0' }))).toEqual({
        ok: true,
      })
    expect(await stockOf(variantId)).toEqual({ on_hand: 5, reserved: 0 })
    await inTransaction((tx) => releaseHold(tx, 'a'))
    await query("DELETE FROM platform.stock_movements WHERE reference = 'order:0'")
    await query('UPDATE platform.stock SET on_hand = 7 WHERE variant_id = $1', [variantId])
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('of several variants, bought in every order at once, never waits in a circle', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4].map(async () => (await addProduct(shop.database, main().id, { stock: 10 })).variantId),
    )
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const lines = ids
          .toSorted((a, b) => ((a * (index + 7)) % 11) - ((b * (index + 7)) % 11))
          .map((variantId) => ({ variantId, quantity: 1 }))
        return inTransaction((tx) => holdStock(tx, { holder: `buyer ${index}`, lines, seconds: 60 }))
      }),
    )
    expect(responses.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it.each([
    ['held', (tx: Transaction, line: StockLine) => holdStock(tx, { holder: 'late', lines: [line], seconds: 60 })],
    ['sold', (tx: Transaction, line: StockLine) => sellStock(tx, { lines: [line], reference: 'order:late' })],
  ])('is not %s when somebody took it without the lock', async (_, take) => {
    const { variantId } = await addProduct(shop.database, main().id, { stock: 3 })
    const others = { holder: 'other', lines: [{ variantId, quantity: 2 }], seconds: 60 }
    const taking = inTransaction((tx) => {
      // After what is available was read and before it is taken, another hold appears.
      const query = async (text: string, values: unknown[]) => {
        const result = await tx.client.query(text, values)
        if (text.includes('AS available')) await holdStock(tx, others)
        return result
      }
      const client = Object.assign(Object.create(tx.client), { query })
      return take({ ...tx, client }, { variantId, quantity: 2 })
    })
    await expect(taking).rejects.toThrow('stock changed under its lock')
    expect(await stockOf(variantId)).toEqual({ on_hand: 3, reserved: 0 })
  })

  it('that is not counted can be bought without end', async () => {
    const { variantId } = await addProduct(shop.database, main().id, { stock: 0, tracked: false })
    expect(
      await inTransaction((tx) => sellStock(tx, { lines: [{ variantId, quantity: 1_000 }], reference: 'order:1' })),
    ).toEqual({ ok: true })
    expect(
      await inTransaction((tx) => sellStock(tx, { lines: [{ variantId: 1, quantity: 1 }], reference: 'order:2' })),
    ).toMatchObject({ ok: false })
  })

  it('of a variant that was deleted while it was held is there for nobody, the holder included', async () => {
    const { variantId } = await addProduct(shop.database, main().id, { stock: 3 })
    const lines = [{ variantId, quantity: 2 }]
    const hold = () => inTransaction((tx) => holdStock(tx, { holder: 'of the deleted', lines, seconds: 60 }))
    expect(await hold()).toEqual({ ok: true })
    await query('DELETE FROM platform.product_variants WHERE id = $1', [variantId])
    const none = { ok: false, short: [{ variantId, available: 0 }] }
    expect(await hold()).toEqual(none)
    expect(
      await inTransaction((tx) => sellStock(tx, { holders: ['of the deleted'], lines, reference: 'order:3' })),
    ).toEqual(none)
    await inTransaction((tx) => releaseHold(tx, 'of the deleted'))
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('is sent to subscribers as it stands after holds came, went and ran out, once for many of them', async () => {
    const { variantId } = await addProduct(shop.database, main().id, { stock: 50 })
    const { checkouts } = shop.platform.parts
    await checkouts.notifyStock()
    const topic = 'INVENTORY_LEVELS_UPDATE'
    await shop.database.db
      .insert(webhookSubscriptions)
      .values({ shopId: main().id, topic, callbackUrl: 'http://127.0.0.1:9/' })
    const told = async () =>
      (
        await shop.database.db
          .select({ payload: webhookDeliveries.payload })
          .from(webhookDeliveries)
          .where(eq(webhookDeliveries.topic, topic))
          .orderBy(desc(webhookDeliveries.triggeredAt))
      )
        .map(({ payload }) => payload as { inventory_item_id: number; available: number })
        .filter((level) => level.inventory_item_id === variantId)
        .map(({ available }) => available)
    const hold = (holder: string, seconds: number) =>
      inTransaction((tx) => holdStock(tx, { holder, lines: [{ variantId, quantity: 1 }], seconds }))
    await Promise.all(Array.from({ length: 20 }, (_, index) => hold(`rush ${index}`, 60)))
    expect(await told()).toEqual([])
    await checkouts.notifyStock()
    expect(await told()).toEqual([30])
    await checkouts.notifyStock()
    expect(await told()).toHaveLength(1)
    await inTransaction((tx) => releaseHold(tx, 'rush 0'))
    await checkouts.notifyStock()
    expect(await told()).toEqual([31, 30])
    await shop.setClockOffset(120_000)
    await checkouts.endExpiredHolds()
    await checkouts.notifyStock()
    expect(await told()).toEqual([50, 31, 30])
    const sale = { lines: [{ variantId, quantity: 4 }], reference: 'order:4' }
    await inTransaction((tx) => sellStock(tx, sale))
    await checkouts.notifyStock()
    await inTransaction((tx) => restock(tx, { lines: sale.lines, reference: 'cancel', soldAs: sale.reference }))
    await checkouts.notifyStock()
    expect(await told()).toEqual([50, 46, 50, 31, 30])
    await shop.setClockOffset(0)
  })
})
