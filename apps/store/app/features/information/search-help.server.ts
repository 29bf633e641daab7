import { formatHours } from '@dvaput/domain/markets/format-figure'
import type { Market } from '@dvaput/domain/markets/market'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { Language } from '@dvaput/domain/text/language'
import { toLatin } from '@dvaput/domain/text/to-latin'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import type { SectionedPage } from '../../content.server/sections.ts'
import { loadText } from '../../i18n/load-text.ts'
import { createFacts } from './facts.server.ts'
import type { HelpResult } from './help-result.ts'
import type { Block } from './information-page.ts'
import { faqPage, informationPage } from './information-pages.server.ts'
import { informationPaths } from './information-paths.ts'
import { plainText } from './plain-text.ts'

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'table') return [block.caption, ...block.rows.flat()]
      return 'items' in block ? block.items : [block.text]
    })
    .map(plainText)
    .join(' ')

const splitWords = (text: string): string[] =>
  foldText(toLatin(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Words without accents, case and endings. */
const lexemesOf = (text: string): readonly string[] => [...new Set(splitWords(text).map(toLexeme))]

type Entry = HelpResult & { readonly inTitle: readonly string[]; readonly anywhere: readonly string[] }

const toEntry = (path: string, page: string, title: string, body: string): Entry => ({
  path,
  page,
  title,
  excerpt: body,
  inTitle: lexemesOf(title),
  anywhere: lexemesOf(`${title} ${body}`),
})

const contactEntries = async (market: Market, language: Language): Promise<Entry[]> => {
  const text = await loadText(language, 'contact')
  const { phone, email, pickupAddress } = createFacts(market, language)
  const title = text('contact.title')
  const reached = `${text('contact.description')} ${text('contact.address')}: ${pickupAddress}. ${phone}, ${email}`
  return [
    toEntry('/contact#hours-title', title, text('contact.hours'), formatHours(market.figures.phoneHours, language)),
    toEntry('/contact', title, title, reached),
  ]
}

const readEntries = async (market: Market, language: Language): Promise<Entry[]> => {
  const faq = faqPage(market, language)
  const names = Object.keys(informationPaths) as SectionedPage[]
  return [
    ...faq.entries.map(({ id, question, answer }) => toEntry(`/faq#${id}`, faq.title, question, textOf(answer))),
    ...(await contactEntries(market, language)),
    ...names.flatMap((name) => {
      const { title, sections } = informationPage(name, market, language)
      return sections.map((section) =>
        toEntry(`${informationPaths[name]}#${section.id}`, title, section.title, textOf(section.blocks)),
      )
    }),
  ]
}

/** The texts change with the market's profile alone, and a changed profile is another object. */
const known = new WeakMap<Market, Map<Language, Promise<Entry[]>>>()
const entriesOf = (market: Market, language: Language): Promise<Entry[]> => {
  const ofMarket = known.get(market) ?? new Map<Language, Promise<Entry[]>>()
  const entries = ofMarket.get(language) ?? readEntries(market, language)
  known.set(market, ofMarket.set(language, entries))
  return entries
}

const excerptLength = 180
const maxResults = 20
/** Shorter words are in too many titles. */
const minTitleWordLength = 4

/** The text around the first match. */
const excerptAround = (text: string, word: string): string => {
  // Folding keeps the length of every letter of our three languages.
  const position = Math.max(0, foldText(text).indexOf(word))
  const start = position < 60 ? 0 : text.indexOf(' ', position - 60) + 1
  const cut = text.slice(start, start + excerptLength)
  const end = cut.length < excerptLength ? cut.length : cut.lastIndexOf(' ')
  return `${start > 0 ? '… ' : ''}${cut.slice(0, end)}${start + end < text.length ? ' …' : ''}`
}

const countIn = (lexemes: readonly string[], searched: readonly string[]): number =>
  searched.filter((each) => lexemes.some((word) => word.startsWith(each))).length

/**
 * Sections and questions that contain every word (or a prefix), or have a long one in their title: "ways of payment"
 * finds "Payment". Most matches in the title first.
 */
export const searchHelp = async (query: string, market: Market, language: Language): Promise<HelpResult[]> => {
  const searched = lexemesOf(query)
  const [first] = searched
  if (first === undefined) return []
  const longWords = searched.filter((each) => each.length >= minTitleWordLength)
  const entries = await entriesOf(market, language)
  return entries
    .map((entry) => ({
      entry,
      hasAllWords: countIn(entry.anywhere, searched) === searched.length,
      inTitle: countIn(entry.inTitle, longWords),
    }))
    .filter(({ hasAllWords, inTitle }) => hasAllWords || inTitle > 0)
    .sort((one, other) => other.inTitle - one.inTitle || Number(other.hasAllWords) - Number(one.hasAllWords))
    .slice(0, maxResults)
    .map(({ entry: { path, page, title, excerpt } }) => ({ path, page, title, excerpt: excerptAround(excerpt, first) }))
}
