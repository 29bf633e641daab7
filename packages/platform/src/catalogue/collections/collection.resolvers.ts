import { toGid } from '../../graphql/gid.ts'
import type { StorefrontResolvers } from '../../graphql/resolvers.ts'
import type { Collection } from '../../tables/collections.table.ts'
import { toPlainText, truncate } from '../../text/plain-text.ts'
import { metafieldFields } from '../metafields.ts'
import { translate } from '../translate.ts'

/** Their products are found under `finding`. */
export const collectionResolvers: StorefrontResolvers = {
  Collection: {
    ...metafieldFields('Collection'),
    id: ({ id }: Collection) => toGid('Collection', id),
    title: (collection: Collection, _args, context) => translate(collection, 'title', context),
    descriptionHtml: (collection: Collection, _args, context) => translate(collection, 'descriptionHtml', context),
    description: (collection: Collection, { truncateAt }: { truncateAt?: number | null }, context) =>
      truncate(toPlainText(translate(collection, 'descriptionHtml', context) ?? ''), truncateAt),
    image: ({ id, image }: Collection) => image && { ...image, id: toGid('CollectionImage', id) },
    seo: (collection: Collection, _args, context) => ({
      title: translate(collection, 'seoTitle', context),
      description: translate(collection, 'seoDescription', context),
    }),
  },
}
