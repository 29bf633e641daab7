import { markets } from '@dvaput/domain/markets/markets'
import { toOrderView } from '@dvaput/domain/orders/order-view'
import { formatReceipt } from '@dvaput/domain/receipts/format-receipt'
import { describe, expect, it } from 'vitest'
import { checkoutCustomer, customerWithoutAddress } from '../../../../../tests/support/imported/imported-shop.ts'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'
import { sampleMarketOf } from '../../../../../tests/support/orders/placed-order.ts'

const test = useTestImportedOrders()
const { payments, warehouse } = test

const paid = async (customer = customerWithoutAddress) => {
  const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { customer })
  payments.pay(order.id, 'approved')
  await test.orders.settle({ reference: order.id })
  await test.drain()
  return order
}
const recordOf = async (id: string) =>
  (await test.query('SELECT id, shop, market, name, snapshot FROM backend.orders WHERE checkout_id = $1', [id]))[0]

const empty = { address: '', address2: '', city: '', region: '', postalCode: '', phone: '' }
const given = { ...empty, address: 'Av. Italia 1', address2: 'Depto 502', city: 'Ñuñoa', phone: '9 1234 5678' }

describe('an order that was placed without an address and is not paid yet', () => {
  const pending = async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { customer: customerWithoutAddress })
    const paymentId = payments.pay(order.id, 'pending')
    await test.orders.settle({ paymentId })
    return { ...order, paymentId }
  }
  const needsAddress = async (id: string) => toOrderView(await recordOf(id), 'es', sampleMarketOf).needsAddress

  it('asks for it, and does not say that the warehouse has it', async () => {
    const { id } = await pending()
    expect(await needsAddress(id)).toBe('unpaid')
    expect(await test.orders.giveAddress(id, given)).toEqual({ ok: true })
    expect(await needsAddress(id)).toBeNull()
  })

  it('goes to the warehouse once it is paid, at the address that was given meanwhile', async () => {
    const { id, paymentId } = await pending()
    await test.orders.giveAddress(id, given)
    await test.drain()
    expect([await test.stateOf(id), warehouse.orders.has(id)]).toEqual(['payment-pending', false])
    payments.change(paymentId, { status: 'approved' })
    await test.orders.settle({ paymentId })
    await test.drain()
    expect([await test.stateOf(id), warehouse.orders.get(id)?.order.customer.city]).toEqual(['sent', 'Ñuñoa'])
  })

  it('asks for nothing once it is over', async () => {
    const { id } = await pending()
    await test.orders.cancel(id)
    expect((await recordOf(id)).snapshot.needsAddress).toBeUndefined()
    expect(await test.orders.giveAddress(id, given)).toEqual({ ok: false, reason: 'too-late' })
  })
})

describe('an order that was paid without an address', () => {
  it('waits, and goes to the warehouse once, when its buyer has given it', async () => {
    const { id } = await paid()
    expect(await test.stateOf(id)).toBe('paid')
    expect(warehouse.orders.has(id)).toBe(false)
    expect(toOrderView(await recordOf(id), 'es', sampleMarketOf).needsAddress).toBe('held')
    expect(await Promise.all([test.orders.giveAddress(id, given), test.orders.giveAddress(id, given)])).toEqual([
      { ok: true },
      { ok: true },
    ])
    await test.drain()
    expect(await test.stateOf(id)).toBe('sent')
    expect(warehouse.orders.get(id)?.order.customer).toMatchObject({
      ...{ address: 'Av. Italia 1, Depto 502', city: 'Ñuñoa', region: 'RM', postalCode: '7750000' },
      phone: '+56912345678',
    })
    const view = toOrderView(await recordOf(id), 'es', sampleMarketOf)
    expect(view.needsAddress).toBeNull()
    expect(view.shippingAddress?.lines).toEqual([
      ...['Av. Italia 1', 'Depto 502', '7750000 Ñuñoa', 'Metropolitana de Santiago', 'Chile', '+56912345678'],
    ])
  })

  it('is told what is missing or wrong, field by field, and waits on', async () => {
    const { id } = await paid()
    const wrong = { ...empty, city: 'Narnia', region: 'Narnia', postalCode: '12', phone: 'abc' }
    expect(await test.orders.giveAddress(id, wrong)).toEqual({
      ok: false,
      reason: 'problems',
      problems: { address: 'required', region: 'format', postalCode: 'format', phone: 'format' },
    })
    expect(await test.orders.giveAddress(id, { ...empty, address: 'Av. Italia 1', city: 'Quilpué' })).toEqual({
      ...{ ok: false, reason: 'problems', problems: { postalCode: 'required' } },
    })
    await test.drain()
    expect(warehouse.orders.has(id)).toBe(false)
  })

  it('takes none once the warehouse was told, or the order is over', async () => {
    const { id } = await paid(checkoutCustomer)
    expect(await test.orders.giveAddress(id, given)).toEqual({ ok: false, reason: 'too-late' })
    // Told before addresses were waited for.
    await test.query(`UPDATE backend.international_orders SET customer = customer || '{"address": ""}' WHERE id = $1`, [
      id,
    ])
    expect(await test.orders.giveAddress(id, given)).toEqual({ ok: false, reason: 'too-late' })
  })
})

describe('the tax number and the company of an imported order', () => {
  const company = {
    ...{ taxId: '12345678-5', wantsInvoice: 'yes', companyName: 'Rojas SpA', companyTaxId: '760864285' },
    ...{ companyActivity: 'Informática', companyAddress: 'Moneda 970, Santiago' },
  }

  it('are stored with it, and stand on the receipt and on the order’s pages', async () => {
    const record = await recordOf((await paid({ ...checkoutCustomer, ...company })).id)
    const facts = ['RUT del comprador: 12.345.678-5', 'RUT: 76.086.428-5', 'Giro: Informática']
    const { buyer } = formatReceipt(record.snapshot, { market: markets.cl, language: 'es' })
    expect(buyer.lines).toEqual(expect.arrayContaining(['Rojas SpA', 'Moneda 970, Santiago', ...facts]))
    const view = toOrderView(record, 'es', sampleMarketOf)
    expect(view.billingAddress?.lines).toEqual(expect.arrayContaining(['Rojas SpA', ...facts]))
    expect(view.shippingAddress?.lines).toContain('Depto 502')
  })

  it('are left out where none was asked for', async () => {
    const record = await recordOf((await paid({ ...checkoutCustomer, ...company, wantsInvoice: '', taxId: '' })).id)
    expect(record.snapshot.attributes.map(({ key }: { key: string }) => key)).toEqual(['_delivery_promise'])
    expect(toOrderView(record, 'es', sampleMarketOf).billingAddress).toBeNull()
  })
})
