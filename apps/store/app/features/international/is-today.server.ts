import type { Market } from '@dvaput/domain/markets/market'
import { formatDate } from '@dvaput/domain/text/format-date'

/** Decided on the server: the browser may be past midnight when it hydrates. */
export const isToday = (at: string, { timeZone }: Pick<Market, 'timeZone'>, now = new Date()): boolean =>
  formatDate({ at, timeZone }, 'en') === formatDate({ at: now.toISOString(), timeZone }, 'en')
