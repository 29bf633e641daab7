import type { Database } from '@dvaput/database/open-database'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { formatReceipt } from '@dvaput/domain/receipts/format-receipt'
import type { Language } from '@dvaput/domain/text/language'
import { createClock } from '../clock/clock.ts'
import type { OpenedOrder } from '../order-links/order-links.ts'
import { renderReceiptPdf } from './render-receipt-pdf.ts'
import { writeOrderCalendar } from './write-order-calendar.ts'

type Needs = {
  readonly database: Database
  readonly homes: Readonly<Record<MarketId, string>>
  /** The market as the shop has set it. */
  readonly marketOf?: (id: MarketId) => Market
}

/** Receipt and calendar file. Seller, tax and days are those of the market that sold it; the language is the reader's. */
export const createOrderFiles = ({ database, homes, marketOf = (id) => markets[id] }: Needs) => {
  const clock = createClock(database)
  return {
    receiptOf({ order, showsAddresses }: OpenedOrder, language: Language): Promise<Buffer> {
      const locale = { market: marketOf(order.market), language }
      return renderReceiptPdf(formatReceipt(order.snapshot, locale, { isMasked: !showsAddresses }), language)
    },

    /** Undefined where nobody knows the day. */
    async calendarOf(opened: OpenedOrder, language: Language): Promise<string | undefined> {
      const now = (await clock.now()).toISOString()
      const { market } = opened.order
      return writeOrderCalendar(opened, { language, market: marketOf(market), home: homes[market], now })
    },
  }
}

export type OrderFiles = ReturnType<typeof createOrderFiles>
