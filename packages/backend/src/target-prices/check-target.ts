import type { Locale } from '@dvaput/domain/markets/locale'
import type { Money } from '@dvaput/domain/money/money'
import { checkTargetAmount, type OfferAmountRefusal } from '@dvaput/domain/offers/check-offer-amount'
import type { ProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { CartLines } from '../cart/cart-lines.ts'

type TargetRefusal = Refusal<'product-not-found' | OfferAmountRefusal>

type Checked =
  | { readonly ok: true; readonly amount: Money | null }
  | { readonly ok: false; readonly refusal: TargetRefusal }

const refused = (code: TargetRefusal['code']): Checked => ({ ok: false, refusal: { code } })

/** What is for sale can be waited for only below its price; what is sold out, at any or at none. */
export const checkTarget = async (
  cartLines: CartLines,
  locale: Locale,
  identity: ProductIdentity,
  wholeUnits: number | null,
): Promise<Checked> => {
  const unknownPrice = { minor: 0, currency: locale.market.currency }
  const [line] = await cartLines(locale, [{ identity, quantity: 1, price: unknownPrice }])
  if (!line?.current) return refused('product-not-found')
  const { state, current } = line
  if (wholeUnits === null) return state === 'sold-out' ? { ok: true, amount: null } : refused('offer-amount-missing')
  const amount = checkTargetAmount(wholeUnits, current.price, state === 'for-sale')
  return typeof amount === 'string' ? refused(amount) : { ok: true, amount }
}
