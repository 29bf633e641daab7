import { toMajor } from '@dvaput/domain/money/to-major'
import type { StartPayment } from '@dvaput/domain/payments/payment-provider'

// How many instalments a buyer may choose. // API-39
const maxInstallments = 12
/** What stands on the buyer's card statement. */
const statementDescriptor = 'DVAPUT'
/** Longer e-mails are refused. */
const maxEmailCharacters = 150

/** Times are sent with an offset; the reference shows no Z. */
export const toOffsetTime = (iso: string) => new Date(iso).toISOString().replace('Z', '+00:00')

/** The body of a preference. // API-36 to API-41 */
export const toPreference = (payment: StartPayment) => {
  const { reference, title, description, amount, payer, returnUrls, webhookUrl, expiresAt, metadata } = payment
  return {
    items: [
      { id: reference, title, description, quantity: 1, currency_id: amount.currency, unit_price: toMajor(amount) },
    ],
    payer: {
      name: payer.firstName,
      surname: payer.lastName,
      ...(payer.email.length <= maxEmailCharacters && { email: payer.email }),
      phone: { number: payer.phone },
      address: { street_name: payer.address, zip_code: payer.postalCode },
    },
    back_urls: { success: returnUrls.success, failure: returnUrls.failure, pending: returnUrls.pending },
    auto_return: 'approved',
    payment_methods: { excluded_payment_methods: [], excluded_payment_types: [], installments: maxInstallments },
    statement_descriptor: statementDescriptor,
    external_reference: reference,
    notification_url: webhookUrl,
    metadata,
    expires: true,
    expiration_date_to: toOffsetTime(expiresAt),
  }
}
