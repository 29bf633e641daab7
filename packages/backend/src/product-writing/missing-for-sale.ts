import type { Database } from '@dvaput/database/open-database'
import { parseCondition } from '@dvaput/domain/catalogue/condition/condition'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { MissingForSale } from '@dvaput/domain/products/missing-for-sale'
import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'

const gradedQuery = `SELECT EXISTS (
  SELECT FROM backend.catalogue_products
  WHERE shop = $1 AND product_type = $2 AND grade IS NOT NULL AND removed_at IS NULL) AS graded`

/** A kind has grades where other products of it have one. */
const isGradedKind = async ({ pool }: Pick<Database, 'pool'>, shop: ShopHandle, kind: string) =>
  (await pool.query<{ graded: boolean }>(gradedQuery, [shop, kind])).rows[0]?.graded === true

type Facts = Pick<ShopProduct, 'variants' | 'pictures' | 'productType'> & {
  readonly metafields: { readonly [Name in 'grade' | 'condition']?: { readonly value: string } }
}

/** What a product lacks before it can be put on sale. New products have no grade. */
export const findMissingForSale = async (
  database: Pick<Database, 'pool'>,
  shop: ShopHandle,
  { variants, pictures, metafields, productType }: Facts,
): Promise<readonly MissingForSale[]> => {
  const lacksGrade =
    !metafields.grade?.value &&
    parseCondition(metafields.condition?.value) !== 'new' &&
    (await isGradedKind(database, shop, productType))
  return [
    ...(variants.some(({ price }) => price.minor < 1) ? (['price'] as const) : []),
    ...(lacksGrade ? (['grade'] as const) : []),
    ...(pictures.length === 0 ? (['picture'] as const) : []),
  ]
}
