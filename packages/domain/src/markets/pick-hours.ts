import type { HoursName, OpeningHours } from './figures.ts'
import type { Market } from './market.ts'

export type MarketHours = Readonly<Record<HoursName, OpeningHours>>

/** When the counter, the phone and customer service are open. */
export const pickHours = ({
  figures: { storeHours, phoneHours, serviceHours },
}: Pick<Market, 'figures'>): MarketHours => ({
  storeHours,
  phoneHours,
  serviceHours,
})
