import type { ShopMenus } from '@dvaput/domain/catalogue/menus/shop-menus'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OwnProfile } from '@dvaput/domain/markets/own-profile'
import type { PageContext } from '@dvaput/domain/markets/page-context'

/** What the root's loader sends with every page. */
export type RootData = Pick<PageContext, 'language' | 'theme' | 'origins' | 'demo'> & {
  readonly marketId: MarketId
  readonly menus: ShopMenus
  readonly year: number
  readonly own?: OwnProfile
  readonly takesTransfers: boolean
  readonly isForCustomer?: boolean
}
