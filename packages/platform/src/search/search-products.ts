import { type SQL, sql } from '@dvaput/database/query'
import type { SearchUnavailableProductsType } from '@shopify/hydrogen-react/storefront-api-types'
import { products } from '../tables/products.table.ts'

/** Which parts the list has by availability, one after another. */
export const partsByAvailability = (
  unavailable: SearchUnavailableProductsType | null | undefined,
): readonly (SQL | undefined)[] => {
  const isAvailable = sql`${products.availableForSale}`
  if (unavailable === 'SHOW') return [undefined]
  return unavailable === 'HIDE' ? [isAvailable] : [isAvailable, sql`NOT ${isAvailable}`]
}
