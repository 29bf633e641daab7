import type { Money } from '@dvaput/domain/money/money'
import { toMajor } from '@dvaput/domain/money/to-major'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import { ApiError, api } from '../../lib/api.ts'
import { loadRefusalText } from '../../lib/failures/load-refusal-text.ts'
import type { SessionDisplay } from '../../state/session.ts'
import type { OfferedProduct } from './offered-product.ts'

type SentOffer = {
  readonly product: OfferedProduct
  readonly amount: Money
  readonly message: string
  readonly customer: SessionDisplay | null
  readonly country: string
}

export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'login-required' }
  /** `isAmount`: the field says so itself. */
  | { readonly kind: 'failed'; readonly message: string; readonly isAmount: boolean }

const amountRefusals: readonly (string | undefined)[] = [
  'offer-amount-missing',
  'offer-amount-not-whole',
  'offer-amount-too-high',
]

/** The server decides by the session and the product; name and prices are sent as the specification lists them. */
const toPayload = ({ product, amount, message, customer, country }: SentOffer) => ({
  customerEmail: customer?.email ?? '',
  customerName: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '',
  country,
  productId: product.productId,
  ...(product.variantId !== null && { variantId: product.variantId }),
  productTitle: product.name,
  productHandle: product.handle,
  productSku: product.sku ?? '',
  originalPrice: toMajor(product.price),
  offeredPrice: toMajor(amount),
  customerMessage: message,
})

const send = async (request: () => Promise<unknown>, language: Language): Promise<SendResult> => {
  try {
    await request()
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof ApiError)) {
      const text = await loadText(language, 'offers')
      return { kind: 'failed', message: text('offer.exception'), isAmount: false }
    }
    if (error.code === 'login-required') return { kind: 'login-required' }
    const message =
      (await loadRefusalText(language, error)) ?? (await loadRefusalText(language, { code: 'offer-failed' }))
    return { kind: 'failed', message: message ?? '', isAmount: amountRefusals.includes(error.code) }
  }
}

/** One endpoint takes offers for local products, another those for imported ones. // OFFER-21 */
export const sendOffer = (offer: SentOffer, language: Language): Promise<SendResult> =>
  send(() => api.post(offer.product.isInternational ? '/international/offers' : '/offers', toPayload(offer)), language)

/** Keeps the amount as a price alert. */
export const keepAlert = (
  { product, amount }: Pick<SentOffer, 'product' | 'amount'>,
  language: Language,
): Promise<SendResult> =>
  send(() => api.post('/target-prices', { product: product.id, amount: toMajor(amount) }), language)
