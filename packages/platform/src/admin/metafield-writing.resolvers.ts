import { parseNumericGid } from '../graphql/gid.ts'
import type { Metafields } from '../tables/products.table.ts'
import { type AdminResolvers, refusedBecause } from './admin-context.ts'
import { lockProduct } from './products/lock-product.ts'

type Identifier = { readonly ownerId: string; readonly namespace: string; readonly key: string }

const maxMetafields = 250

const without = (metafields: Metafields, names: readonly string[]): Metafields =>
  Object.fromEntries(Object.entries(metafields).filter(([name]) => !names.includes(name)))

export const metafieldWritingResolvers: AdminResolvers = {
  Mutation: {
    metafieldsDelete: (_root, { metafields }: { metafields: readonly Identifier[] }, { change, shop, parts }) =>
      change(async (tx) => {
        if (metafields.length > maxMetafields)
          return refusedBecause(['metafields'], `At most ${maxMetafields} metafields at once`)
        const deleted = new Set<Identifier>()
        for (const [ownerId, group] of Map.groupBy(metafields, (each) => each.ownerId)) {
          const names = group.map(({ namespace, key }) => `${namespace}.${key}`)
          const product = await lockProduct(tx, shop, ownerId)
          const collectionId = parseNumericGid('Collection', ownerId)
          const collection =
            collectionId === undefined ? undefined : await parts.catalogue.lockCollection(tx, shop, collectionId)
          const owner = product ?? collection
          if (!owner) return refusedBecause(['metafields', 'ownerId'], 'Owner does not exist')
          const left = without(owner.metafields, names)
          for (const each of group)
            if (Object.hasOwn(owner.metafields, `${each.namespace}.${each.key}`)) deleted.add(each)
          if (product) await parts.catalogue.updateProduct(tx, shop, product.id, { metafields: left })
          else await parts.catalogue.saveCollection(tx, shop, { id: owner.id, title: owner.title, metafields: left })
        }
        return { deletedMetafields: metafields.map((each) => (deleted.has(each) ? each : null)), userErrors: [] }
      }),
  },
}
