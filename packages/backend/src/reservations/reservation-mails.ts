import type { Transaction } from '@dvaput/database/in-transaction'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Mail } from '../mail/mail.ts'
import type { ReservationRow } from './reservations.table.ts'

type Needs = { readonly mail: Pick<Mail, 'queue'>; readonly homes: Readonly<Record<MarketId, string>> }

export type ReservationMail = 'made' | 'extended' | 'cancelled' | 'expired' | 'released'

export type SendReservationMail = (tx: Transaction, kind: ReservationMail, row: ReservationRow) => Promise<void>

/** Each once, in the language of the press; the mail of a completed one is the shop's own, of its order. */
export const createReservationMails =
  ({ mail, homes }: Needs): SendReservationMail =>
  async (tx, kind, row) => {
    const { id, market, language, email, pickupCode, lines, expiresAt } = row
    const url = new URL('/reservations', homes[market])
    if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
    const occasion = kind === 'extended' ? `${kind}:${expiresAt.getTime()}` : kind
    await mail.queue(tx, {
      template: 'reservation',
      language,
      market,
      to: email,
      params: {
        kind,
        code: pickupCode,
        until: expiresAt.toISOString(),
        lines: lines.map(({ name, quantity, price }) => ({ name, quantity, price })),
        url: url.href,
      },
      key: `reservation-${occasion}:${id}`,
    })
  }
