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

/** Price and stock as they are now, of up to a hundred products; those that are gone are missing in the answer. */
export const createReadLiveProducts =
  ({ ask }: Pick<StorefrontClient, 'ask'>) =>
  async (gids: readonly string[], asking: QueryOptions = {}): Promise<LiveProduct[]> => {
    const { nodes } = await ask(liveProducts, { ids: [...gids] }, { ...asking, deniedAsNull: true })
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
