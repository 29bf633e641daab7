import { parseDescription } from '@dvaput/domain/catalogue/description/parse-description'
import { findMainCollection } from '@dvaput/domain/catalogue/menus/collection-menus'
import { mainCollections } from '@dvaput/domain/markets/main-collections'
import type { WhichCollections } from '../catalogue-source.ts'
import type { CollectionView } from '../catalogue-views.ts'

type CollectionSource = Omit<CollectionView, 'description' | 'kind' | 'productCount'> & {
  readonly descriptionHtml: string
  readonly kind?: CollectionView['kind']
  readonly productCount?: number
}

export const toCollectionView = (source: CollectionSource): CollectionView => ({
  id: source.id,
  handle: source.handle,
  title: source.title,
  description: parseDescription(source.descriptionHtml),
  image: source.image,
  // A storefront is not source the kind.
  kind: source.kind ?? 'custom',
  productCount: source.productCount ?? null,
})

const order: readonly string[] = mainCollections

/** The main ones are in their fixed order 1-10. // CAT-12 */
export const chooseCollections = (
  collections: readonly CollectionView[],
  which: WhichCollections,
): readonly CollectionView[] => {
  const isMain = ({ handle }: CollectionView) => findMainCollection(handle) === handle
  if (which === 'others') return collections.filter((collection) => !isMain(collection))
  return collections.filter(isMain).toSorted((one, other) => order.indexOf(one.handle) - order.indexOf(other.handle))
}
