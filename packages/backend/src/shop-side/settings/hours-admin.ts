import { markets } from '@dvaput/domain/markets/markets'
import { type MarketHours, pickHours } from '@dvaput/domain/markets/pick-hours'
import { createMarketSetting, type MarketSettingNeeds } from './market-setting.ts'

/** When the counter, the phone and customer service of each market are open. */
export const createHoursAdmin = (needs: MarketSettingNeeds) =>
  createMarketSetting(needs, {
    key: (market) => `hours-${market}` as const,
    action: 'settings.hours',
    original: (market): MarketHours => pickHours(markets[market]),
    toStored: ({ storeHours, phoneHours, serviceHours }) => ({
      storeHours: [...storeHours],
      phoneHours: [...phoneHours],
      serviceHours: [...serviceHours],
    }),
  })

export type HoursAdmin = ReturnType<typeof createHoursAdmin>
