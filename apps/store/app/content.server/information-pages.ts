import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import type { FaqPage, InformationPage } from '../features/information/information-page.ts'
import { createFacts, type Facts } from './facts.ts'
import { faq as faqBcs } from './faq/bcs.ts'
import { faq as faqEn } from './faq/en.ts'
import { faq as faqEs } from './faq/es.ts'
import { privacy as privacyBcs } from './privacy/bcs.ts'
import { privacy as privacyEn } from './privacy/en.ts'
import { privacy as privacyEs } from './privacy/es.ts'
import { returns as returnsBcs } from './returns/bcs.ts'
import { returns as returnsEn } from './returns/en.ts'
import { returns as returnsEs } from './returns/es.ts'
import { type FaqId, type FaqText, faqCategory, type PageText, type SectionedPage, sectionIds } from './sections.ts'
import { security as securityBcs } from './security/bcs.ts'
import { security as securityEn } from './security/en.ts'
import { security as securityEs } from './security/es.ts'
import { shipping as shippingBcs } from './shipping/bcs.ts'
import { shipping as shippingEn } from './shipping/en.ts'
import { shipping as shippingEs } from './shipping/es.ts'
import { terms as termsBcs } from './terms/bcs.ts'
import { terms as termsEn } from './terms/en.ts'
import { terms as termsEs } from './terms/es.ts'

type Written<Text> = Record<Language, (facts: Facts) => Text>

const pages = {
  shipping: { bcs: shippingBcs, en: shippingEn, es: shippingEs },
  returns: { bcs: returnsBcs, en: returnsEn, es: returnsEs },
  security: { bcs: securityBcs, en: securityEn, es: securityEs },
  terms: { bcs: termsBcs, en: termsEn, es: termsEs },
  privacy: { bcs: privacyBcs, en: privacyEn, es: privacyEs },
} satisfies { [Page in SectionedPage]: Written<PageText<Page>> }

const faq = { bcs: faqBcs, en: faqEn, es: faqEs } satisfies Written<FaqText>

export const informationPage = (page: SectionedPage, market: Market, language: Language): InformationPage => {
  const { sections, ...head } = pages[page][language](createFacts(market, language))
  const texts: Readonly<Record<string, Omit<InformationPage['sections'][number], 'id'>>> = sections
  return {
    ...head,
    sections: sectionIds[page].flatMap((id) => {
      const text = texts[id]
      return text ? [{ id, ...text }] : []
    }),
  }
}

export const faqPage = (market: Market, language: Language): FaqPage => {
  const { entries, ...head } = faq[language](createFacts(market, language))
  const ids = Object.keys(faqCategory) as FaqId[]
  return { ...head, entries: ids.map((id) => ({ id, category: faqCategory[id], ...entries[id] })) }
}
