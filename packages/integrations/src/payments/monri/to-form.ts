import { createHash } from 'node:crypto'
import type { StartPayment } from '@dvaput/domain/payments/payment-provider'
import type { Language } from '@dvaput/domain/text/language'

export type MonriAccount = {
  /** Never leaves the server. */
  readonly merchantKey: string
  readonly authenticityToken: string
}

const languages = { bcs: 'ba', en: 'en', es: 'es' } as const satisfies Record<Language, string>

/** Values out of range are refused: cut by characters, and filled up where somebody's city has two letters. */
const clampText = (text: string, most: number): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.slice(0, most).join('').trim().padEnd(3, '-')
}

/** Fields of the form that opens Monri's page, signed so that nobody can change order, amount or currency. */
export const toForm = (payment: StartPayment, { merchantKey, authenticityToken }: MonriAccount) => {
  const { reference, amount, payer, returnUrls, webhookUrl, title, description, language } = payment
  const [minor, { currency }] = [String(amount.minor), amount]
  return {
    authenticity_token: authenticityToken,
    order_number: reference,
    amount: minor,
    currency,
    order_info: clampText(`${title}: ${description}`, 100),
    language: languages[language],
    transaction_type: 'purchase',
    ch_full_name: clampText(`${payer.firstName} ${payer.lastName}`, 30),
    ch_address: clampText(payer.address, 100),
    ch_city: clampText(payer.city, 30),
    ch_zip: clampText(payer.postalCode, 9),
    ch_country: payer.country,
    ch_phone: clampText(payer.phone, 30),
    ch_email: payer.email,
    success_url_override: returnUrls.success,
    cancel_url_override: returnUrls.failure,
    callback_url_override: webhookUrl,
    digest: createHash('sha512').update(`${merchantKey}${reference}${minor}${currency}`).digest('hex'),
  }
}
