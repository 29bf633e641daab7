import type { Database } from '@dvaput/database/open-database'
import { productFields } from '@dvaput/domain/catalogue/specifications/product-fields'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { minorDigits } from '@dvaput/domain/money/money'
import { listSpecificationNames } from '../product-writing/list-specification-names.ts'
import { byteOrderMark, formatCsvRow } from './format-csv.ts'
import { columnOfField } from './formats/file-columns.ts'

/** Only new products have these, in the order in which somebody fills them in. */
const facts = ['handle', 'sku', 'barcode', 'title', 'description', 'vendor', 'type', 'tags', 'status'] as const
const amounts = ['price', 'compare_at_price', 'stock', 'condition', 'grade', 'battery'] as const
const others = ['option1_name', 'option1_value', 'pictures', 'picture_texts', 'seo_title', 'seo_description'] as const

/** A file to fill in: what products of a kind have, and an example that is a draft. */
export const formatTemplate = async (database: Database, shop: ShopHandle, kind: string): Promise<string> => {
  const market = markets[marketOfShop(shop)]
  const known = new Set(await listSpecificationNames(database, shop, kind))
  const fields = productFields.filter(
    ({ key, kinds }) => known.has(key) || kinds?.some((each) => each === kind) === true,
  )
  const translated = market.languages.slice(1).flatMap((language) => [`title_${language}`, `description_${language}`])
  const columns = [...facts, ...amounts, ...fields.map(columnOfField), ...others, ...translated]
  const example: Readonly<Record<string, string>> = {
    ...{ sku: 'SKU-1', title: `${kind || 'Notebook'} 1`, type: kind, status: 'draft', stock: '1' },
    ...{ price: minorDigits[market.currency] === 0 ? '199990' : '499.00', condition: 'used', grade: 'A' },
  }
  return `${byteOrderMark}${formatCsvRow(columns)}${formatCsvRow(columns.map((column) => example[column] ?? ''))}`
}
