import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '../../../../tests/support/platform/platform-orders.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import { createOrders, type Orders } from './orders.ts'

const platform = useTestPlatform()
const silence = () => undefined
let shops: ConnectedShops<'orders' | 'source'>
let orders: Orders

beforeAll(() => {
  const connect = (shop: 'main' | 'retail') => ({ orders: connectTestShop(platform, shop).orders, source: shop })
  shops = { main: connect('main'), retail: connect('retail') }
  orders = createOrders({
    infrastructure: {
      database: platform.database,
      jobs: { define: (definition) => definition, enqueue: async () => 'queued' },
      log: { info: silence, warn: silence, error: silence },
    },
    shops,
  })
})
beforeEach(() =>
  platform.database.pool.query('TRUNCATE backend.orders, backend.order_syncs CASCADE; DELETE FROM platform.orders'),
)

const stored = async () =>
  (await platform.database.pool.query('SELECT id, snapshot FROM backend.orders ORDER BY id')).rows
const states = async () =>
  (await stored()).map(({ snapshot: { financialStatus, fulfillmentStatus } }) => [financialStatus, fulfillmentStatus])
const askAll = () => Promise.all(shopHandles.map((shop) => orders.askFor(shop, new Date(0))))

describe('cancelling', () => {
  const recordOf = async (number: number) => {
    await askAll()
    const record = await orders.find({ id: 'nobody', email: 'buyer@example.com', isVerified: true }, `main-${number}`)
    if (!record) throw new Error('the order was not recorded')
    return record
  }

  it('cancels at the shop what is neither paid nor sent, once, and records it at once', async () => {
    const order = await placeOrder(platform)
    const record = await recordOf(order.number)
    expect(await Promise.all([orders.cancel(record), orders.cancel(record)])).toEqual([{ ok: true }, { ok: true }])
    expect(await orders.cancel(record)).toEqual({ ok: true })
    expect(await stored()).toMatchObject([
      { snapshot: { cancelledAt: expect.any(String), cancelReason: 'CUSTOMER', financialStatus: 'VOIDED' } },
    ])
  })

  const stockOf = async (variantId: string) => {
    const { rows } = await platform.database.pool.query('SELECT on_hand FROM platform.stock WHERE variant_id = $1', [
      variantId.split('/').at(-1),
    ])
    return rows[0]?.on_hand as number
  }
  const mailsAbout = (name: string) => platform.sent.filter(({ subject }) => subject.includes(`${name} `))

  it.each(['main', 'retail'] as const)(
    'gives a card payment of the shop %s back, once, with one mail',
    async (shop) => {
      const order = await placeOrder(platform, { shop, paid: true })
      const id = `${shop}-${order.number}`
      await platform.database.pool.query(`UPDATE platform.orders SET payment_method = 'card' WHERE id = $1`, [
        order.number,
      ])
      await askAll()
      const record = await orders.find({ id: 'nobody', email: 'buyer@example.com', isVerified: true }, id)
      if (!record) throw new Error('the order was not recorded')
      await platform.jobs.drain()
      const [before, mailsBefore] = [await stockOf(order.variantId), mailsAbout(order.name).length]
      expect(await Promise.all([orders.cancel(record), orders.cancel(record)])).toEqual([{ ok: true }, { ok: true }])
      expect(await stored()).toMatchObject([
        { snapshot: { cancelReason: 'CUSTOMER', financialStatus: 'REFUNDED', refunded: record.snapshot.total } },
      ])
      expect(await stockOf(order.variantId)).toBe(before + 2)
      await platform.jobs.drain()
      const [mail, ...more] = mailsAbout(order.name).slice(mailsBefore)
      expect(more).toEqual([])
      expect(JSON.stringify(mail)).toMatch(/na karticu kojom ste platili|a la tarjeta con la que pagaste/)
    },
  )

  it('leaves a bank transfer to a person: nobody says that it is on its way', async () => {
    const order = await placeOrder(platform, { paid: true })
    await platform.database.pool.query(`UPDATE platform.orders SET payment_method = 'bank-transfer' WHERE id = $1`, [
      order.number,
    ])
    const record = await recordOf(order.number)
    expect(await orders.cancel(record)).toEqual({ ok: true })
    expect(await stored()).toMatchObject([{ snapshot: { financialStatus: 'PAID', refunded: { minor: 0 } } }])
    await platform.jobs.drain()
    expect(JSON.stringify(mailsAbout(order.name).at(-1))).toContain('dobijate poruku čim ga pošalje')
  })

  it('is done although the process ends right after the shop has cancelled', async () => {
    const order = await placeOrder(platform, { paid: true })
    const record = await recordOf(order.number)
    await shops.main.orders?.cancel(record.snapshot, 'CUSTOMER')
    expect(await orders.cancel(record)).toEqual({ ok: true })
    expect(await stored()).toMatchObject([{ snapshot: { cancelReason: 'CUSTOMER' } }])
  })

  it('comes too late for what was sent in the meantime', async () => {
    const order = await placeOrder(platform)
    const record = await recordOf(order.number)
    await order.fulfil(1)
    expect(await orders.cancel(record)).toEqual({ ok: false, reason: 'too-late' })
    expect(await states()).toEqual([['PENDING', 'PARTIALLY_FULFILLED']])
  })
})
