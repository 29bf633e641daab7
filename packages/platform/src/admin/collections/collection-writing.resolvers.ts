import type { Transaction } from '@dvaput/database/in-transaction'
import type { Move } from '../../catalogue/collections/collection-members.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import type { Collection, CollectionImage } from '../../tables/collections.table.ts'
import { redirects } from '../../tables/content.table.ts'
import { type AdminContext, type AdminResolvers, refusedBecause } from '../admin-context.ts'
import { finishedJob } from '../finished-job.ts'
import { readPicture } from '../products/staged-pictures.ts'
import { type CollectionInput, parseCollectionFacts } from './collection-inputs.ts'

type Members = { readonly id: string; readonly productIds: readonly string[] }
type Moves = { readonly id: string; readonly moves: readonly { readonly id: string; readonly newPosition: string }[] }

const noCollection = (code?: string) => refusedBecause(['id'], 'Collection does not exist', code)

const toIds = (gids: readonly string[]) => gids.map((gid) => parseNumericGid('Product', gid) ?? 0)

const lock = (tx: Transaction, { shop, parts }: AdminContext, gid: string): Promise<Collection | undefined> =>
  parts.catalogue.lockCollection(tx, shop, parseNumericGid('Collection', gid) ?? 0)

/** Undefined where nothing is said about it; null takes it away. */
const readImage = async (
  context: AdminContext,
  { image }: CollectionInput,
  before: CollectionImage | null,
): Promise<{ image?: CollectionImage | null } | { refusal: string }> => {
  if (image === undefined) return {}
  if (image === null) return { image: null }
  if (image.src == null) return before ? { image: { ...before, altText: image.altText ?? before.altText } } : {}
  const picture = await readPicture(context, image.src)
  return 'refusal' in picture ? picture : { image: { ...picture, altText: image.altText ?? null } }
}

const save = async (tx: Transaction, context: AdminContext, input: CollectionInput, before: Collection | undefined) => {
  const { shop, parts } = context
  const facts = parseCollectionFacts(input, shop, before)
  if ('error' in facts) return { userErrors: [facts.error] }
  const image = await readImage(context, input, before?.image ?? null)
  if ('refusal' in image) return refusedBecause(['image', 'src'], image.refusal)
  const written = await parts.catalogue.saveCollection(tx, shop, {
    ...facts.value,
    ...image,
    ...(before && { id: before.id }),
    ...(!before && !facts.value.rules && input.products && { productIds: toIds(input.products) }),
  })
  if (!written.ok) return { userErrors: [written.refusal] }
  const collection = written.value
  if (before && input.redirectNewHandle && collection.handle !== before.handle) {
    const [path, target] = [before, collection].map(({ handle }) => `/collections/${handle}`) as [string, string]
    await tx.db.insert(redirects).values({ shopId: shop.id, path, target }).onConflictDoNothing()
  }
  return { collection, job: null, userErrors: [] }
}

const addProducts = async (tx: Transaction, context: AdminContext, { id, productIds }: Members) => {
  const collection = await lock(tx, context, id)
  if (!collection) return noCollection('COLLECTION_DOES_NOT_EXIST')
  if (collection.rules)
    return refusedBecause(['id'], "Can't manually add products to a smart collection", 'CANT_ADD_TO_SMART_COLLECTION')
  const unknown = await context.parts.catalogue.addToCollection(tx, context.shop, collection, toIds(productIds))
  return unknown.length > 0
    ? refusedBecause(['productIds'], 'Product does not exist')
    : { collection, job: finishedJob(), userErrors: [] }
}

export const collectionWritingResolvers: AdminResolvers = {
  CollectionDeletePayload: { shop: (_payload, _args, { shop }) => shop },
  Mutation: {
    collectionCreate: (_root, { input }: { input: CollectionInput }, context) =>
      context.change(async (tx) =>
        input.products && input.ruleSet?.rules?.length
          ? refusedBecause(['products'], 'Products cannot be given together with rules')
          : save(tx, context, input, undefined),
      ),

    collectionUpdate: (_root, { input }: { input: CollectionInput }, context) =>
      context.change(async (tx) => {
        const before = await lock(tx, context, input.id ?? '')
        if (!before) return noCollection()
        if (input.products) return refusedBecause(['products'], 'Products can only be given when creating a collection')
        return save(tx, context, input, before)
      }),

    collectionDelete: (_root, { input }: { input: { id: string } }, { change, shop, parts }) =>
      change(async (tx) => {
        const id = parseNumericGid('Collection', input.id) ?? 0
        const written = await parts.catalogue.deleteCollection(tx, shop, id)
        if (!written.ok) return { userErrors: [written.refusal] }
        return { deletedCollectionId: toGid('Collection', id), userErrors: [] }
      }),

    collectionAddProducts: (_root, members: Members, context) =>
      context.change((tx) => addProducts(tx, context, members)),
    collectionAddProductsV2: (_root, members: Members, context) =>
      context.change((tx) => addProducts(tx, context, members)),

    collectionRemoveProducts: (_root, { id, productIds }: Members, context) =>
      context.change(async (tx) => {
        const collection = await lock(tx, context, id)
        if (!collection) return noCollection()
        if (collection.rules) return refusedBecause(['id'], "Can't manually remove products from a smart collection")
        await context.parts.catalogue.removeFromCollection(tx, context.shop, collection, toIds(productIds))
        return { job: finishedJob(), userErrors: [] }
      }),

    collectionReorderProducts: (_root, { id, moves }: Moves, context) =>
      context.change(async (tx) => {
        const collection = await lock(tx, context, id)
        if (!collection) return noCollection('COLLECTION_NOT_FOUND')
        if (collection.sortOrder !== 'MANUAL')
          return refusedBecause(
            ['id'],
            "Can't reorder products unless collection is manually sorted",
            'MANUALLY_SORTED_COLLECTION',
          )
        const parsed = moves.map(
          (move): Move => ({
            productId: parseNumericGid('Product', move.id) ?? 0,
            newPosition: Number(move.newPosition),
          }),
        )
        const moved = await context.parts.catalogue.reorderCollection(tx, context.shop, collection, parsed)
        return moved
          ? { job: finishedJob(), userErrors: [] }
          : refusedBecause(['moves'], 'The move is invalid', 'INVALID_MOVE')
      }),
  },
}
