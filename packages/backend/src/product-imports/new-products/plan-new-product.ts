import { formatDescriptionHtml } from '@dvaput/domain/catalogue/description/format-description'
import { parseDescription } from '@dvaput/domain/catalogue/description/parse-description'
import type { Currency } from '@dvaput/domain/money/money'
import type { NewProductsChoice } from '@dvaput/domain/products/import-choices'
import { type Language, languages } from '@dvaput/domain/text/language'
import { type BadCell, checkRow } from '../check-row.ts'
import type { NamedCells } from '../find-variant.ts'
import type { FileRow } from '../formats/file-row.ts'
import { importColumns } from '../import-fields.ts'
import type { ImportChanges } from '../product-imports.table.ts'
import type { FileVariant } from '../read-variants.ts'
import type { NewProduct, NewVariant } from './new-product.ts'
import { readNewFields } from './read-new-fields.ts'
import { readPictures } from './read-pictures.ts'

export type NewProductContext = {
  readonly currency: Currency
  /** The first one of the shop. */
  readonly language: Language
  readonly choice: Exclude<NewProductsChoice, 'none'>
  /** Names of the pictures that came with the file. */
  readonly files: ReadonlySet<string>
}

/** What becomes of each of its rows. */
export type PlannedProduct = {
  readonly rows: readonly (FileRow & { readonly changes: ImportChanges; readonly problem: BadCell | undefined })[]
  /** Without its URL, which has to be found free. */
  readonly product: Omit<NewProduct, 'handle'> | undefined
}

const maxVariants = 100
const longest = 255
const optionNumbers = [1, 2, 3] as const
const variantColumns = ['price', 'compare_at_price', 'stock'] as const
const statuses = new Set(['', 'active', 'draft'])

const nothingYet = (currency: Currency): FileVariant => ({
  ...{ productGid: '', variantGid: '', siblings: 0, currency },
  texts: Object.fromEntries(importColumns.map((column) => [column, ''])) as FileVariant['texts'],
})

const toHtml = (text: string | undefined) => formatDescriptionHtml(parseDescription(text ?? ''))

const readTexts = (cells: NamedCells, own: Language): NewProduct['texts'] =>
  Object.fromEntries(
    languages
      .filter((language) => language !== own)
      .flatMap((language) => {
        const [title, html] = [cells[`title_${language}`], toHtml(cells[`description_${language}`])]
        return title || html ? [[language, { ...(title && { title }), ...(html && { body_html: html }) }]] : []
      }),
  )

const readOptionNames = (cells: NamedCells): readonly string[] =>
  optionNumbers.flatMap((number) => (cells[`option${number}_value`] ? (cells[`option${number}_name`] ?? '') : []))

const readOptionValues = (cells: NamedCells, options: readonly string[]): readonly string[] =>
  options.map((_name, index) => cells[`option${index + 1}_value`] ?? '')

/** Problems of one row by itself. */
const checkCells = (cells: NamedCells, isFirst: boolean, options: readonly string[]): BadCell | undefined => {
  if (cells.unsupported) return { reason: 'not-supported', field: cells.unsupported }
  if (isFirst && !cells.title) return { reason: 'title-missing', field: 'title' }
  const long = ['sku', 'barcode', 'handle', 'seo_title', ...languages.map((language) => `title_${language}`)].find(
    (field) => (cells[field] ?? '').length > longest,
  )
  if (long) return { reason: 'too-long', field: long }
  if (!statuses.has((cells.status ?? '').toLowerCase())) return { reason: 'bad-status', field: 'status' }
  const empty = readOptionValues(cells, options).findIndex((value) => value === '' || value.length > longest)
  return empty >= 0 ? { reason: 'bad-option', field: `option${empty + 1}_value` } : undefined
}

/** The rows of one product as the product that they create, or why each cannot. */
export const planNewProduct = (
  rows: readonly FileRow[],
  { currency, language, choice, files }: NewProductContext,
): PlannedProduct => {
  const [first] = rows
  if (!first) return { rows: [], product: undefined }
  const title = first.cells.title || first.cells[`title_${language}`] || ''
  const cells: NamedCells = { ...first.cells, title }
  const options = readOptionNames(cells)
  const combinations = new Set<string>()
  const variants: NewVariant[] = []
  const empty = nothingYet(currency)
  const pictures = readPictures(cells, files, title)
  let metafields: NewProduct['metafields'] = []

  const checkOne = (row: FileRow, isFirst: boolean): { changes: ImportChanges; problem: BadCell | undefined } => {
    const own = isFirst ? cells : row.cells
    const problem = checkCells(own, isFirst, options)
    if (problem) return { changes: {}, problem }
    if (options.includes('') || new Set(options).size < options.length)
      return { changes: {}, problem: { reason: 'bad-option', field: 'option1_name' } }
    if (rows.length > 1 && options.length === 0)
      return { changes: {}, problem: { reason: 'options-missing', field: 'option1_value' } }
    if (rows.length > maxVariants) return { changes: {}, problem: { reason: 'too-many-variants', field: 'handle' } }
    const checked = checkRow(
      isFirst ? own : Object.fromEntries(variantColumns.flatMap((name) => (own[name] ? [[name, own[name]]] : []))),
      empty,
    )
    if ('reason' in checked) return { changes: {}, problem: checked }
    const { changes } = checked
    if (isFirst) {
      const fields = readNewFields(own, changes)
      if ('reason' in fields) return { changes, problem: fields }
      metafields = fields.metafields
      if ('reason' in pictures) return { changes, problem: pictures }
    }
    const optionValues = readOptionValues(own, options)
    const combination = JSON.stringify(optionValues)
    if (combinations.has(combination)) return { changes, problem: { reason: 'bad-option', field: 'option1_value' } }
    combinations.add(combination)
    variants.push({
      ...{ line: row.line, sku: own.sku ?? '', barcode: own.barcode ?? '', optionValues },
      ...{ price: changes.price?.after ?? '', compareAt: changes.compare_at_price?.after ?? '' },
      stock: Number(changes.stock?.after ?? 0),
    })
    return { changes, problem: undefined }
  }

  const checked = rows.map((row, index) => ({ ...row, ...checkOne(row, index === 0) }))
  if (checked.some(({ problem }) => problem) || 'reason' in pictures) return { rows: checked, product: undefined }
  const isPriced = variants.every(({ price }) => price !== '')
  return {
    rows: checked,
    product: {
      ...{ title, options, variants, metafields, pictures: pictures.pictures },
      descriptionHtml: toHtml(cells.description || cells[`description_${language}`]),
      vendor: cells.vendor ?? '',
      productType: cells.type ?? '',
      tags: [...new Set((cells.tags ?? '').split(',').map((tag) => tag.trim()))].filter(Boolean),
      isForSale:
        choice === 'sale' && (cells.status ?? '').toLowerCase() !== 'draft' && isPriced && pictures.pictures.length > 0,
      seoTitle: cells.seo_title ?? '',
      seoDescription: cells.seo_description ?? '',
      texts: readTexts(cells, language),
    },
  }
}
