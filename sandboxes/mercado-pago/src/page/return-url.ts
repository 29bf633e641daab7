import type { Status } from '../books/card-results.ts'
import type { Payment } from '../books/payments.ts'
import { backUrlOf, type Preference, referenceOf } from '../books/preferences.ts'

const backNames = {
  pending: 'pending',
  in_process: 'pending',
  approved: 'success',
  rejected: 'failure',
  cancelled: 'failure',
  refunded: 'failure',
  charged_back: 'failure',
} as const satisfies Record<Status, string>

/** Where the buyer goes back to. Whoever leaves without a payment brings the word null along. */
export const returnUrlOf = (preference: Preference, payment: Payment | undefined): string | undefined => {
  const target = backUrlOf(preference, payment ? backNames[payment.status] : 'failure')
  if (target === '') return undefined
  const url = new URL(target)
  const parameters = {
    collection_id: payment?.id,
    collection_status: payment?.status,
    payment_id: payment?.id,
    status: payment?.status,
    external_reference: referenceOf(preference),
    payment_type: payment?.type,
    merchant_order_id: payment?.merchantOrderId,
    preference_id: preference.id,
    site_id: 'MLC',
    processing_mode: 'aggregator',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value ?? 'null'))
  return url.href
}
