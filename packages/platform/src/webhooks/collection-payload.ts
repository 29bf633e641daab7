import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import { toGid } from '../graphql/gid.ts'
import { collections } from '../tables/collections.table.ts'

export const buildCollectionPayload = async ({ db }: Transaction, collectionId: number) => {
  const [collection] = await db.select().from(collections).where(eq(collections.id, collectionId))
  if (!collection) return undefined
  return {
    id: collection.id,
    admin_graphql_api_id: toGid('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    body_html: collection.descriptionHtml,
    sort_order: collection.sortOrder.toLowerCase().replaceAll('_', '-'),
    updated_at: collection.updatedAt.toISOString(),
    published_at: collection.publishedAt?.toISOString() ?? null,
  }
}
