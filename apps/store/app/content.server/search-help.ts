import type { Market } from '@dvaput/domain/markets/market'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { Language } from '@dvaput/domain/text/language'
import type { Block } from '../features/information/information-page.ts'
import type { SearchResult } from '../features/search/search-result.ts'
import { faqPage, informationPage } from './information-pages.ts'
import { informationPaths } from './information-paths.ts'
import type { SectionedPage } from './sections.ts'

const withoutMarkup = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '')

const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'table') return [block.caption, ...block.rows.flat()]
      return 'items' in block ? block.items : [block.text]
    })
    .map(withoutMarkup)
    .join(' ')

type Entry = SearchResult & { readonly foldedTitle: string; readonly folded: string }

const toEntry = (path: string, page: string, title: string, blocks: readonly Block[]): Entry => {
  const words = wordsOf(blocks)
  return { path, page, title, excerpt: words, foldedTitle: foldText(title), folded: foldText(`${title} ${words}`) }
}

const entriesOf = (market: Market, language: Language): Entry[] => {
  const faq = faqPage(market, language)
  const names = Object.keys(informationPaths) as SectionedPage[]
  return [
    ...faq.entries.map(({ id, question, answer }) => toEntry(`/faq#${id}`, faq.title, question, answer)),
    ...names.flatMap((name) => {
      const { title, sections } = informationPage(name, market, language)
      return sections.map((section) =>
        toEntry(`${informationPaths[name]}#${section.id}`, title, section.title, section.blocks),
      )
    }),
  ]
}

const excerptLength = 180
const mostResults = 20

/** The part of the text around the first word that was asked for. */
const excerptAround = (text: string, word: string): string => {
  // Folding keeps the length for every letter of our three languages except ß and the like, which they do not use.
  const place = Math.max(0, foldText(text).indexOf(word))
  const start = place < 60 ? 0 : text.indexOf(' ', place - 60) + 1
  const cut = text.slice(start, start + excerptLength)
  const end = cut.length < excerptLength ? cut.length : cut.lastIndexOf(' ')
  return `${start > 0 ? '… ' : ''}${cut.slice(0, end)}${start + end < text.length ? ' …' : ''}`
}

/** Sections and questions that hold every word, without regard to accents and case; titles first. */
export const searchHelp = (query: string, market: Market, language: Language): SearchResult[] => {
  const words = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const [first] = words
  if (!first) return []
  const titleHits = ({ foldedTitle }: Entry) => words.filter((word) => foldedTitle.includes(word)).length
  return entriesOf(market, language)
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .sort((a, b) => titleHits(b) - titleHits(a))
    .slice(0, mostResults)
    .map(({ path, page, title, excerpt }) => ({ path, page, title, excerpt: excerptAround(excerpt, first) }))
}
