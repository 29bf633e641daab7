import type { Transaction } from '@dvaput/database/in-transaction'
import { parseNumericGid } from '../../graphql/gid.ts'
import type { AdminContext, UserError } from '../admin-context.ts'

export type CollectionsInput = {
  readonly collectionsToJoin?: readonly string[] | null
  readonly collectionsToLeave?: readonly string[] | null
}

/** Custom collections alone; a smart one is joined by what the product is. */
export const joinCollections = async (
  tx: Transaction,
  { shop, parts }: AdminContext,
  productId: number,
  input: CollectionsInput,
): Promise<UserError | undefined> => {
  const { lockCollection, addToCollection, removeFromCollection } = parts.catalogue
  for (const field of ['collectionsToJoin', 'collectionsToLeave'] as const) {
    const ids = (input[field] ?? []).map((gid) => parseNumericGid('Collection', gid) ?? 0)
    for (const id of ids.toSorted((a, b) => a - b)) {
      const collection = await lockCollection(tx, shop, id)
      if (!collection) return { field: [field], message: 'Collection does not exist' }
      if (collection.rules)
        return { field: [field], message: "Can't manually change the products of a smart collection" }
      if (field === 'collectionsToJoin') await addToCollection(tx, shop, collection, [productId])
      else await removeFromCollection(tx, shop, collection, [productId])
    }
  }
  return undefined
}
