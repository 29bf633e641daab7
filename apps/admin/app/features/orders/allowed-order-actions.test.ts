import { type Permission, permissions, permissionsOf } from '@dvaput/domain/administrators/permissions'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { describe, expect, it } from 'vitest'
import { allowedOrderActions, needsCashier } from './allowed-order-actions.ts'

const money = (minor: number) => ({ minor, currency: 'BAM' as const })
const order = {
  ...{ cancelledAt: null, financialStatus: 'PAID', fulfillmentStatus: 'UNFULFILLED', paymentMethods: ['card'] },
  ...{ attributes: [], delivery: { title: 'Courier', code: 'courier' }, fulfilments: [] },
  ...{ lines: [{ quantity: 1, unfulfilledQuantity: 1 }], total: money(100), refunded: money(0) },
} as unknown as OrderSnapshot
const pickup = { ...order, delivery: { title: 'Pickup', code: 'pickup-sarajevo' } }
const left = { fulfillmentStatus: 'FULFILLED', lines: [{ quantity: 1, unfulfilledQuantity: 0 }] }
const parcel = { status: 'SUCCESS', deliveredAt: null }

describe('what may be done with an order', () => {
  it.each([
    ['paid', order, ['fulfil', 'refund', 'cancel']],
    ['refunded', { ...order, financialStatus: 'REFUNDED', refunded: money(100) }, ['cancel']],
    [
      'to be paid by transfer',
      { ...order, financialStatus: 'PENDING', paymentMethods: ['bank-transfer'] },
      ['paid', 'cancel'],
    ],
    [
      'paid on delivery',
      { ...order, financialStatus: 'PENDING', paymentMethods: ['cash-on-delivery'] },
      ['fulfil', 'paid', 'cancel'],
    ],
    ['sent', { ...order, ...left, fulfilments: [parcel] }, ['tracking', 'serials', 'refund']],
    ['fetched at the shop', pickup, ['ready', 'collect', 'refund', 'cancel']],
    ['lying ready', { ...pickup, ...left, fulfilments: [parcel] }, ['collect', 'serials', 'refund', 'cancel']],
    [
      'collected',
      { ...pickup, ...left, fulfilments: [{ ...parcel, deliveredAt: '2026-11-18T10:00:00Z' }] },
      ['serials', 'refund'],
    ],
    ['cancelled', { ...order, cancelledAt: '2026-11-18T10:00:00Z', financialStatus: 'VOIDED' }, []],
  ])('%s', (_, of, acts) => {
    expect(allowedOrderActions(of as unknown as OrderSnapshot, permissions).toSorted()).toEqual(acts.toSorted())
  })

  it('is for a clerk what takes no money', () => {
    const clerk = permissionsOf('clerk')
    const cashier: Permission[] = [...clerk, 'orders.mark-paid']
    const toPay = { ...pickup, financialStatus: 'PENDING', paymentMethods: ['cash-on-pickup'] } as OrderSnapshot
    expect(allowedOrderActions(pickup, clerk).toSorted()).toEqual(['collect', 'ready'])
    expect(allowedOrderActions(toPay, clerk)).toEqual(['ready'])
    expect(allowedOrderActions(toPay, cashier).toSorted()).toEqual(['collect', 'paid', 'ready'])
    expect([needsCashier(pickup, clerk), needsCashier(toPay, clerk), needsCashier(toPay, cashier)]).toEqual([
      ...[false, true, false],
    ])
  })
})
