import { heldVariants } from './live-documents.ts'
import type { StorefrontClient } from './storefront-client.ts'

/** ISO, by variant of which nothing is left: until when at most somebody who is paying holds the last units. */
export const createReadHeldUntil =
  ({ request }: Pick<StorefrontClient, 'request'>) =>
  async (variantIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const { nodes } = await request(heldVariants, { ids: [...variantIds] }, { deniedAsNull: true })
    return new Map(
      nodes.flatMap((node) => {
        if (node?.__typename !== 'ProductVariant' || node.availableForSale || !node.heldUntil) return []
        const until = new Date(node.heldUntil.value)
        return Number.isNaN(until.getTime()) ? [] : [[node.id, until.toISOString()] as const]
      }),
    )
  }
