import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import type { Locale } from '@dvaput/domain/markets/locale'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'

export type ProductElsewhere = {
  readonly market: MarketId
  readonly title: string
  /** The listing of its category, which every market has. */
  readonly similar: string
  readonly cacheTags: readonly string[]
}

/** Another market that sells the product. A shop that fails counts as not selling it. */
export const findProductElsewhere = async (
  catalogue: Pick<Catalogue, 'product'>,
  { market: here, language }: Locale,
  handle: string,
): Promise<ProductElsewhere | undefined> => {
  for (const id of marketIds.filter((each) => each !== here.id))
    try {
      const result = await catalogue.product({ market: markets[id], language }, handle)
      if (result.kind !== 'found') continue
      const { title, collection, subcategory } = result.product
      const similar = ['/products', collection, collection && subcategory].filter(Boolean).join('/')
      return { market: id, title, similar, cacheTags: result.cacheTags }
    } catch (error) {
      if (!isIntegrationError(error)) throw error
    }
  return undefined
}
