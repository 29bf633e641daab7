import type { ServerCart } from '@dvaput/backend/cart/server-cart'
import { type AddRefusal, maxCartLines } from '@dvaput/domain/cart/cart'
import { isSoldOut, lineKey } from '@dvaput/domain/cart/cart-line'
import { applyCheckedLines } from '@dvaput/domain/cart/checked-line'
import type { Locale } from '@dvaput/domain/markets/locale'
import {
  formatProductIdentity,
  type ProductIdentity,
  parseProductIdentity,
} from '@dvaput/domain/products/product-identity'
import { loadText } from '../../i18n/load-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { parseQuantity } from '../../ui/forms/parse-quantity.ts'
import type { CartResult } from './cart-result.ts'

type Owner = { readonly customerId: string; readonly locale: Locale }
type Cart = Pick<ServerCart, 'read' | 'check' | 'add' | 'setQuantity' | 'clear'>

const mostTyped = 999_999

/** What the forms of a product and of the cart do without scripts. */
export const changeCartByForm = async (
  cart: Cart,
  form: FormData,
  { customerId, locale }: Owner,
): Promise<CartResult> => {
  const [text, productText] = await Promise.all([
    loadText(locale.language, 'cart'),
    loadText(locale.language, 'products'),
  ])
  const done = (message: string): CartResult => ({ failed: false, message })
  const failed = (message: string): CartResult => ({ failed: true, message })
  const lineOf = async (identity: ProductIdentity) =>
    (await cart.read(customerId, locale)).find((line) => lineKey(line) === formatProductIdentity(identity))

  const add = async (identity: ProductIdentity, quantity: number) => {
    const refused = await cart.add(customerId, locale, identity, quantity)
    const { name = '', quantity: held = 0 } = (await lineOf(identity)) ?? {}
    const refusals = {
      'sold-out': () => productText('stock.out'),
      'cart-full': () => productText('cart.full', { count: maxCartLines }),
      'exceeds-stock': () => (held > 0 ? productText('cart.holdsAll', { count: held }) : text('cartPage.tooMany')),
    } satisfies Record<AddRefusal, () => string>
    return refused ? failed(refusals[refused]()) : done(productText('cart.added', { name }))
  }
  const setQuantity = async (identity: ProductIdentity, quantity: number) => {
    await cart.setQuantity(customerId, locale, identity, Math.max(1, quantity))
    const held = (await lineOf(identity))?.quantity ?? 0
    return held < quantity ? failed(text('note.exceeds-stock', { count: held })) : done(text('cartPage.updated'))
  }
  const remove = async (identity: ProductIdentity) => {
    const name = (await lineOf(identity))?.name ?? ''
    await cart.setQuantity(customerId, locale, identity, 0)
    return done(text('line.removed', { name }))
  }

  const removeUnavailable = async () => {
    const { cart: held, checked } = await cart.check(customerId, locale)
    for (const { identity } of applyCheckedLines(held, checked).filter(isSoldOut))
      await cart.setQuantity(customerId, locale, identity, 0)
    return done(text('summary.removed'))
  }

  try {
    const identity = parseProductIdentity(form.get('id'))
    const quantity = Math.min(parseQuantity(String(form.get('quantity') ?? '1')), mostTyped)
    const intent = form.get('intent')
    if (intent === 'clear') {
      await cart.clear(customerId, locale)
      return done(text('cartPage.empty'))
    }
    if (identity && intent === 'remove') return await remove(identity)
    if (intent === 'remove-unavailable') return await removeUnavailable()
    if (!identity) return failed(text('cartPage.failed'))
    if (Number.isNaN(quantity)) return failed(text('cartPage.noQuantity'))
    if (intent === 'add') return await add(identity, Math.max(1, quantity))
    return intent === 'set' ? await setQuantity(identity, quantity) : failed(text('cartPage.failed'))
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return failed(text('cartPage.unchecked'))
  }
}
