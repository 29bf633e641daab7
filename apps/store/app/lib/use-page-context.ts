import type { ShopMenus } from '@dvaput/domain/catalogue/menus/shop-menus'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { withOwnProfile } from '@dvaput/domain/markets/own-profile'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from './loading/root-data.ts'

/** The error page needs messages even when the root loader failed. */
const unknownPageContext = {
  marketId: marketIds[0],
  language: 'en',
  theme: 'system',
  origins: { ba: '', cl: '' },
  demo: false,
  menus: {} as Partial<ShopMenus>,
  isForCustomer: undefined,
  own: undefined,
  takesTransfers: false,
} as const

export const usePageContext = () => {
  const page = (useRouteLoaderData('root') as RootData | undefined) ?? unknownPageContext
  return { ...page, market: withOwnProfile(markets[page.marketId], page.own) }
}
