import { failpoint } from '@dvaput/database/failpoint'
import type { Log } from '@dvaput/database/log'
import type { AgreedPrice } from '@dvaput/domain/cart/agreed-price'
import type { LineProblem } from '@dvaput/domain/cart/line-problem'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import { customersShop, type ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { checkoutAttribute } from '@dvaput/domain/orders/checkout-attribute'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { languageTag } from '@dvaput/domain/text/language'
import type { PlatformCart } from '@dvaput/integrations/carts/reshape-cart'
import type {
  CartAttribute,
  CartBuyer,
  CartLineInput,
  DeliveryAddress,
  NewCart,
} from '@dvaput/integrations/carts/shop-carts'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ConnectedShops } from '../connected-shop.ts'
import { describeError } from '../log/describe-error.ts'
import { type AgreedAtShop, codesOf, isAtAgreedPrices, repairAgreedPrices } from './agreed-lines.ts'
import { findCartProblems } from './cart-problems.ts'
import type { LocalLine } from './check-lines.ts'
import type { Checkout } from './checkouts.table.ts'
import { hashText, type StoredCheckouts } from './stored-checkouts.ts'
import { successPath } from './success-path.ts'

export type Placing = {
  readonly shop: ShopHandle
  readonly locale: Locale
  readonly clientIp: string
  readonly lines: readonly LocalLine[]
  readonly buyer: CartBuyer
  /** Prices that were agreed with this buyer for some of the lines. */
  readonly agreed?: readonly AgreedPrice[]
  /** That the buyer has typed. */
  readonly discountCode?: string
  /** Of the cart, beside the checkout's own. */
  readonly attributes?: readonly CartAttribute[]
}

export type OpenedCart =
  | { readonly ok: true; readonly url: string }
  | {
      readonly ok: false
      readonly refusal: Refusal<'cart-changed' | 'checkout-failed' | 'discount-code-refused'>
      /** What changed, product by product. */
      readonly problems?: readonly LineProblem[]
    }

type Needs = {
  readonly shops: ConnectedShops<'adminCheckouts' | 'carts' | 'drafts'>
  readonly stored: StoredCheckouts
  readonly homes: Readonly<Record<MarketId, string>>
  readonly agreedAtShop: AgreedAtShop | undefined
  readonly log: Log
}

const visitOf = ({ locale, clientIp }: Placing) => ({
  language: locale.language,
  country: locale.market.country,
  buyerIp: clientIp,
})

/** The platform takes less than was requested where the stock went meanwhile. */
const holdsAll = (cart: PlatformCart, lines: readonly LocalLine[]): boolean =>
  findCartProblems(cart, lines).length === 0 && cart.lines.length === lines.length

const changed = (cart: PlatformCart, lines: readonly LocalLine[]): OpenedCart => {
  const problems = findCartProblems(cart, lines)
  return { ok: false, refusal: { code: 'cart-changed' }, ...(problems.length > 0 && { problems }) }
}

const toCartLines = (lines: readonly LocalLine[]): readonly CartLineInput[] =>
  lines.map(({ identity, quantity, attributes }) => ({
    ...{ variantId: identity.variantId, quantity },
    ...(attributes && { attributes }),
  }))

/** A draft order knows the buyer's country by its address alone. Undefined where it is the shop's own. */
const abroad = ({ shop, locale: { market } }: Placing): DeliveryAddress | undefined =>
  market.shop === shop
    ? undefined
    : {
        ...{ firstName: '', lastName: '', company: '', address1: '', address2: '', city: '', provinceCode: '' },
        ...{ zip: '', phone: '', countryCode: market.country },
      }

const allCodes = ({ agreed = [], discountCode }: Placing): readonly string[] => [
  ...codesOf(agreed),
  ...(discountCode ? [discountCode] : []),
]

/** What was typed and takes nothing off is said before anybody leaves for the checkout. */
const refusedCode = ({ codes }: PlatformCart, { discountCode }: Placing): OpenedCart | undefined => {
  const isTyped = (code: string) => code.toLowerCase() === discountCode?.toLowerCase()
  if (!discountCode || codes.some(({ code, isApplicable }) => isApplicable && isTyped(code))) return undefined
  return { ok: false, refusal: { code: 'discount-code-refused', params: { typed: discountCode } } }
}

const failed = (message: string): OpenedCart => ({
  ok: false,
  refusal: { code: 'checkout-failed', params: { message } },
})

export const createPlaceCart = ({ shops, stored, homes, agreedAtShop, log }: Needs) => {
  const withReturn = (url: string, { id, market }: Checkout): string => {
    const target = new URL(url)
    target.searchParams.set('return_to', `${homes[market]}${successPath(id)}`)
    return target.href
  }

  /** What the buyer has filled in may be refused; the checkout then asks for it. */
  const createAtShop = async (shop: ShopHandle, cart: NewCart) => {
    const made = await shops[shop].carts.create(cart)
    if (made.ok) return made
    log.warn({ code: made.error.code }, 'a cart was refused, trying without the buyer')
    return shops[shop].carts.create({ ...cart, buyer: {} })
  }

  /** Once more where the shop would not charge what was agreed. */
  const createAsAgreed = async ({ shop, lines, agreed = [] }: Placing, cart: NewCart) => {
    const made = await createAtShop(shop, cart)
    if (!made.ok || !agreedAtShop || (holdsAll(made.value, lines) && isAtAgreedPrices(made.value, agreed))) return made
    await repairAgreedPrices(agreedAtShop, { shop, cart: made.value, agreed })
    return agreed.length > 0 ? createAtShop(shop, cart) : made
  }

  /** Where the carts of the shop do not respond, and the buyer can do nothing about it. // divergences C-20 */
  const createByAdmin = async (checkout: Checkout, placing: Placing, cart: NewCart): Promise<OpenedCart> => {
    const { shop, buyer } = placing
    const { lines, attributes } = cart
    const customerId = shop === customersShop ? (checkout.customerId ?? undefined) : undefined
    const made = await shops[shop].adminCheckouts.create({
      ...{ lines, attributes, customerId },
      ...(customerId === undefined && { email: buyer.email, address: buyer.address ?? abroad(placing) }),
    })
    if (!made.ok) return failed(made.error.message)
    await stored.open(checkout, { draftId: made.value.id })
    return { ok: true, url: withReturn(made.value.webUrl, checkout) }
  }

  return {
    async create(checkout: Checkout, placing: Placing): Promise<OpenedCart> {
      const { lines, buyer, agreed = [] } = placing
      await failpoint('after-checkout-row')
      const cart = {
        ...visitOf(placing),
        lines: toCartLines(lines),
        attributes: [{ key: checkoutAttribute, value: checkout.id }, ...(placing.attributes ?? [])],
        buyer,
        discountCodes: allCodes(placing),
      }
      let made: Awaited<ReturnType<typeof createAtShop>>
      try {
        made = await createAsAgreed(placing, cart)
      } catch (error) {
        if (!(error instanceof IntegrationError)) throw error
        log.warn({ error: describeError(error) }, 'no cart was made, trying a draft order')
        // A draft order takes no codes: nobody pays more than was agreed, or than a code promises.
        if (cart.discountCodes.length > 0) throw error
        return createByAdmin(checkout, placing, cart)
      }
      if (!made.ok) return failed(made.error.message)
      await failpoint('after-cart-create')
      if (!holdsAll(made.value, lines) || !isAtAgreedPrices(made.value, agreed)) return changed(made.value, lines)
      const refused = refusedCode(made.value, placing)
      if (refused) return refused
      await stored.open(checkout, { cartId: made.value.id })
      await failpoint('after-checkout-open')
      return { ok: true, url: withReturn(made.value.checkoutUrl, checkout) }
    },

    /**
     * The cart of an open checkout with other lines and in another language. Undefined where it is gone, or the shop does
     * not respond: a new one is needed then.
     */
    async change(checkout: Checkout, cartId: string, placing: Placing): Promise<OpenedCart | undefined> {
      const { shop, lines, buyer, locale, agreed = [] } = placing
      const codes = allCodes(placing)
      let cart: PlatformCart | null
      try {
        cart = await shops[shop].carts.replaceLines(cartId, toCartLines(lines), visitOf(placing), {
          ...{ accessToken: buyer.accessToken, ...(codes.length > 0 && { codes }) },
        })
      } catch (error) {
        if (!(error instanceof IntegrationError)) throw error
        log.warn({ error: describeError(error) }, 'a cart was not changed, trying a new one')
        return undefined
      }
      if (!cart) return undefined
      await failpoint('after-cart-change')
      // A new cart repairs what is not as it was agreed.
      if (!isAtAgreedPrices(cart, agreed)) return undefined
      if (!holdsAll(cart, lines)) return changed(cart, lines)
      const refused = refusedCode(cart, placing)
      if (refused) {
        await shops[shop].carts.replaceLines(cartId, toCartLines(lines), visitOf(placing), {
          ...{ accessToken: buyer.accessToken, codes: codesOf(agreed) },
        })
        // Of no press: the next one changes it again, and what was typed at the checkout is still there.
        await stored.open({ ...checkout, fingerprint: hashText(`${checkout.fingerprint} refused`) }, { cartId })
        return refused
      }
      await stored.open(checkout, { cartId })
      // What was typed there stays, and so does its language unless the URL names another.
      const url = new URL(withReturn(cart.checkoutUrl, checkout))
      url.searchParams.set('locale', languageTag[locale.language])
      return { ok: true, url: url.href }
    },

    /**
     * Undefined where the cart or the invoice is gone or is no longer what was pressed for. Its URL is requested at the
     * moment of leaving.
     */
    async find(checkout: Checkout, placing: Placing): Promise<{ readonly url: string } | undefined> {
      const { shop, lines, buyer, agreed = [] } = placing
      if (checkout.draftId !== null) {
        const invoice = await shops[shop].adminCheckouts.refresh(checkout.draftId, toCartLines(lines))
        return invoice ? { url: withReturn(invoice.webUrl, checkout) } : undefined
      }
      if (checkout.cartId === null) return undefined
      const cart = await shops[shop].carts.find(checkout.cartId, visitOf(placing), buyer.accessToken)
      return cart && holdsAll(cart, lines) && isAtAgreedPrices(cart, agreed)
        ? { url: withReturn(cart.checkoutUrl, checkout) }
        : undefined
    },
  }
}

export type PlaceCart = ReturnType<typeof createPlaceCart>
