import { figureLabels } from '@dvaput/domain/markets/figure-sentences'
import type { Span, SpanName } from '@dvaput/domain/markets/figures'
import { formatRange } from '@dvaput/domain/markets/format-range'
import { type Market, marketIds } from '@dvaput/domain/markets/market'
import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { createMoney } from '@dvaput/domain/money/money'
import { type Language, languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { createFacts } from '../features/information/facts.server.ts'
import type { Block } from '../features/information/information-page.ts'
import { faqPage, informationPage } from '../features/information/information-pages.server.ts'
import { informationPaths } from '../features/information/information-paths.ts'
import { publicPaths } from '../lib/paths/public-paths.ts'
import { faqCategory, type SectionedPage, sectionIds } from './sections.ts'

const pageNames = Object.keys(sectionIds) as SectionedPage[]
const places = [...pageNames, 'faq'] as const
type Place = (typeof places)[number]

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()]
  return 'items' in block ? block.items : [block.text]
}

/** Every sentence of a page, head included. */
const sentencesOf = (place: Place, market: Market, language: Language): string[] => {
  if (place === 'faq') {
    const { title, description, lead, entries } = faqPage(market, language)
    return [
      title,
      description,
      lead,
      ...entries.flatMap(({ question, answer }) => [question, ...answer.flatMap(textsOf)]),
    ]
  }
  const { title, description, lead, sections } = informationPage(place, market, language)
  return [
    title,
    description,
    lead,
    ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]),
  ]
}

/** As it is read: without the names of figures and without stars. */
const withoutMarks = (text: string): string => text.replaceAll(/\{\w+:([^}]*)\}|\*\*/g, '$1')

const everyText = marketIds.flatMap((id) =>
  languages.flatMap((language) => places.map((place) => ({ id, language, place, market: markets[id] }))),
)

describe.each(everyText)('$place in $id, $language', ({ place, market, language }) => {
  const sentences = sentencesOf(place, market, language)

  it('is written whole', () => {
    for (const sentence of sentences) {
      expect(sentence.trim()).not.toBe('')
      expect(sentence).toBe(sentence.normalize('NFC'))
      expect(sentence).not.toMatch(/\b(undefined|null|NaN|TODO|Lorem)\b|\[object|\$\{|\{\w+\}/)
      expect(sentence.replaceAll(/\*\*[^*]+\*\*/g, '')).not.toContain('*')
      expect(sentence.replaceAll(/\[[^\]]+\]\([^)\s]+\)/g, '')).not.toMatch(/[[\]]|\]\(/)
    }
  })

  it('links to what exists: a screen, a section, a question, our mail, our phone', () => {
    const anchors = new Set<string>([
      ...publicPaths,
      ...['/account/security', '/my-offers', '/orders', '/orders/find'],
      ...pageNames.flatMap((name) => sectionIds[name].map((id) => `${informationPaths[name]}#${id}`)),
      ...Object.keys(faqCategory).map((id) => `/faq#${id}`),
      `mailto:${market.contact.email}`,
      `tel:${market.contact.phones[0]?.replaceAll(' ', '')}`,
    ])
    const links = sentences.flatMap((sentence) =>
      [...sentence.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link ?? ''),
    )
    expect(links.filter((link) => !anchors.has(link))).toEqual([])
  })
})

describe.each(marketIds)('the pages in %s', (id) => {
  it.each(languages)('have all their sections in %s [INFO-08] [INFO-09]', (language) => {
    const counts = pageNames.map((name) => informationPage(name, markets[id], language).sections.length)
    expect(Object.fromEntries(pageNames.map((name, position) => [name, counts[position]]))).toEqual({
      shipping: 12,
      returns: 9,
      security: 8,
      terms: 17,
      privacy: 13,
    })
  })

  it.each(languages)('have sixteen questions over six categories in %s [INFO-07]', (language) => {
    const { entries } = faqPage(markets[id], language)
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(16)
    expect(new Set(entries.map((entry) => entry.question)).size).toBe(16)
    expect([...new Set(entries.map(({ category }) => category))].sort()).toEqual([
      'account',
      'delivery',
      'order',
      'payment',
      'returns',
      'warranty',
    ])
  })

  it('are not the same text in two languages', () => {
    for (const place of places) {
      const long = languages.flatMap((language) =>
        sentencesOf(place, markets[id], language)
          .map((sentence) => sentence.replaceAll(/\[[^\]]+\]\([^)]+\)/g, ''))
          .filter((sentence) => sentence.length > 60),
      )
      expect(long.filter((sentence, position) => long.indexOf(sentence) !== position)).toEqual([])
    }
  })
})

/** Figures that stand nowhere in our prose, so that each can be found again. */
const strangeFigures = {
  returnWindow: { from: 1_031, to: 1_031, unit: 'days' },
  refundAfterApproval: { from: 1_033, to: 1_033, unit: 'businessDays' },
  refundAfterReceipt: { from: 1_039, to: 1_039, unit: 'days' },
  warrantyMinimum: { from: 1_049, to: 1_049, unit: 'days' },
  warrantyRefurbished: { from: 1_051, to: 1_051, unit: 'months' },
  dispatch: { from: 1_061, to: 1_063, unit: 'businessDays' },
  deliveryInStockCity: { from: 1_069, to: 1_087, unit: 'businessDays' },
  deliveryInStockElsewhere: { from: 1_091, to: 1_093, unit: 'businessDays' },
  deliveryImported: { from: 1_097, to: 1_103, unit: 'businessDays' },
  complaintWindow: { from: 1_109, to: 1_109, unit: 'hours' },
  complaintAnswer: { from: 1_117, to: 1_117, unit: 'days' },
  messageReply: { from: 1_123, to: 1_129, unit: 'hours' },
  minimumAge: { from: 1_151, to: 1_151, unit: 'years' },
  stockAlertStorage: { from: 1_153, to: 1_153, unit: 'days' },
} as const satisfies Partial<Record<SpanName, Span>>

const strange = (market: Market): Market => ({ ...market, figures: { ...market.figures, ...strangeFigures } })

const placesOfFigures = {
  returnWindow: ['faq', 'returns', 'terms'],
  refundAfterApproval: ['faq', 'returns', 'terms'],
  refundAfterReceipt: ['faq', 'returns', 'terms'],
  warrantyMinimum: ['faq', 'terms'],
  warrantyRefurbished: ['faq', 'terms'],
  dispatch: ['faq', 'shipping', 'terms'],
  deliveryInStockCity: ['faq', 'shipping', 'terms'],
  deliveryInStockElsewhere: ['faq', 'shipping', 'terms'],
  deliveryImported: ['faq', 'shipping', 'terms'],
  complaintWindow: ['faq', 'returns', 'shipping', 'terms'],
  complaintAnswer: ['faq', 'returns', 'shipping', 'terms'],
  messageReply: ['faq', 'returns', 'security', 'shipping'],
  minimumAge: ['privacy', 'terms'],
  stockAlertStorage: ['privacy'],
} satisfies Record<keyof typeof strangeFigures, readonly Place[]>

describe.each(marketIds)('the figures of the policies in %s', (id) => {
  it.each(languages)('come from the profile and stand where they belong, in %s', (language) => {
    const found = Object.entries(strangeFigures).map(([name, figure]) => {
      const text = formatRange(figure)
      const holds = (place: Place) =>
        sentencesOf(place, strange(markets[id]), language).some((part) => part.includes(text))
      return [name, places.filter(holds).sort()]
    })
    expect(Object.fromEntries(found)).toEqual(placesOfFigures)
  })

  it.each(languages)(
    'are worded on the pages in %s [INFO-11] [INFO-16] [INFO-17] [INFO-18] [INFO-19] [INFO-20] [INFO-24] [INFO-25] [INFO-26]',
    (language) => {
      const facts = createFacts(markets[id], language)
      const stands = (place: Place, fact: string) =>
        expect(sentencesOf(place, markets[id], language).join('\n')).toContain(fact)
      stands('returns', facts.returnWindow)
      for (const place of ['returns', 'faq', 'terms'] as const) stands(place, facts.refundSentence)
      for (const place of ['faq', 'terms'] as const) stands(place, facts.warrantySentence)
      stands('shipping', facts.complaintWindow)
      stands('shipping', facts.complaintAnswer)
      stands('faq', facts.messageReply)
      stands('terms', facts.minimumAge)
      for (const place of pageNames) stands(place, facts.serviceHours)
    },
  )

  it.each(languages)('warranty and refund are said in one sentence and in no other, in %s', (language) => {
    const { warrantySentence, refundSentence } = createFacts(markets[id], language)
    for (const place of places)
      for (const sentence of sentencesOf(place, markets[id], language)) {
        if (sentence.includes('{warranty')) expect(sentence).toContain(warrantySentence)
        if (sentence.includes('{refund')) expect(sentence).toContain(refundSentence)
      }
  })

  it.each(languages)('say in %s when a parcel leaves [INFO-21]', (language) => {
    const dispatch = {
      bcs: /u roku od 1-2\sradna\sdana (od|nakon) potvrde (uplate|plaćanja)/,
      en: /within 1-2\sbusiness\sdays of payment (confirmation|being confirmed)/,
      es: /en (un plazo de )?1-2\sdías\shábiles desde (la confirmación del|que se confirma el) pago/,
    }
    for (const place of ['shipping', 'faq', 'terms'] as const)
      expect(withoutMarks(sentencesOf(place, markets[id], language).join('\n'))).toMatch(dispatch[language])
  })

  it.each(languages)('name the payment methods in %s [INFO-15]', (language) => {
    const methods = {
      bcs: [/pouzeć/i, /bankovn\w+ (uplat|prijenos|transfer)/i],
      en: [/cash on delivery/i, /bank transfer/i],
      es: [/contra entrega/i, /transferencia bancaria/i],
    }
    for (const place of ['faq', 'terms'] as const) {
      const text = sentencesOf(place, markets[id], language).join('\n')
      for (const part of [/Visa/, /Mastercard/, ...methods[language]]) expect(text).toMatch(part)
    }
  })
})

describe.each(languages)('delivery in Bosnia, in %s', (language) => {
  const facts = createFacts(markets.ba, language)
  const shipping = sentencesOf('shipping', markets.ba, language).join('\n')

  it('says which times are for products in our stock and which for imported ones [INFO-22] [INFO-23]', () => {
    for (const place of ['shipping', 'faq', 'terms'] as const) {
      const text = sentencesOf(place, markets.ba, language).join('\n')
      expect(text).toContain(facts.deliveryInStockCity)
      expect(text).toContain(facts.deliveryInStockElsewhere)
      expect(text).toContain(facts.deliveryImported)
      for (const name of ['deliveryInStockCity', 'deliveryImported'] as const)
        expect(text.toLowerCase()).toContain(figureLabels[name][language])
    }
  })

  it('can be had at the shop in Sarajevo, and what it costs is said [INFO-03]', () => {
    expect(facts.pickupAddress).toContain('71000 Sarajevo')
    expect(shipping).toContain(facts.pickupAddress)
    expect(shipping).toContain(language === 'en' ? '5.00 KM – 15.00 KM' : '5,00 KM – 15,00 KM')
  })
})

it.each(languages)('Chile names its shop first and the seat in Sarajevo below it, in %s', (language) => {
  const { pickupAddress, shopAddress } = createFacts(markets.cl, language)
  for (const place of ['terms', 'privacy'] as const) {
    const text = sentencesOf(place, markets.cl, language).join('\n')
    expect(text).toContain(pickupAddress)
    expect(text.indexOf(shopAddress)).toBeGreaterThan(text.indexOf(pickupAddress))
  }
})

it.each(languages)('shipping page and FAQ name the same amount for free delivery, in %s', (language) => {
  const market = { ...markets.ba, own: { freeDeliveryFrom: createMoney(77_700, 'BAM') } }
  const free = language === 'en' ? '777.00 KM' : '777,00 KM'
  for (const place of ['shipping', 'faq'] as const) {
    expect(sentencesOf(place, market, language).join('\n')).toContain(free)
    expect(sentencesOf(place, markets.ba, language).join('\n')).not.toContain(free)
  }
})

describe.each(marketIds)('what the browser keeps, in %s', (id) => {
  it.each(languages)('is the same list on both pages that give it, in %s', (language) => {
    const names = (page: SectionedPage) => {
      const section = informationPage(page, markets[id], language).sections.find((one) => one.id === 'cookies')
      const table = section?.blocks.find((block) => block.kind === 'table')
      return table?.rows.map(([name]) => name).sort()
    }
    expect(names('privacy')).toHaveLength(7)
    expect(names('security')).toEqual(names('privacy'))
  })
})

// A customer can register with a password in both markets. // REG-01
it.each(languages)('no page says that we never hold a password, in %s', (language) => {
  const text = sentencesOf('privacy', markets.cl, language).join('\n')
  expect(text).not.toMatch(/nikad nemamo|never hold a password|nunca tenemos una contraseña/)
  expect(text).toMatch(/pri registraciji|when you registered|al registrarte/)
})
