import type { ReadReplica } from '@dvaput/database/read-replica'
import type { CatalogueReads } from '../catalogue-source.ts'

type Read<Query, Result> = (query: Query, signal: AbortSignal) => Promise<Result>

/**
 * Lists, searches, suggestions, home, menus and collections of the read replica while it is fresh. Products, cart lines
 * and stock stay with the primary: somebody is about to buy.
 */
export const preferReadReplica = (
  primary: CatalogueReads,
  following: CatalogueReads,
  { isFresh, reportFailure }: Pick<ReadReplica, 'isFresh' | 'reportFailure'>,
): CatalogueReads => {
  const prefer =
    <Query, Result>(ofPrimary: Read<Query, Result>, ofReplica: Read<Query, Result>): Read<Query, Result> =>
    async (query, signal) => {
      if (!isFresh()) return ofPrimary(query, signal)
      try {
        return await ofReplica(query, signal)
      } catch (error) {
        if (signal.aborted) throw error
        reportFailure(error)
        return ofPrimary(query, signal)
      }
    }
  return {
    ...primary,
    list: prefer(primary.list, following.list),
    suggest: prefer(primary.suggest, following.suggest),
    home: prefer(primary.home, following.home),
    collections: prefer(primary.collections, following.collections),
    menus: prefer(primary.menus, following.menus),
  }
}
