import type { ReturnView as StoredReturn } from '@dvaput/backend/returns/read-returns'
import type { ReturnOffer } from '@dvaput/backend/returns/returns'
import { momentOfDay } from '@dvaput/domain/calendar/calendar-day'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { canReturnBecome } from '@dvaput/domain/returns/return-state'
import { formatDate, formatDateTime } from '@dvaput/domain/text/format-date'
import type { Language } from '@dvaput/domain/text/language'

type Order = { readonly market: MarketId; readonly snapshot: OrderSnapshot }

/** A request as the order's page shows it. */
export const toReturnView = ({ market, snapshot }: Order, stored: StoredReturn, language: Language) => {
  const { timeZone } = markets[market]
  const titleOf = (lineId: string) => snapshot.lines.find(({ id }) => id === lineId)?.title ?? ''
  const { id, reason, message, photos, state } = stored
  return {
    ...{ id, reason, message, photos },
    canWithdraw: canReturnBecome(state, 'withdrawn'),
    lines: stored.lines.map(({ lineId, quantity }) => `${quantity} × ${titleOf(lineId)}`),
    steps: stored.steps.map(({ state: reached, note, at }) => ({
      state: reached,
      note,
      at: formatDateTime({ at: at.toISOString(), timeZone }, language),
    })),
  }
}

export type ReturnView = ReturnType<typeof toReturnView>

/** What may still be sent back, and until when. */
export const toOfferView = (
  { snapshot }: Pick<Order, 'snapshot'>,
  { lines, lastDay }: ReturnOffer,
  language: Language,
) => ({
  lastDay: lastDay === undefined ? null : formatDate({ at: momentOfDay(lastDay), timeZone: 'UTC' }, language),
  lines: lines.flatMap(({ lineId, quantity }) => {
    const line = snapshot.lines.find(({ id }) => id === lineId)
    return line ? [{ lineId, quantity, title: line.title, variantTitle: line.variantTitle, image: line.image }] : []
  }),
})

export type OfferView = ReturnType<typeof toOfferView>
