import type { Database } from '@dvaput/database/open-database'
import { lineLimit } from '@dvaput/domain/cart/cart-line'
import { type CheckedLine, compareLine, type RequestedLine } from '@dvaput/domain/cart/checked-line'
import { parseGrade } from '@dvaput/domain/catalogue/condition/condition'
import { stockWhenUnknown } from '@dvaput/domain/catalogue/stock'
import { formatWarnings } from '@dvaput/domain/catalogue/warnings/warning-texts'
import { parseImportedCondition } from '@dvaput/domain/international/imported-condition'
import { type ImportedProduct, isBuyable } from '@dvaput/domain/international/imported-product'
import { translateTitle } from '@dvaput/domain/international/translate-title'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { ProductIdentity } from '@dvaput/domain/products/product-identity'
import { findImportedByIds } from './read-imported.ts'

type ImportedIdentity = Extract<ProductIdentity, { kind: 'international' }>
export type ImportedLine = RequestedLine & { readonly identity: ImportedIdentity }

/** Price, stock and limit of a line, in pesos in every market. What has no price cannot be bought. // CAT-02 */
const checkImportedLine = (
  line: ImportedLine,
  product: ImportedProduct | undefined,
  { market, language }: Locale,
): CheckedLine => {
  const { identity } = line
  if (!product) return { identity, state: 'gone', changes: [], current: null }
  const stock = { stock: product.stock ?? stockWhenUnknown, isStockKnown: product.stock !== null }
  const isForSale = isBuyable(product)
  const condition = parseImportedCondition(product.condition)
  const grade = condition === 'new' ? null : parseGrade(product.grade)
  const current = {
    handle: product.handle,
    name: translateTitle(product.title, language),
    price: product.price.pesos,
    ...stock,
    limit: isForSale ? lineLimit(stock, market) : 0,
    ...(product.warnings.length > 0 && { warnings: formatWarnings(product.warnings, language) }),
    ...(condition && { condition }),
    ...(grade && { grade }),
  }
  return { identity, state: isForSale ? 'for-sale' : 'sold-out', changes: compareLine(line, current), current }
}

export type ImportedProducts = ReturnType<typeof createImportedProducts>

/** Imported products by id, as our replica has them: for carts, wishlists and orders. */
export const createImportedProducts = ({ database }: { readonly database: Pick<Database, 'db'> }) => {
  const findByIds = (eraIds: readonly string[]): Promise<ReadonlyMap<string, ImportedProduct>> =>
    findImportedByIds(database, eraIds)

  return {
    findByIds,

    /** In the order of the lines. */
    async checkLines(locale: Locale, lines: readonly ImportedLine[]): Promise<CheckedLine[]> {
      const products = await findByIds(lines.map(({ identity }) => identity.eraId))
      return lines.map((line) => checkImportedLine(line, products.get(line.identity.eraId), locale))
    },
  }
}
