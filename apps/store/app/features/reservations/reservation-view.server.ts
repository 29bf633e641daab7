import type { ListedReservation } from '@dvaput/backend/reservations/list-reservations'
import type { Money } from '@dvaput/domain/money/money'
import { formatOrderId } from '@dvaput/domain/orders/order-id'
import { productPath } from '@dvaput/domain/products/product-path'
import { createQrCode, type QrCode } from '@dvaput/ui/qr-code.server.ts'

export type ReservationEnd = 'completed' | 'cancelled' | 'expired' | 'released'

type LineView = {
  readonly variantId: string
  readonly name: string
  readonly path: string
  readonly image: string | null
  readonly quantity: number
  readonly price: Money
}

export type LiveReservation = {
  readonly id: string
  readonly code: string
  readonly qr: QrCode
  readonly lines: readonly LineView[]
  readonly total: Money
  readonly until: string
  readonly secondsLeft: number
  /** False while the shop is taking the payment. */
  readonly canCancel: boolean
}

export type PastReservation = {
  readonly id: string
  readonly code: string
  readonly lines: readonly LineView[]
  readonly end: ReservationEnd
  readonly endedAt: string
  readonly orderPath: string | null
}

const toLines = ({ lines }: ListedReservation): readonly LineView[] =>
  lines.map(({ variantId, handle, name, image, quantity, price }) => ({
    variantId,
    name,
    image,
    quantity,
    path: productPath('local', handle),
    price: { ...price, minor: price.minor * quantity },
  }))

const toTotal = (lines: readonly LineView[]): Money => ({
  minor: lines.reduce((sum, { price }) => sum + price.minor, 0),
  currency: lines[0]?.price.currency ?? 'CLP',
})

/** One whose time is up counts as expired, also in the seconds before the job ends it. */
const isLive = ({ state, secondsLeft }: ListedReservation) =>
  state === 'completing' || (state === 'held' && secondsLeft > 0)

export const toReservationViews = (listed: readonly ListedReservation[]) => ({
  live: listed.filter(isLive).map((each): LiveReservation => {
    const { id, pickupCode, expiresAt, secondsLeft, state } = each
    const lines = toLines(each)
    return {
      ...{ id, code: pickupCode, qr: createQrCode(pickupCode), lines, total: toTotal(lines) },
      ...{ until: expiresAt.toISOString(), secondsLeft, canCancel: state === 'held' },
    }
  }),
  past: listed
    .filter((each) => !isLive(each))
    .map((each): PastReservation => {
      const { id, shop, pickupCode, state, orderId, expiresAt, endedAt } = each
      return {
        ...{ id, code: pickupCode, lines: toLines(each) },
        end: state === 'completed' || state === 'cancelled' || state === 'released' ? state : 'expired',
        endedAt: (endedAt ?? expiresAt).toISOString(),
        orderPath: orderId === null ? null : `/orders/${formatOrderId(shop, orderId)}`,
      }
    }),
})
