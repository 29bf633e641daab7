import { conditions, grades } from '@dvaput/domain/catalogue/condition/condition'
import { parseSpecificationText, toSpecificationText } from '@dvaput/domain/catalogue/specifications/specification-text'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Currency } from '@dvaput/domain/money/money'
import { parsePrice } from '@dvaput/domain/money/parse-price'
import type { ImportReason } from '@dvaput/domain/products/import-reasons'
import { fieldKeyOf, type ImportField, importFields } from './import-fields.ts'
import type { ImportChanges } from './product-imports.table.ts'
import type { FileVariant } from './read-variants.ts'

export type BadCell = { readonly reason: ImportReason; readonly field: string }

/** The text in the form that we write it ourselves, so that it can be compared; or why it cannot be read. */
type Read = (text: string, currency: Currency) => { readonly text: string } | { readonly reason: ImportReason }

const longest = 255
const maxFieldText = 300
const maxStock = 1_000_000

const readText: Read = (text) => (text.length > longest ? { reason: 'too-long' } : { text })

const readPrice: Read = (text, currency) => {
  const money = parsePrice(text, currency)
  return money && money.minor > 0 ? { text: formatDecimal(money) } : { reason: 'bad-price' }
}

const wholeUpTo =
  (most: number, reason: ImportReason): Read =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) <= most ? { text: String(Number(text)) } : { reason }

const oneOf =
  (allowed: readonly string[], reason: ImportReason): Read =>
  (text) => {
    const found = allowed.find((each) => each.toLowerCase() === text.toLowerCase())
    return found === undefined ? { reason } : { text: found }
  }

const orEmpty =
  (read: Read): Read =>
  (text, currency) =>
    text === '' ? { text } : read(text, currency)

const toTags = (text: string) => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean).join(', ')

const readers = {
  title: (text, currency) => (text === '' ? { reason: 'title-missing' } : readText(text, currency)),
  vendor: readText,
  type: readText,
  tags: (text) => ({ text: toTags(text) }),
  price: readPrice,
  compare_at_price: orEmpty(readPrice),
  stock: wholeUpTo(maxStock, 'bad-stock'),
  condition: orEmpty(oneOf(conditions, 'bad-condition')),
  grade: orEmpty(oneOf(grades, 'bad-grade')),
  battery: orEmpty(wholeUpTo(100, 'bad-battery')),
} as const satisfies Partial<Record<ImportField, Read>>

/** As the product's form reads it. */
const readField =
  (key: string): Read =>
  (text) => {
    const value = parseSpecificationText(key, text)
    if (text.length > maxFieldText) return { reason: 'too-long' }
    return value === undefined ? { reason: 'bad-value' } : { text: toSpecificationText(value) }
  }

const readerOf = (field: ImportField): Read => {
  const key = fieldKeyOf(field)
  return key === undefined ? readers[field as keyof typeof readers] : orEmpty(readField(key))
}

/** An empty cell leaves these as they are; others it empties. */
const neverEmptied: ReadonlySet<ImportField> = new Set(['price', 'stock'])

/** What the row changes of the variant. A column that the file does not have changes nothing. */
export const checkRow = (
  cells: Partial<Record<string, string>>,
  variant: FileVariant,
): { readonly changes: ImportChanges } | BadCell => {
  const changes: Partial<Record<ImportField, { before: string; after: string }>> = {}
  for (const field of importFields) {
    const cell = cells[field]
    if (cell === undefined || (cell === '' && neverEmptied.has(field))) continue
    const result = readerOf(field)(cell, variant.currency)
    if ('reason' in result) return { reason: result.reason, field }
    const before = variant.texts[field]
    const isSame = field === 'tags' ? toTags(before) === result.text : before === result.text
    if (!isSame) changes[field] = { before, after: result.text }
  }
  const price = changes.price?.after ?? variant.texts.price
  const compareAt = changes.compare_at_price?.after ?? variant.texts.compare_at_price
  if ((changes.price || changes.compare_at_price) && compareAt !== '' && Number(compareAt) <= Number(price))
    return { reason: 'compare-at-too-low', field: 'compare_at_price' }
  return { changes }
}
