import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

/** Our information texts as the shop's own people would type them. Loaded when somebody edits one: it is a lot of text. */
export const createReadOriginalTexts =
  (marketOf: (id: MarketId) => Market) => async (id: MarketId, language: Language) => {
    const [{ faqPage, informationPage }, { writeBlocks }, { informationPaths }] = await Promise.all([
      import('../app/features/information/information-pages.server.ts'),
      import('../app/features/information/block-markup.ts'),
      import('../app/features/information/information-paths.ts'),
    ])
    const { ownTexts: _own, ...market } = marketOf(id)
    const faq = faqPage(market, language)
    const pages = (Object.keys(informationPaths) as (keyof typeof informationPaths)[]).map((page) => {
      const { title, sections } = informationPage(page, market, language)
      return {
        ...{ page, title, path: informationPaths[page] },
        sections: sections.map((section) => ({
          ...{ id: section.id, title: section.title, text: writeBlocks(section.blocks) },
        })),
      }
    })
    const questions = faq.entries.map(({ id: entry, question, answer }) => ({
      ...{ id: entry, title: question, text: writeBlocks(answer) },
    }))
    return [...pages, { page: 'faq', title: faq.title, path: '/faq', sections: questions }]
  }
