import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import { createMoney } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { findPriceChanges } from './price-changes.ts'

const pesos = (minor: number) => createMoney(minor, 'CLP')
const line = {
  ...{ identity: { kind: 'international', eraId: 'ERA-1' } as const, handle: 'x', name: 'Notebook', price: pesos(200) },
  ...{ image: null, category: '', sku: null, tags: [], quantity: 2, stock: 2, isStockKnown: true },
}
const agreedAt = (minor: number) => ({ price: pesos(minor), offerId: 'offer', payBy: '2026-11-19T12:00:00Z' })
const facts = {
  ...{ eraId: 'ERA-1', handle: 'x', title: 'Notebook', sku: null, image: null, grams: null, quantity: 1 },
  ...{ dollars: null, rate: null },
}
const quotedAt = (full: number, agreed: number): Pick<Quote, 'lines'> => ({
  lines: [
    { ...facts, unitPrice: agreed, offerId: 'offer' },
    { ...facts, unitPrice: full },
  ],
})

it('the notice of changed prices names the agreed price that is another one now, beside the full one', () => {
  const cart = [{ ...line, agreed: agreedAt(150) }]
  expect(findPriceChanges(cart, quotedAt(200, 150))).toEqual([])
  expect(findPriceChanges(cart, quotedAt(210, 140))).toEqual([
    { kind: 'price', name: 'Notebook', before: pesos(150), now: pesos(140) },
    { kind: 'price', name: 'Notebook', before: pesos(200), now: pesos(210) },
  ])
})
