import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { type MarketSettings, originalSettings } from '@dvaput/domain/markets/market-settings'
import { parseSetting } from '../../shop-settings/setting-values.ts'
import { createMarketSetting, type MarketSettingNeeds } from './market-setting.ts'

type Needs = MarketSettingNeeds & {
  /** The market before anybody has set anything. */
  readonly originalOf: (id: MarketId) => Market
}

/** How each market is reached, and what it promises about delivery. */
export const createMarketAdmin = ({ originalOf, ...needs }: Needs) =>
  createMarketSetting(needs, {
    key: (market) => `market-${market}` as const,
    action: 'settings.market',
    original: (market): MarketSettings => originalSettings(originalOf(market)),
    toStored: (settings, market) => parseSetting(`market-${market}`, settings),
  })

export type MarketAdmin = ReturnType<typeof createMarketAdmin>
