import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

/** Where a figure of the policies stands, and how it reads there in each language. */
type Figure = {
  readonly title: string
  /** Page and section; every one of them must carry the texts. */
  readonly anchors: readonly string[]
  readonly texts: Readonly<Record<Language, readonly string[]>>
  readonly market?: MarketId
}

const figures: readonly Figure[] = [
  {
    title: 'the shop and pickup are in Sarajevo, and the texts are for Bosnia and Herzegovina [GEN-05, INFO-03]',
    anchors: ['/envios#pickup', '/devoluciones#contact', '/terms-and-conditions#about', '/privacy-policy#controller'],
    texts: {
      bcs: ['Zmaja od Bosne 88, 71000 Sarajevo, Bosna i Hercegovina'],
      en: ['Zmaja od Bosne 88, 71000 Sarajevo, Bosnia and Herzegovina'],
      es: ['Zmaja od Bosne 88, 71000 Sarajevo, Bosnia y Herzegovina'],
    },
    market: 'ba',
  },
  {
    title: 'the carrier is to be defined [INFO-01]',
    anchors: ['/envios#carrier'],
    texts: { bcs: ['bit će naknadno određen'], en: ['to be defined'], es: ['por definir'] },
  },
  {
    title: 'delivery in Sarajevo and elsewhere on the shipping page [INFO-01, INFO-22]',
    anchors: ['/envios#delivery-times'],
    texts: {
      bcs: ['Sarajevo1-2 radna dana', '2-5 radnih dana'],
      en: ['Sarajevo1-2 business days', 'Elsewhere in Bosnia and Herzegovina2-5 business days'],
      es: ['Sarajevo1-2 días hábiles', '2-5 días hábiles'],
    },
    market: 'ba',
  },
  {
    title: 'delivery within Bosnia and Herzegovina in the terms and the FAQ [INFO-23]',
    anchors: ['/terms-and-conditions#delivery', '/faq#delivery-time'],
    texts: {
      bcs: ['Bosni i Hercegovini', '5-14 radnih dana'],
      en: ['Bosnia and Herzegovina', '5-14 business days'],
      es: ['Bosnia y Herzegovina', '5-14 días hábiles'],
    },
    market: 'ba',
  },
  {
    title: 'the hours of the policy pages [INFO-11]',
    anchors: [
      '/envios#contact',
      '/devoluciones#contact',
      '/politica-de-privacidad#contact',
      '/terms-and-conditions#complaints',
      '/privacy-policy#controller',
    ],
    texts: {
      bcs: ['ponedjeljak–petak 09:00-18:00'],
      en: ['Monday to Friday 09:00-18:00'],
      es: ['lunes a viernes 09:00-18:00'],
    },
  },
  {
    title: 'the ways to pay in the terms and on the security page [INFO-15]',
    anchors: ['/terms-and-conditions#payment', '/politica-de-privacidad#payments'],
    texts: {
      bcs: ['Kartica (Visa, Mastercard)', 'Pouzeće', 'Bankovna uplata'],
      en: ['Card (Visa, Mastercard)', 'Cash on delivery', 'Bank transfer'],
      es: ['Tarjeta (Visa, Mastercard)', 'Pago contra entrega', 'Transferencia bancaria'],
    },
  },
  {
    title: 'the return window after receipt [INFO-16]',
    anchors: ['/devoluciones#window', '/faq#return-window', '/terms-and-conditions#returns'],
    texts: { bcs: ['14 dana'], en: ['14 days'], es: ['14 días'] },
  },
  {
    title: 'the refund after approval on the returns page [INFO-17]',
    anchors: ['/devoluciones#refund'],
    texts: { bcs: ['10 radnih dana'], en: ['up to 10 business days'], es: ['hasta 10 días hábiles'] },
  },
  {
    title: 'the refund in the other locale, in the terms and the FAQ [INFO-18]',
    anchors: ['/terms-and-conditions#returns', '/faq#refund-time'],
    texts: { bcs: ['u roku od 14 dana'], en: ['within 14 days'], es: ['en un plazo de 14 días'] },
  },
  {
    title: 'the minimum warranty in the terms [INFO-19]',
    anchors: ['/terms-and-conditions#warranty'],
    texts: { bcs: ['najmanje 30 dana'], en: ['at least 30 days'], es: ['al menos 30 días'] },
  },
  {
    title: 'the warranty in the other locale, in the FAQ [INFO-20]',
    anchors: ['/faq#warranty-length'],
    texts: { bcs: ['6 mjeseci'], en: ['6 months'], es: ['6 meses'] },
  },
  {
    title: 'dispatch after the payment is confirmed [INFO-21]',
    anchors: ['/envios#processing', '/terms-and-conditions#delivery', '/faq#delivery-time'],
    texts: {
      bcs: ['u roku od 1-2 radna dana', 'potvrde'],
      en: ['within 1-2 business days of payment'],
      es: ['1-2 días hábiles desde', 'confirma'],
    },
  },
  {
    title: 'complaints and the answer to them [INFO-24]',
    anchors: ['/envios#damaged-goods', '/devoluciones#faulty', '/terms-and-conditions#complaints'],
    texts: { bcs: ['48 sati', '15 dana'], en: ['48 hours', '15 days'], es: ['48 horas', '15 días'] },
  },
  {
    title: 'how soon support replies [INFO-25]',
    anchors: ['/envios#contact', '/devoluciones#contact', '/politica-de-privacidad#contact', '/faq#order-status'],
    texts: { bcs: ['24-48 sati'], en: ['24-48 hours'], es: ['24-48 horas'] },
  },
  {
    title: 'the minimum age of a customer [INFO-26]',
    anchors: ['/terms-and-conditions#age', '/privacy-policy#children'],
    texts: { bcs: ['najmanje 18 godina'], en: ['at least 18 years'], es: ['al menos 18 años'] },
  },
]

for (const { title, anchors, texts, market: only } of figures)
  test(title, async ({ readPage, urlOf }) => {
    for (const anchor of anchors)
      for (const { market, language } of testLocales.filter(({ market }) => !only || market === only)) {
        const [path, id] = anchor.split('#')
        const page = await readPage(urlOf(market, `${path}?lang=${language}`))
        const section = (await page.textOf(`[id="${id}"]`)).toLowerCase()
        for (const text of texts[language])
          expect(section, `${anchor}: ${market} in ${language}`).toContain(text.toLowerCase())
      }
  })
