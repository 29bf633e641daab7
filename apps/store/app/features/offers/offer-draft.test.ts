import { createMoney } from '@dvaput/domain/money/money'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberDraft, takeDraft } from './offer-draft.ts'

const draft = {
  product: {
    ...{ id: 'local:main:71', productId: '7', variantId: null, name: 'Miš', handle: 'mis', sku: null },
    ...{ price: createMoney(5_000, 'BAM'), picture: null, isInternational: false, isSoldOut: false },
  },
  ...{ intent: 'offer' as const, amount: '40', message: 'Za školu' },
}
const at = (pathname: string) => vi.stubGlobal('location', { pathname })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  at('/product/mis')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('an offer that was typed before the login is there afterwards, once', () => {
  rememberDraft(draft)
  expect(takeDraft()).toEqual(draft)
  expect(takeDraft()).toBeUndefined()
})

it('an offer that was typed before the login is kept for the page of its product alone', () => {
  rememberDraft(draft)
  at('/account')
  expect(takeDraft()).toBeUndefined()
  at('/product/mis')
  expect(takeDraft()).toEqual(draft)
})

it('an offer that was typed before the login is forgotten after a quarter of an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  rememberDraft(draft)
  vi.setSystemTime(Date.now() + 15 * 60 * 1_000 + 1)
  expect(takeDraft()).toBeUndefined()
})
