import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, or, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { type CatalogueProduct, catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import { type ImportColumn, productFieldTexts } from './import-fields.ts'

/** A variant of the replica as a row of the file. */
export type FileVariant = {
  readonly productGid: string
  readonly variantGid: string
  /** How many variants its product has. */
  readonly siblings: number
  readonly currency: Currency
  readonly texts: Readonly<Record<ImportColumn, string>>
}

const numberOf = (gid: string) => gid.split('/').at(-1) ?? ''

export const toFileVariants = (product: CatalogueProduct, language: Language): readonly FileVariant[] =>
  product.variants.map((variant) => {
    const { currency } = product
    const money = (minor: number | null) => (minor === null ? '' : formatDecimal({ minor, currency }))
    return {
      ...{ productGid: product.gid, variantGid: variant.gid, siblings: product.variants.length, currency },
      texts: {
        product_id: numberOf(product.gid),
        variant_id: numberOf(variant.gid),
        handle: product.handle,
        sku: variant.sku ?? '',
        title: product.titles[language],
        vendor: product.vendor,
        type: product.productType,
        tags: product.tags.join(', '),
        price: money(variant.priceMinor),
        compare_at_price: money(variant.compareAtMinor),
        stock: String(variant.quantity ?? ''),
        condition: product.condition ?? '',
        grade: product.grade ?? '',
        battery: String(product.batteryHealthPercent ?? ''),
        ...productFieldTexts(product.specifications),
      },
    }
  })

export type VariantNames = Readonly<Record<'variantGids' | 'productGids' | 'skus' | 'handles', readonly string[]>>

/** The products that are named in any of these ways. */
export const readNamed = async (
  { db }: Database,
  shop: ShopHandle,
  { productGids, variantGids, skus, handles }: VariantNames,
): Promise<readonly CatalogueProduct[]> => {
  const columns = catalogueProducts
  const ids = productGids.map(numberOf).filter((each) => /^\d{1,15}$/.test(each))
  const ways = [
    ids.length > 0 && sql`${columns.id} = ANY(${sql.param(ids)}::bigint[])`,
    handles.length > 0 && sql`${columns.handle} = ANY(${sql.param(handles)}::text[])`,
    skus.length > 0 && sql`${columns.skus} && ${sql.param(skus)}::text[]`,
    variantGids.length > 0 &&
      sql`jsonb_path_query_array(${columns.variants}, '$[*].gid') ?| ${sql.param(variantGids)}::text[]`,
  ].filter((way) => way !== false)
  if (ways.length === 0) return []
  return db
    .select()
    .from(catalogueProducts)
    .where(and(eq(columns.shop, shop), isNull(columns.removedAt), or(...ways)))
}
