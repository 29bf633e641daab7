import { parseDescription } from '@dvaput/domain/catalogue/description/parse-description'
import { findMainCollection, mainCollections } from '@dvaput/domain/catalogue/main-collections'
import type { WhichCollections } from './catalogue-source.ts'
import type { CollectionView } from './catalogue-views.ts'

type ToldCollection = Omit<CollectionView, 'description' | 'kind' | 'productCount'> & {
  readonly descriptionHtml: string
  readonly kind?: CollectionView['kind']
  readonly productCount?: number
}

export const toCollectionView = (told: ToldCollection): CollectionView => ({
  id: told.id,
  handle: told.handle,
  title: told.title,
  description: parseDescription(told.descriptionHtml),
  image: told.image,
  // A storefront is not told the kind.
  kind: told.kind ?? 'custom',
  productCount: told.productCount ?? null,
})

const order: readonly string[] = mainCollections

/** spec §9 Main collections: fixed order 1-10 */
export const chooseCollections = (
  collections: readonly CollectionView[],
  which: WhichCollections,
): readonly CollectionView[] => {
  const isMain = ({ handle }: CollectionView) => findMainCollection(handle) === handle
  if (which === 'others') return collections.filter((collection) => !isMain(collection))
  return collections.filter(isMain).toSorted((one, other) => order.indexOf(one.handle) - order.indexOf(other.handle))
}
