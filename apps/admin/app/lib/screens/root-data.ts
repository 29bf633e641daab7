import type { Administrator } from '@dvaput/backend/administrators/administrator-visit'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { PageContext } from '@dvaput/domain/markets/page-context'

/** What the root's loader sends with every screen. */
export type RootData = Pick<PageContext, 'language' | 'theme' | 'origins'> & {
  readonly marketId: MarketId
  /** Of the shop's side, in the title of every screen. */
  readonly name: string
  readonly administrator: Pick<Administrator, 'id' | 'name' | 'role' | 'permissions' | 'isDemo'> | null
}
