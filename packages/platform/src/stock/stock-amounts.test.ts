import { expect, it } from 'vitest'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../tests/support/proofs/check-invariants.ts'
import { adjustStock, holdStock, releaseHold, restock, sellStock } from './stock.ts'

const shop = useTestPlatform()
const inTransaction: typeof shop.database.inTransaction = (work) => shop.database.inTransaction(work)
const add = (facts: Parameters<typeof addProduct>[2]) =>
  addProduct(shop.database, shop.platform.shopOf('main').shop.id, facts)
const read = async <Row extends object>(sql: string, values: unknown[]) =>
  (await shop.database.pool.query<Row>(sql, values)).rows
const stockOf = async (variantId: number) =>
  (await read('SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1', [variantId]))[0]
const heldBy = (holder: string) =>
  read('SELECT quantity FROM platform.stock_holds WHERE holder = $1 ORDER BY variant_id', [holder])

it('stock is taken for a backorder as far as there is any, and no more than that comes back', async () => {
  const { variantId } = await add({ stock: 2, continueSelling: true })
  const lines = [{ variantId, quantity: 5 }]
  expect(await inTransaction((tx) => holdStock(tx, { holder: 'backorder', lines, seconds: 60 }))).toEqual({ ok: true })
  expect(await stockOf(variantId)).toEqual({ on_hand: 2, reserved: 2 })
  expect(await inTransaction((tx) => sellStock(tx, { holders: ['backorder'], lines, reference: 'back:1' }))).toEqual({
    ok: true,
  })
  expect(await stockOf(variantId)).toEqual({ on_hand: 0, reserved: 0 })

  // Nothing is left for the next one: it leaves neither a hold nor a movement.
  expect(await inTransaction((tx) => holdStock(tx, { holder: 'empty', lines, seconds: 60 }))).toEqual({ ok: true })
  expect(await heldBy('empty')).toEqual([])
  expect(await inTransaction((tx) => sellStock(tx, { lines, reference: 'back:2' }))).toEqual({ ok: true })
  const back = (reference: string, soldAs: string, quantity: number) =>
    inTransaction((tx) => restock(tx, { lines: [{ variantId, quantity }], reference, soldAs }))
  await back('cancel', 'back:2', 5)
  expect(await stockOf(variantId)).toEqual({ on_hand: 0, reserved: 0 })
  await back('return', 'back:1', 1)
  expect(await stockOf(variantId)).toEqual({ on_hand: 1, reserved: 0 })
  await back('return', 'back:1', 1)
  expect(await stockOf(variantId)).toEqual({ on_hand: 1, reserved: 0 })
  await back('cancel', 'back:1', 5)
  expect(await stockOf(variantId)).toEqual({ on_hand: 2, reserved: 0 })
  expect(await checkInvariants(shop.database)).toEqual([])
})

it('that a buyer has reserved counts for the checkout, which holds only what is missing', async () => {
  const { variantId } = await add({ stock: 4 })
  const other = await add({ stock: 1 })
  const hold = (holder: string, quantity: number, alsoHeldBy: readonly string[] = []) =>
    inTransaction((tx) =>
      holdStock(tx, { holder, lines: [{ variantId, quantity }], seconds: 60, alsoHeldBy: [...alsoHeldBy] }),
    )
  expect(await hold('reservation', 2)).toEqual({ ok: true })
  expect(await hold('checkout', 2, ['reservation'])).toEqual({ ok: true })
  expect([await stockOf(variantId), await heldBy('checkout')]).toEqual([{ on_hand: 4, reserved: 2 }, []])
  expect(await hold('checkout', 3, ['reservation'])).toEqual({ ok: true })
  expect([await stockOf(variantId), await heldBy('checkout')]).toEqual([{ on_hand: 4, reserved: 3 }, [{ quantity: 1 }]])
  expect(await hold('checkout', 5, ['reservation'])).toEqual({ ok: false, short: [{ variantId, available: 4 }] })
  expect(await hold('stranger', 2)).toEqual({ ok: false, short: [{ variantId, available: 1 }] })

  const lines = [
    { variantId, quantity: 3 },
    { variantId: other.variantId, quantity: 1 },
  ]
  const sell = () =>
    inTransaction((tx) => sellStock(tx, { holders: ['checkout', 'reservation'], lines, reference: 'both:1' }))
  expect(await sell()).toEqual({ ok: true })
  expect([await stockOf(variantId), await stockOf(other.variantId)]).toEqual([
    { on_hand: 1, reserved: 0 },
    { on_hand: 0, reserved: 0 },
  ])
  expect(await inTransaction((tx) => sellStock(tx, { lines, reference: 'both:2' }))).toEqual({
    ok: false,
    short: [
      { variantId, available: 1 },
      { variantId: other.variantId, available: 0 },
    ],
  })
  expect(await stockOf(variantId)).toEqual({ on_hand: 1, reserved: 0 })
  expect(await checkInvariants(shop.database)).toEqual([])
})

it('whose hold has run out is there for the next buyer, before any job has looked', async () => {
  const { variantId } = await add({ stock: 1 })
  const lines = [{ variantId, quantity: 1 }]
  const hold = (holder: string) => inTransaction((tx) => holdStock(tx, { holder, lines, seconds: 60 }))
  expect(await hold('slow')).toEqual({ ok: true })
  expect(await hold('quick')).toMatchObject({ ok: false })
  await shop.setClockOffset(61_000)
  expect(await hold('quick')).toEqual({ ok: true })
  expect([await heldBy('slow'), await heldBy('quick')]).toEqual([[], [{ quantity: 1 }]])
  await inTransaction((tx) => releaseHold(tx, 'quick'))
  expect(await stockOf(variantId)).toEqual({ on_hand: 1, reserved: 0 })
  await shop.setClockOffset(0)
})

it('stock is adjusted down to what is held and not below, and the product counts as changed by that', async () => {
  const { variantId, productId } = await add({ stock: 3 })
  const changed = async () => (await read('SELECT updated_at FROM platform.products WHERE id = $1', [productId]))[0]
  const before = await changed()
  const adjust = (delta: number, reference: string, reason?: 'adjustment' | 'opening') =>
    inTransaction((tx) => adjustStock(tx, { variantId, delta, reference, ...(reason && { reason }) }))
  await inTransaction((tx) => holdStock(tx, { holder: 'held', lines: [{ variantId, quantity: 1 }], seconds: 60 }))
  expect(await adjust(-3, 'too much')).toEqual({ ok: false, short: [{ variantId, available: 2 }] })
  expect(await adjust(4, 'first delivery', 'opening')).toEqual({ ok: true })
  expect([await stockOf(variantId), await changed()]).toEqual([{ on_hand: 7, reserved: 1 }, before])
  expect(await adjust(-6, 'broken')).toEqual({ ok: true })
  expect(await stockOf(variantId)).toEqual({ on_hand: 1, reserved: 1 })
  expect(await changed()).not.toEqual(before)
  expect(await adjust(-6, 'broken')).toEqual({ ok: true })
  expect(await stockOf(variantId)).toEqual({ on_hand: 1, reserved: 1 })
  await inTransaction((tx) => releaseHold(tx, 'held'))
  expect(await checkInvariants(shop.database)).toEqual([])
})
