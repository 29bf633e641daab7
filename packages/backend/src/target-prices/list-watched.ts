import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, inArray } from '@dvaput/database/query'
import { isBuyable, soldTitle } from '@dvaput/domain/international/imported-product'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Money } from '@dvaput/domain/money/money'
import { productPath } from '@dvaput/domain/products/product-path'
import { type CatalogueProduct, catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import { findImportedByIds } from '../international/read-imported.ts'
import { isOwnedBy, type TargetOwner } from './owned-by.ts'
import { pricesForSale } from './send-reached.ts'
import { type TargetPrice, targetPrices } from './target-prices.table.ts'

/** What a customer waits for, as the page of their offers shows it. */
export type WatchedProduct = {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly picture: string | null
  /** Null: any price will do. */
  readonly target: Money | null
  /** Null while it cannot be bought. */
  readonly price: Money | null
  readonly createdAt: string
  /** When the mail was written. */
  readonly reachedAt: string | null
}

type Facts = Pick<WatchedProduct, 'title' | 'path' | 'picture' | 'price'>

const maxWatched = 100

const describeLocal = (product: CatalogueProduct, item: string, { language }: Locale): Facts => {
  const price = pricesForSale(product).get(item)
  return {
    title: product.titles[language],
    path: productPath('local', product.handle),
    picture: product.images[0]?.url ?? null,
    price: price === undefined ? null : { minor: price, currency: product.currency },
  }
}

/** The latest first; what was asked for by a verified e-mail before the login included. */
export const createListWatched = (database: Database) => {
  const readRows = (owner: TargetOwner, { market }: Locale) =>
    database.db
      .select()
      .from(targetPrices)
      .where(and(eq(targetPrices.market, market.id), targetPrices.watches, isOwnedBy(owner)))
      .orderBy(desc(targetPrices.createdAt))
      .limit(maxWatched)

  const readLocal = async (rows: readonly TargetPrice[], { market }: Locale) => {
    const ids = rows.flatMap(({ productId }) => productId ?? [])
    if (ids.length === 0) return new Map<number | null, CatalogueProduct>()
    const products = await database.db
      .select()
      .from(catalogueProducts)
      .where(and(eq(catalogueProducts.shop, market.shop), inArray(catalogueProducts.id, ids)))
    return new Map<number | null, CatalogueProduct>(products.map((product) => [product.id, product]))
  }

  return async (owner: TargetOwner, locale: Locale): Promise<readonly WatchedProduct[]> => {
    const rows = await readRows(owner, locale)
    const eraIds = rows.flatMap(({ shop, item }) => (shop === null ? [item] : []))
    const [local, imported] = await Promise.all([readLocal(rows, locale), findImportedByIds(database, eraIds)])
    const factsOf = ({ shop, productId, item }: TargetPrice): Facts | undefined => {
      const product = local.get(productId)
      if (shop !== null) return product && describeLocal(product, item, locale)
      const found = imported.get(item)
      if (!found) return undefined
      const { handle, pictures } = found
      return {
        title: soldTitle(found, locale.language),
        path: productPath('international', handle),
        picture: pictures[0]?.url ?? null,
        price: isBuyable(found) ? found.price.pesos : null,
      }
    }
    return rows.flatMap((row) => {
      const facts = factsOf(row)
      const { id, amount, currency, createdAt, mailedAt } = row
      const target = amount === null || currency === null ? null : { minor: amount, currency }
      const times = { createdAt: createdAt.toISOString(), reachedAt: mailedAt?.toISOString() ?? null }
      return facts ? [{ id, ...facts, target, ...times }] : []
    })
  }
}
