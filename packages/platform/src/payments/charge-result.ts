import type { ProviderPayment } from '@dvaput/domain/payments/payment-provider'
import type { ChargeRefusal } from '../tables/card-gateway.table.ts'

/** How a payment ended at the gateway. */
export type ChargeResult =
  | {
      readonly status: 'approved'
      readonly lastDigits: string
      /** The gateway's own id of it. */
      readonly providerId: string
    }
  | { readonly status: 'refused'; readonly reason: ChargeRefusal }
  | { readonly status: 'cancelled' }

/** Undefined while nothing is decided. */
export const toChargeResult = ({ id, status, statusDetail, lastDigits }: ProviderPayment): ChargeResult | undefined => {
  if (status === 'pending' || status === 'in-process') return undefined
  if (status === 'approved') return { status, lastDigits: lastDigits ?? '', providerId: id }
  if (status === 'rejected')
    return { status: 'refused', reason: statusDetail.includes('insufficient') ? 'insufficient-funds' : 'declined' }
  return { status: 'cancelled' }
}
