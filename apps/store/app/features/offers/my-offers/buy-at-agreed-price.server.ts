import type { Customer } from '@dvaput/backend/customers/customers.schema'
import type { Locale } from '@dvaput/domain/markets/locale'
import { isSameProduct } from '@dvaput/domain/products/product-identity'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { redirect } from 'react-router'
import type { Services } from '../../../context.ts'
import { loadText } from '../../../i18n/load-text.ts'
import type { MyOffersResult } from './my-offers-result.ts'

type Needs = {
  readonly customer: Customer
  readonly locale: Locale
  readonly services: Pick<Services, 'offers' | 'cartLines' | 'serverCart'>
  /** A browser with scripts has a cart of its own. */
  readonly inBrowser: boolean
}

/** One piece into the cart, which shows it at the agreed price, and on to the cart. */
export const buyAtAgreedPrice = async (id: string, needs: Needs): Promise<MyOffersResult> => {
  const { customer, locale, inBrowser, services } = needs
  const offer = await services.offers.find(customer.id, id)
  if (offer?.status !== 'approved' || offer.usedAt !== null)
    return { failed: true, message: refusalTexts[locale.language]['offer-not-possible'], about: id }
  const { product: identity, originalPrice: price, title, picture: image, sku } = offer
  const [checked] = await services.cartLines(locale, [{ identity, quantity: 1, price }], customer.id)
  const current = checked?.state === 'for-sale' ? checked.current : null
  if (!current) {
    const text = await loadText(locale.language, 'my-offers')
    return { failed: true, message: text('buy.failed'), about: id }
  }
  if (inBrowser) {
    const { limit: _, ...facts } = current
    const bought = { identity, ...facts, image, sku, category: '', tags: [], quantity: 1 }
    return { failed: false, message: title, about: id, bought }
  }
  const cart = await services.serverCart.read(customer.id, locale)
  if (!cart.some((line) => isSameProduct(line.identity, identity)))
    await services.serverCart.add(customer.id, locale, identity, 1)
  throw redirect('/cart', 303)
}
