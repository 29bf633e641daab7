import { type SQL, sql } from '@dvaput/database/query'
import { foldText } from '@dvaput/domain/text/fold-text'

/** Which products a search covers. */
export type SearchScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'sale' }
  | { readonly kind: 'collection'; readonly handle: string }
  | {
      readonly kind: 'types'
      readonly types: readonly string[]
      /** Only what is in this collection as well. */
      readonly collection?: string
    }
  | {
      readonly kind: 'tags'
      readonly tags: readonly string[]
      /** So many of each tag, the newest, and no more. */
      readonly perTag?: number
    }
  | { readonly kind: 'ids'; readonly ids: readonly number[] }

const tagsCondition = (shop: string, tags: readonly string[], perTag: number | undefined): SQL => {
  const folded = sql.param(tags.map(foldText))
  if (perTag === undefined) return sql`entry.tags && ${folded}::text[]`
  return sql`entry.id IN (
    SELECT newest.id FROM unnest(${folded}::text[]) AS requested (tag)
    CROSS JOIN LATERAL (
      SELECT tagged.id FROM backend.catalogue_entries AS tagged
      WHERE tagged.shop = ${shop} AND tagged.tags @> ARRAY[requested.tag]
      ORDER BY tagged.created_at DESC, tagged.id DESC LIMIT ${perTag}
    ) AS newest)`
}

const oneOfTypes = (types: readonly string[]): SQL =>
  // One type is an equality, so that an index returns its products in order.
  types.length === 1
    ? sql`entry.product_type = ${types[0] ?? ''}`
    : sql`entry.product_type = ANY (${sql.param([...types])}::text[])`

const inCollection = (handle: string): SQL => sql`entry.collections @> ARRAY[${handle}]::text[]`

export const scopeCondition = (shop: string, scope: SearchScope): SQL => {
  switch (scope.kind) {
    case 'all':
      return sql`true`
    case 'sale':
      return sql`entry.on_sale`
    case 'collection':
      return inCollection(scope.handle)
    case 'types':
      return scope.collection === undefined
        ? oneOfTypes(scope.types)
        : sql`${oneOfTypes(scope.types)} AND ${inCollection(scope.collection)}`
    case 'tags':
      return tagsCondition(shop, scope.tags, scope.perTag)
    case 'ids':
      return sql`entry.id = ANY (${sql.param([...scope.ids])}::bigint[])`
  }
}

/** What a listing without a text reads: a collection has a list of its own, in which each order is an index. */
export const listedIn = (shop: string, scope: SearchScope): SQL => {
  const collection = scope.kind === 'collection' ? scope.handle : scope.kind === 'types' ? scope.collection : undefined
  if (collection === undefined)
    return sql`backend.catalogue_entries AS entry WHERE entry.shop = ${shop} AND ${scopeCondition(shop, scope)}`
  return sql`backend.catalogue_members AS entry WHERE entry.shop = ${shop} AND entry.collection = ${collection}
    AND ${scope.kind === 'types' ? oneOfTypes(scope.types) : sql`true`}`
}

/** Up to how many products are counted; of more, a listing says that there are more. */
export const maxCounted = ({ kind }: SearchScope, isSearched: boolean): number =>
  !isSearched && (kind === 'collection' || kind === 'types' || kind === 'ids') ? 20_000 : 5_000
