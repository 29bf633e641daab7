import { describe, expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import type { OrderFulfilment } from '../orders/order-snapshot.ts'
import { isReturnWindowOpen, lastReturnDay, receivedDay } from './return-window.ts'

const sent = (createdAt: string, status = 'SUCCESS'): OrderFulfilment => ({
  id: 'gid://shopify/Fulfillment/1',
  name: '#1001-F1',
  status,
  createdAt,
  tracking: [],
  lines: [],
})

const orderOf = (fulfilments: readonly OrderFulfilment[]) => ({ delivery: null, attributes: [], fulfilments })

describe('the time to return an order', () => {
  it('has not begun while nothing was sent', () => {
    for (const fulfilments of [[], [sent('2026-11-02T10:00:00Z', 'CANCELLED')]]) {
      expect(lastReturnDay(orderOf(fulfilments), markets.ba)).toBeUndefined()
      expect(isReturnWindowOpen(orderOf(fulfilments), markets.ba, '2026-11-03T10:00:00Z')).toBe(false)
    }
  })

  it('counts from the last parcel and the longest delivery time', () => {
    const fulfilments = [sent('2026-11-05T10:00:00Z'), sent('2026-11-02T10:00:00Z')]
    expect(receivedDay(orderOf(fulfilments), markets.ba)).toBe('2026-11-12')
    expect(lastReturnDay(orderOf(fulfilments), markets.ba)).toBe('2026-11-26')
  })

  it('counts from the day on which somebody came for it, not from the one on which it was ready', () => {
    const ready = sent('2026-11-02T10:00:00Z')
    const order = { ...orderOf([ready]), delivery: { title: 'Pickup', code: 'pickup-sarajevo' } }
    expect(lastReturnDay(order, markets.ba)).toBeUndefined()
    const collected = { ...order, fulfilments: [{ ...ready, deliveredAt: '2026-11-05T10:00:00Z' }] }
    expect(receivedDay(collected, markets.ba)).toBe('2026-11-12')
    const atCounter = { ...order, attributes: [{ key: '_counter_payment', value: 'cash' }] }
    expect(receivedDay(atCounter, markets.ba)).toBe('2026-11-09')
  })

  it.each([
    ['ba', '2026-11-26T22:59:59Z', true],
    ['ba', '2026-11-26T23:00:00Z', false],
    ['cl', '2026-11-27T02:59:59Z', true],
    ['cl', '2026-11-27T03:00:00Z', false],
  ] as const)('in %s is open at %s: %s, by the clock of the market', (market, now, isOpen) => {
    const fulfilments = [sent('2026-11-05T12:00:00Z')]
    expect(isReturnWindowOpen(orderOf(fulfilments), markets[market], now)).toBe(isOpen)
  })
})
