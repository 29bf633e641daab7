import { createHash } from 'node:crypto'
import { isFeatured } from '@dvaput/domain/catalogue/classify'
import { parseCondition } from '@dvaput/domain/catalogue/condition/condition'
import { formatDescriptionHtml } from '@dvaput/domain/catalogue/description/format-description'
import { parseDescription } from '@dvaput/domain/catalogue/description/parse-description'
import { categoryName, categoryOf, subcategoryOf } from '@dvaput/domain/international/category-tree'
import { cleanTitle } from '@dvaput/domain/international/clean-title'
import type { ExchangeRate } from '@dvaput/domain/international/exchange-rate'
import { parseImportedCondition } from '@dvaput/domain/international/imported-condition'
import { foldText } from '@dvaput/domain/text/fold-text'
import { languages } from '@dvaput/domain/text/language'
import type { EraItem } from '@dvaput/integrations/era/era-item'
import { buildSearchDocument } from '../search/entries/search-document.ts'
import type { InternationalRow } from './international-products.table.ts'
import { readRowWarnings, toImportedPrices } from './to-imported-product.ts'

const maxPictures = 10
const maxNameLength = 200

type Categories = { readonly category: string; readonly subcategory: string }

/** Where the tree has it: by what ERA says, else by a tag that names a category. */
const placeInTree = ({ category, subcategory, tags }: EraItem): Categories => {
  const names = [subcategory, category, ...tags]
  const found = names.map((name) => subcategoryOf(name)).find((each) => each !== undefined)
  if (found) return { category: found.category, subcategory: found.id }
  const top = names.map((name) => categoryOf(name)).find((each) => each !== undefined)
  return { category: top?.id ?? '', subcategory: '' }
}

/** Raise it when the same facts are stored in another way: the next full sync then writes all products. */
const edition = 2

const digestOf = (facts: object): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...facts, edition }))
    .digest('hex')

type Reading = {
  readonly readAt: Date
  readonly rate: ExchangeRate
  readonly pictureUrl: (url: string) => string
}

/** What ERA says as we store it. A product of unknown date is as old as our knowledge of it. */
export const reshapeItem = (item: EraItem, { readAt, rate, pictureUrl }: Reading): InternationalRow => {
  const facts = {
    id: item.id,
    handle: item.handle,
    title: item.title,
    descriptionHtml: formatDescriptionHtml(parseDescription(item.description ?? '')),
    vendor: item.vendor,
    type: item.type,
    ...placeInTree(item),
    tags: [...item.tags],
    condition: item.condition,
    grade: item.grade,
    sku: item.sku,
    pictures: item.pictures.slice(0, maxPictures).map(pictureUrl),
    grams: item.grams,
    pesos: item.pesos,
    dollars: item.dollars,
    comparePesos: item.comparePesos,
    compareDollars: item.compareDollars,
    stock: item.status === 'active' ? item.stock : 0,
    status: item.status,
  }
  return {
    ...facts,
    rate,
    createdAt: item.createdAt === null ? readAt : new Date(item.createdAt),
    listed: item.status === 'active' && item.stock !== 0,
    removedAt: null,
    digest: digestOf({ ...facts, createdAt: item.createdAt }),
    syncedAt: readAt,
  }
}

const prominenceOf = (row: InternationalRow, isSold: boolean): number => {
  if (!isSold) return 0
  return isFeatured(row) ? 2 : 1
}

/** What it is found by, in every language: ERA's own words, and the names of its categories in the tree. */
export const toEntry = (row: InternationalRow) => {
  const { price } = toImportedPrices(row)
  const title = cleanTitle(row.title)
  const names = [row.category, row.subcategory].filter(Boolean)
  const document = buildSearchDocument({
    titles: { bcs: title, en: title, es: title },
    descriptions: { bcs: '', en: '', es: '' },
    vendor: row.vendor,
    productType: row.type,
    // The title as it was written too: somebody may look for what it says of locks and grades.
    tags: [
      ...row.tags,
      row.title.replaceAll(/<[^>]*>/g, ' '),
      ...languages.flatMap((language) => names.map((id) => categoryName(id, language))),
    ],
    skus: row.sku === null ? [] : [row.sku],
    condition: parseCondition(row.condition),
    grade: null,
    processorFamily: null,
    memoryGb: null,
    storageGb: null,
    screenInches: null,
    specifications: {},
  })
  const entry = {
    id: row.id,
    category: row.category,
    subcategory: row.subcategory,
    tags: row.tags.map(foldText),
    prominence: prominenceOf(row, price.kind === 'sold'),
    createdAt: row.createdAt,
    priceMinor: price.pesos.minor,
    condition: parseImportedCondition(row.condition),
    hasWarnings: readRowWarnings(row).length > 0,
    name: foldText(title).slice(0, maxNameLength),
    type: row.type,
    codes: document.codes,
    head: document.head,
  }
  return { entry, words: document.words }
}
