import { expect, it } from 'vitest'
import { createSubjectWords } from './subject-words.server.ts'

type Needs = Parameters<typeof createSubjectWords>[0]

const entry = {
  ...{ id: 1, at: '2026-05-01T10:00:00Z', administratorId: null, administratorName: 'Amra', before: null, after: null },
  ...{ action: 'customer.export', subjectKind: 'customer', subjectId: 'gid://shopify/Customer/7' },
} as unknown as Needs['entries'][number]

const wordsFor = (facts: Partial<Needs> = {}, isGone = false) =>
  createSubjectWords({
    services: {
      nameSubjects: async () => () => ({ name: isGone ? null : 'amra@kupac.example', isGone }),
      offerRules: { targets: { titlesOf: async () => new Map([['local:main:7', 'ThinkPad T480']]) } },
      readOriginalTexts: async () => [],
    } as unknown as Needs['services'],
    ...{ entries: [entry], people: [], namesCustomers: true, language: 'en', ...facts },
  })

it('the audit log names a customer by their e-mail to who may see customers, and by their number to everybody else', async () => {
  expect(await (await wordsFor())(entry)).toMatchObject({ subject: 'Customer amra@kupac.example', to: '/customers/7' })
  const number = { subject: 'Customer 7', to: '/customers/7' }
  expect(await (await wordsFor({ namesCustomers: false }))(entry)).toMatchObject(number)
})

it('the audit log leads nowhere from what is gone', async () => {
  expect(await (await wordsFor({}, true))(entry)).toMatchObject({ subject: 'Customer 7', to: null, isGone: true })
})

it('the audit log names the product of a rule for offers, and what a banner was called when it was changed', async () => {
  const rule = { ...entry, subjectKind: 'offer-rule', subjectId: 'ba:product:local:main:7' }
  expect((await (await wordsFor({ entries: [rule] }))(rule)).subject).toBe('Offer rule BA, ThinkPad T480')
  const banner = { ...entry, subjectKind: 'banner', subjectId: '3', before: { title: { en: 'Summer', bcs: 'Ljeto' } } }
  expect((await (await wordsFor({}, true))(banner)).subject).toBe('Banner Summer')
})
