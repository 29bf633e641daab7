import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { faqPage, informationPage } from './information-pages.server.ts'
import { informationPaths } from './information-paths.ts'
import { leaveOutMissing, missing } from './leave-out-missing.server.ts'

const names = Object.keys(informationPaths) as (keyof typeof informationPaths)[]

it('leaves out the sentences, items and rows that name what is missing', () => {
  expect(
    leaveOutMissing([
      { kind: 'text', text: `**Yes.** The address is **${missing}**. Bring your order number.` },
      { kind: 'list', items: [`Phone: [${missing}](tel:${missing})`, 'Monday to Friday'] },
      { kind: 'list', items: [`${missing}**By transfer.** When the money arrives.`] },
      {
        kind: 'table',
        caption: '',
        head: [],
        rows: [
          [`${missing}Transfer`, 'To your account'],
          ['Card', `To the card. Ask at ${missing}.`],
        ],
      },
    ]),
  ).toEqual([
    { kind: 'text', text: '**Yes.** Bring your order number.' },
    { kind: 'list', items: ['Monday to Friday'] },
    { kind: 'table', caption: '', head: [], rows: [['Card', 'To the card.']] },
  ])
})

describe.each(marketIds.flatMap((market) => languages.map((language) => ({ market, language }))))(
  'information texts of $market in $language',
  ({ market, language }) => {
    const written = (profile: (typeof markets)[typeof market]) =>
      JSON.stringify([...names.map((name) => informationPage(name, profile, language)), faqPage(profile, language)])

    it('name no way to pay and nothing else that the shop has not filled in', () => {
      const texts = written(markets[market])
      expect(texts).not.toMatch(/undefined|mailto:|tel:|\uE000/)
      expect(texts).not.toMatch(/bankovn[aou]m? uplat|bank transfer|transferencia/i)
      expect(written(sampleMarkets[market])).toMatch(/bankovn[aou]m? uplat|bank transfer|transferencia/i)
    })

    it('name who takes the money for imported products as the shop has it, and nobody where nobody does', () => {
      const paidTo = (importedPayments: string) => written({ ...sampleMarkets[market], importedPayments })
      expect(written(markets[market])).not.toMatch(/Mercado Pago/i)
      expect(paidTo('Pagos Andinos')).not.toMatch(/Mercado Pago/i)
      const isPaidHere = markets[market].capabilities.paymentPreference
      expect(paidTo('Pagos Andinos').split('Pagos Andinos').length > 5).toBe(isPaidHere)
    })

    it('keep every page and question', () => {
      for (const name of names)
        expect(informationPage(name, markets[market], language).sections.map(({ id }) => id)).toEqual(
          informationPage(name, sampleMarkets[market], language).sections.map(({ id }) => id),
        )
      expect(faqPage(markets[market], language).entries).toHaveLength(
        faqPage(sampleMarkets[market], language).entries.length,
      )
    })
  },
)
