import { formatDescriptionText } from '@dvaput/domain/catalogue/description/format-description'
import { parseDescription } from '@dvaput/domain/catalogue/description/parse-description'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'
import { findField } from '@dvaput/domain/catalogue/specifications/product-fields'
import { languages } from '@dvaput/domain/text/language'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { splitCompounds, splitWords, toCode } from '../words/split-words.ts'
import { createTsVector, type TsVector } from './ts-vector.ts'

type Described = Pick<
  CatalogueRecord,
  | 'titles'
  | 'descriptions'
  | 'vendor'
  | 'productType'
  | 'tags'
  | 'skus'
  | 'condition'
  | 'grade'
  | 'processorFamily'
  | 'memoryGb'
  | 'storageGb'
  | 'screenInches'
  | 'specifications'
>

export type SearchDocument = {
  readonly codes: string[]
  readonly head: string
  readonly body: string
  /** What a half or a wrong word is compared with. */
  readonly words: readonly string[]
}

/** Where each part of the document begins. Titles come first, so that their words stand side by side. */
const positions = { titles: 1, kind: 300, tags: 400, description: 500 } as const
const titleGap = 30
const maxTitleWords = 25
const maxTagWords = 150
const maxDescriptionWords = 400
const maxCodes = 50

/** Other forms a word is searched by: `8350u` as `8350`, `512gb` as `512`, `15.6in` as `15.6` and `15in`. */
const otherForms = (word: string): string[] => {
  const [, digits] = /^(\d{3,5})[a-z]{1,2}\d?$/.exec(word) ?? []
  const [, whole, part = ''] = /^(\d+)(\.\d+)?(?:gb|tb|in|hz|mp)$/.exec(word) ?? []
  const isScreen = part !== '' && word.endsWith('in')
  return [
    ...(digits === undefined ? [] : [digits]),
    ...(whole === undefined ? [] : [`${whole}${part}`]),
    ...(isScreen ? [`${whole}in`] : []),
  ]
}

const lexemesOf = (word: string): string[] => [toLexeme(word), ...otherForms(word)]

/** The mark that every product of a kind has in common, whatever its words. */
export const typeMark = (slug: string): string => `type:${slug}`
export const conditionMark = (condition: string): string => `condition:${condition}`

const addTitle = (vector: TsVector, title: string, from: number) => {
  const words = splitWords(title).slice(0, maxTitleWords)
  for (const [index, word] of words.entries()) {
    for (const lexeme of lexemesOf(word)) vector.add(lexeme, from + index, 'A')
    // "macbookpro" and "galaxys21" are what people type.
    const next = words[index + 1]
    if (next !== undefined) vector.add(toLexeme(word + next), from + index, 'A')
  }
  for (const compound of splitCompounds(title)) vector.add(compound, from, 'A')
  return words
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(textsOf) : []
}

/** Of the figures those that people ask for. */
const searchedUnit = (name: string): string | undefined => {
  const field = findField(name)
  return field?.isSearchedWithUnit && field.unit
}

/** What listings are narrowed by is found in every language: a `German` keyboard as `njemačka` too. */
const wordsOf = (name: string, value: unknown): readonly string[] => {
  const { filter, words } = findField(name) ?? {}
  return filter !== undefined && typeof value === 'string' ? Object.values(words?.[value] ?? {}) : []
}

/** A feature is searched by its name: `touch`, `noise cancelling`. */
const textsOfNamed = ([name, value]: readonly [string, unknown]): string[] => {
  if (value === true) return [name.replaceAll(/(?=[A-Z])/g, ' ')]
  if (typeof value === 'number') {
    const unit = searchedUnit(name)
    return unit === undefined ? [] : [`${value} ${unit}`]
  }
  return [...textsOf(value), ...wordsOf(name, value)]
}

const specificationTexts = (product: Described): string[] => [
  ...(product.processorFamily === null ? [] : [product.processorFamily]),
  ...(product.memoryGb === null ? [] : [`${product.memoryGb} GB RAM`]),
  ...(product.storageGb === null ? [] : [`${product.storageGb} GB`]),
  ...(product.screenInches === null ? [] : [`${product.screenInches}"`]),
  ...Object.entries(product.specifications).flatMap(textsOfNamed),
]

/** One document for all languages: who reads Bosnian still types "notebook", and who reads Spanish "laptop". */
export const buildSearchDocument = (product: Described): SearchDocument => {
  const head = createTsVector()
  const titles = [...new Set(languages.map((language) => product.titles[language]))]
  const titleWords = titles.flatMap((title, index) => addTitle(head, title, positions.titles + index * titleGap))

  const codes = [...new Set(product.skus.slice(0, maxCodes).map(toCode))].filter(Boolean)
  for (const code of codes) head.add(code.slice(0, 60), positions.titles, 'A')
  for (const sku of product.skus.slice(0, maxCodes))
    for (const word of splitWords(sku)) head.add(word, positions.kind - 1, 'A')

  const productTypeSynonyms = splitWords(`${product.productType} ${product.vendor}`)
  for (const word of productTypeSynonyms) for (const lexeme of lexemesOf(word)) head.add(lexeme, positions.kind, 'B')
  head.add(typeMark(toTypeSlug(product.productType)), positions.kind, 'B')

  const tagWords = product.tags.flatMap(splitWords).slice(0, maxTagWords)
  const specificationWords = specificationTexts(product).flatMap((text) => [
    ...splitWords(text),
    ...splitCompounds(text),
  ])
  for (const word of [...tagWords, ...specificationWords.slice(0, maxTagWords)])
    for (const lexeme of lexemesOf(word)) head.add(lexeme, positions.tags, 'C')
  if (product.condition !== null) head.add(conditionMark(product.condition), positions.tags, 'C')

  const description = createTsVector()
  for (const language of languages)
    for (const word of splitWords(formatDescriptionText(parseDescription(product.descriptions[language]))).slice(
      0,
      maxDescriptionWords,
    )) {
      const lexeme = toLexeme(word)
      if (!head.has(lexeme)) description.add(lexeme, positions.description, 'D')
    }
  const headText = head.toText()
  return {
    codes,
    head: headText,
    body: `${headText} ${description.toText()}`,
    words: [...new Set([...titleWords, ...productTypeSynonyms, ...tagWords])].filter(
      (word) => word.length > 1 && !/^[\d.]+$/.test(word),
    ),
  }
}
