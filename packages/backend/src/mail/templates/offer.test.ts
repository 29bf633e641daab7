import { markets } from '@dvaput/domain/markets/markets'
import { withOwnProfile } from '@dvaput/domain/markets/own-profile'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { writeMail } from '../mail-templates.ts'
import { offerMailSteps } from './offer-texts.ts'

const km = (whole: number) => ({ minor: whole * 100, currency: 'BAM' as const })
const offer = { title: 'ThinkPad T480', price: km(500), offered: km(400), url: 'https://shop.example/my-offers' }
const write = (params: object, language: (typeof languages)[number] = 'en') =>
  writeMail('offer', { ...offer, ...params }, { market: markets.ba, language })

describe.each(languages)('the mails of an offer in %s', (language) => {
  it('have a subject of their own for each step, which names the product', () => {
    const subjects = offerMailSteps.map((step) => write({ step }, language).subject)
    expect(new Set(subjects).size).toBe(offerMailSteps.length)
    for (const subject of subjects) expect(subject).toContain('ThinkPad T480')
  })
})

it('an approval says the price, the code and until when, in the market’s time', () => {
  const { blocks } = write({ step: 'approved', agreed: km(450), code: 'DV-7KQ2', payBy: '2026-06-02T10:30:00.000Z' })
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))
  expect(facts).toContainEqual({ label: 'Agreed price', value: '450.00 KM' })
  expect(facts).toContainEqual({ label: 'Code', value: 'DV-7KQ2' })
  expect(facts.find(({ label }) => label === 'Buy by')?.value).toContain('12:30')
  expect(facts.map(({ label }) => label)).not.toContain('Our price')
})

it('an answer of the shop carries its words', () => {
  const { blocks } = write({ step: 'countered', counter: km(470), response: 'The battery is new.' })
  expect(JSON.stringify(blocks)).toContain('The battery is new.')
})

describe('an offer in pesos', () => {
  const approximateRate = { currency: 'BAM', pesosPerUnit: '500', at: '2026-11-18T08:00:00.000Z' } as const
  const pesos = (minor: number) => ({ minor, currency: 'CLP' as const })
  const params = {
    ...offer,
    step: 'countered',
    price: pesos(300_000),
    offered: pesos(240_000),
    counter: pesos(270_000),
  }
  const market = withOwnProfile(markets.ba, { approximateRate })

  it('says what each amount is about worth where its reader lives, and by which rate', () => {
    const text = JSON.stringify(writeMail('offer', params, { market, language: 'bcs' }).blocks)
    expect(text.match(/\$[\d.]+ CLP \(oko \d+ KM\)/g)).toEqual([
      '$300.000 CLP (oko 600 KM)',
      '$240.000 CLP (oko 480 KM)',
      '$270.000 CLP (oko 540 KM)',
    ])
    expect(text).toContain('1 KM = 500 CLP od 18. novembra 2026.')
  })

  it('says so of the price that somebody waited for', () => {
    const url = 'https://shop.example/international/notebook'
    const reached = { title: 'Notebook', price: pesos(300_000), productUrl: url, stopUrl: url }
    const text = JSON.stringify(writeMail('target-price', reached, { market, language: 'en' }).blocks)
    expect(text).toContain('It now costs $300.000 CLP (about 600 KM).')
    expect(text).toContain('1 KM = 500 CLP of 18 November 2026.')
  })

  it('has pesos alone without a rate', () => {
    const text = JSON.stringify(writeMail('offer', params, { market: markets.ba, language: 'bcs' }).blocks)
    expect(text).toContain('$300.000 CLP')
    expect(text).not.toContain('KM')
  })
})
