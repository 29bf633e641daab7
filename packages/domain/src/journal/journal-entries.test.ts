import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInJournal, journalEntriesOf } from './journal-entries.ts'

const bam = (minor: number) => ({ minor, currency: 'BAM' as const })
const tax = (rate: number | null, minor: number) => ({ title: 'PDV', rate, amount: bam(minor) })
const refund = (minor: number, createdAt = '2026-03-05T10:00:00Z') => ({
  ...{ id: '1', createdAt, note: '', amount: bam(minor), lines: [] },
})
const order = { processedAt: '2026-03-01T10:00:00Z', financialStatus: 'PAID', refunds: [], total: bam(11_700) }

it('the journal has the net, rate, tax and gross of a sale, and the same of what went back, negative and on its own day', () => {
  const entries = journalEntriesOf({ ...order, taxes: [tax(0.17, 1_700)], refunds: [refund(1_170)] })
  expect(entries).toEqual([
    { at: order.processedAt, kind: 'sale', net: 10_000, rate: 0.17, tax: 1_700, gross: 11_700 },
    { at: '2026-03-05T10:00:00Z', kind: 'refund', net: -1_000, rate: 0.17, tax: -170, gross: -1_170 },
  ])
})

it('the journal has one line for each rate, which together are the order', () => {
  const entries = journalEntriesOf({ ...order, taxes: [tax(0.17, 850), tax(0.05, 279)] })
  expect(entries).toMatchObject([
    { rate: 0.17, tax: 850, gross: 5_841 },
    { rate: 0.05, tax: 279, gross: 5_859 },
  ])
})

it('an order without a tax is its own net', () => {
  expect(journalEntriesOf({ ...order, taxes: [] })).toMatchObject([{ rate: null, net: 11_700, tax: 0, gross: 11_700 }])
})

it('what came in and went back is in the journal, and what was never paid is not', () => {
  const listed = ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'PENDING', 'VOIDED', 'EXPIRED', null]
  expect(listed.filter((financialStatus) => isInJournal({ financialStatus }))).toEqual(listed.slice(0, 4))
})

it('every line adds up, all lines of a sale are its total, and a full refund takes all of it back', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(amount, fc.array(fc.constantFrom(0.17, 0.19, 0.05), { maxLength: 3 }), (total, rates) => {
      const taxes = rates.map((rate) => tax(rate, Math.floor((total / 4) * rate)))
      const entries = journalEntriesOf({ ...order, total: bam(total), taxes, refunds: [refund(total)] })
      for (const { net, tax: part, gross } of entries) expect(net + part).toBe(gross)
      const sum = (kind: string, name: 'gross' | 'tax') =>
        entries.filter((each) => each.kind === kind).reduce((all, each) => all + each[name], 0)
      expect(sum('sale', 'gross')).toBe(total)
      expect(sum('refund', 'gross')).toBe(-total)
      expect(sum('refund', 'tax') + sum('sale', 'tax')).toBe(0)
    }),
  )
})
