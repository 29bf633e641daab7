import type { Market } from '@dvaput/domain/markets/market'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import type { Language } from '@dvaput/domain/text/language'

type Held = { readonly name: string; readonly heldUntil: string }
type Reader = { readonly market: Pick<Market, 'timeZone'>; readonly language: Language }

/** A unit that an order holds which is being paid for may come back; what is sold does not. */
export const refuseHeld = ({ name, heldUntil }: Held, { market, language }: Reader): Refusal<'reservation-held'> => ({
  code: 'reservation-held',
  params: { name, until: formatDateTime({ at: heldUntil, timeZone: market.timeZone }, language) },
})
