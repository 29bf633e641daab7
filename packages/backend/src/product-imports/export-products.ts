import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, gt, isNull } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Language } from '@dvaput/domain/text/language'
import { catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import { byteOrderMark, formatCsvRow } from './format-csv.ts'
import { importColumns } from './import-fields.ts'
import { toFileVariants } from './read-variants.ts'

const pageSize = 500

/** All active products of a shop as a file that can be imported again, one line for each variant. */
export const exportProducts = async function* (
  { db }: Database,
  shop: ShopHandle,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  yield `${byteOrderMark}${formatCsvRow(importColumns)}`
  const { shop: shopColumn, id, removedAt } = catalogueProducts
  for (let last = 0; ; ) {
    const page = await db
      .select()
      .from(catalogueProducts)
      .where(and(eq(shopColumn, shop), gt(id, last), isNull(removedAt)))
      .orderBy(asc(id))
      .limit(pageSize)
    const rows = page.flatMap((product) => toFileVariants(product, language))
    yield rows.map(({ texts }) => formatCsvRow(importColumns.map((column) => texts[column]))).join('')
    if (page.length < pageSize) return
    last = page.at(-1)?.id ?? last
  }
}
