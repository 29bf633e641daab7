import { markets } from '@dvaput/domain/markets/markets'
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
