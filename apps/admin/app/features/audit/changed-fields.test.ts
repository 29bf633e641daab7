import { expect, it } from 'vitest'
import { loadText } from '../../i18n/load-text.ts'
import { createAuditWords } from './audit-words.ts'
import { changedFields } from './changed-fields.ts'
import { loadValueWords } from './value-words.server.ts'

const english = createAuditWords(await loadText('en', 'audit-words'), 'en')
const bosnian = createAuditWords(await loadText('bcs', 'audit-words'), 'bcs')
const field = (name: string, before: string, after: string, isState = false) => ({ name, before, after, isState })

it('the audit log says field by field in words what an entry changed', () => {
  const before = { state: 'held', price: { minor: 10_000, currency: 'BAM' }, same: 1 }
  const after = {
    state: 'released',
    price: { minor: 20_000, currency: 'BAM' },
    same: 1,
    isActive: true,
    tags: ['a', 'b'],
  }
  expect(changedFields(english, before, after)).toEqual([
    field('state', 'held', 'released'),
    field('price', expect.stringContaining('100'), expect.stringContaining('200')),
    field('is shown', '', 'yes'),
    field('tags', '', 'a; b'),
  ])
  expect(changedFields(bosnian, { state: 'held' }, { state: 'released' })).toEqual([
    field('stanje', 'rezervisano', 'oslobođeno'),
  ])
  expect(changedFields(english, null, null)).toEqual([])
})

it('the audit log compares lists of records one by one, without their ids', () => {
  const prices = (minor: number) => [
    { gid: 'gid://shopify/ProductVariant/1', price: { minor, currency: 'BAM' }, compareAt: null },
  ]
  expect(changedFields(english, { prices: prices(80_000) }, { prices: prices(89_900) })).toEqual([
    field('prices, price', expect.stringContaining('800'), expect.stringContaining('899')),
  ])
  const items = [{ gid: 'gid://shopify/MenuItem/1', title: 'Help' }]
  expect(changedFields(english, { items }, { items: [] })).toEqual([field('items', 'title: Help', '')])
})

it('the audit log says what was so at that moment, where nothing became of it, and how a deleted record was', () => {
  expect(changedFields(english, { financialStatus: 'PENDING' }, { restock: true })).toEqual([
    field('payment', 'payment pending', '', true),
    field('put back in stock', '', 'yes'),
  ])
  expect(changedFields(english, { title: 'Sale' }, undefined)).toEqual([field('title', 'Sale', '')])
  expect(changedFields(english, { title: 'Sale' }, { title: '' })).toEqual([field('title', 'Sale', '')])
})

it('the audit log shows the name of a field without words as it is, and a time by a clock that is named', () => {
  expect(changedFields(english, null, { newThing: '2030-07-01T10:00:00.000Z' })).toEqual([
    field('new thing', '', expect.stringContaining('(Sarajevo)')),
  ])
})

it('the audit log names permissions, reasons and rules as their screens do, and of a list only what is other', async () => {
  const words = createAuditWords(await loadText('en', 'audit-words'), 'en', await loadValueWords('en'))
  const before = { clerk: ['offers.read', 'orders.read', 'orders.fulfil'] }
  expect(changedFields(words, before, { clerk: ['orders.read', 'orders.fulfil', 'offers.answer'] })).toEqual([
    field('clerk', 'See offers', 'Answer offers'),
  ])
  expect(changedFields(words, null, { reason: 'cycle_count_available', isPaid: true, outcome: 'unknown' })).toEqual([
    field('reason', '', 'Stocktaking'),
    field('paid', '', 'yes'),
    field('outcome', '', 'unknown'),
  ])
  const rule = { column: 'VENDOR', relation: 'STARTS_WITH', condition: 'Le' }
  expect(changedFields(words, { rules: [] }, { rules: [rule] })).toEqual([
    field('rules', '', 'property: Brand, condition: begins with, value: Le'),
  ])
  expect(changedFields(words, { tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toEqual([field('tags', 'a; b', 'b; a')])
})
