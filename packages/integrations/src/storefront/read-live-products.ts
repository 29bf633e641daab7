import { liveProducts } from './live-documents.ts'
import { reshapeMoney } from './reshape-money.ts'
import type { QueryOptions, StorefrontClient } from './storefront-client.ts'

export type LiveVariant = {
  readonly available: boolean
  readonly quantity: number | null
  readonly priceMinor: number
  readonly compareAtMinor: number | null
}

export type LiveProduct = {
  readonly gid: string
  readonly available: boolean
  readonly stock: number | null
  /** By their gid. */
  readonly variants: ReadonlyMap<string, LiveVariant>
}

export type ReadLiveProducts = ReturnType<typeof createReadLiveProducts>

/** Current price and stock of up to a hundred products; removed ones are missing in the result. */
export const createReadLiveProducts =
  ({ request }: Pick<StorefrontClient, 'request'>) =>
  async (gids: readonly string[], options: QueryOptions = {}): Promise<LiveProduct[]> => {
    const { nodes } = await request(liveProducts, { ids: [...gids] }, { ...options, deniedAsNull: true })
    return nodes.flatMap((node) => {
      if (node?.__typename !== 'Product') return []
      const variants = node.variants.nodes.map(
        ({ id, availableForSale, quantityAvailable, price, compareAtPrice }): [string, LiveVariant] => [
          id,
          {
            available: availableForSale,
            quantity: quantityAvailable,
            priceMinor: reshapeMoney(price).minor,
            compareAtMinor: compareAtPrice ? reshapeMoney(compareAtPrice).minor : null,
          },
        ],
      )
      const { id, availableForSale, totalInventory } = node
      return [{ gid: id, available: availableForSale, stock: totalInventory, variants: new Map(variants) }]
    })
  }
