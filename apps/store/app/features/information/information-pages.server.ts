import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { faq as faqBcs } from '../../content.server/faq/bcs.ts'
import { faq as faqEn } from '../../content.server/faq/en.ts'
import { faq as faqEs } from '../../content.server/faq/es.ts'
import { privacy as privacyBcs } from '../../content.server/privacy/bcs.ts'
import { privacy as privacyEn } from '../../content.server/privacy/en.ts'
import { privacy as privacyEs } from '../../content.server/privacy/es.ts'
import { returns as returnsBcs } from '../../content.server/returns/bcs.ts'
import { returns as returnsEn } from '../../content.server/returns/en.ts'
import { returns as returnsEs } from '../../content.server/returns/es.ts'
import {
  type FaqId,
  type FaqText,
  faqCategory,
  type PageText,
  type SectionedPage,
  sectionIds,
} from '../../content.server/sections.ts'
import { security as securityBcs } from '../../content.server/security/bcs.ts'
import { security as securityEn } from '../../content.server/security/en.ts'
import { security as securityEs } from '../../content.server/security/es.ts'
import { shipping as shippingBcs } from '../../content.server/shipping/bcs.ts'
import { shipping as shippingEn } from '../../content.server/shipping/en.ts'
import { shipping as shippingEs } from '../../content.server/shipping/es.ts'
import { terms as termsBcs } from '../../content.server/terms/bcs.ts'
import { terms as termsEn } from '../../content.server/terms/en.ts'
import { terms as termsEs } from '../../content.server/terms/es.ts'
import { createFacts, type Facts } from './facts.server.ts'
import type { FaqPage, InformationPage } from './information-page.ts'
import { leaveOutMissing } from './leave-out-missing.server.ts'
import { plainText } from './plain-text.ts'
import { readOwnText } from './read-own-text.server.ts'

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
  const { sections, description, ...head } = pages[page][language](createFacts(market, language))
  const texts: Readonly<Record<string, Omit<InformationPage['sections'][number], 'id'>>> = sections
  return {
    ...head,
    description: plainText(description),
    sections: sectionIds[page].flatMap((id) => {
      const own = readOwnText({ page, id }, market, language)
      const text = own ?? texts[id]
      const blocks = text ? leaveOutMissing(text.blocks) : []
      return text && blocks.length > 0 ? [{ id, title: text.title, blocks }] : []
    }),
  }
}

export const faqPage = (market: Market, language: Language): FaqPage => {
  const { entries, ...head } = faq[language](createFacts(market, language))
  const ids = Object.keys(faqCategory) as FaqId[]
  return {
    ...head,
    entries: ids.flatMap((id) => {
      const own = readOwnText({ page: 'faq', id }, market, language)
      const { question, answer } = own ? { question: own.title, answer: own.blocks } : entries[id]
      const blocks = leaveOutMissing(answer)
      return blocks.length > 0 ? [{ id, category: faqCategory[id], question, answer: blocks }] : []
    }),
  }
}
