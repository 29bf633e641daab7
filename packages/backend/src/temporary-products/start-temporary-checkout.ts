import type { Log } from '@dvaput/database/log'
import type { CartProblem } from '@dvaput/domain/cart/line-problem'
import { agreedTitle } from '@dvaput/domain/international/agreed-title'
import type { CheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import { countPieces } from '@dvaput/domain/international/ordered-line'
import { chooseShippingRate, parcelRates, totalGrams } from '@dvaput/domain/international/shipping-rate'
import { eraIdAttribute } from '@dvaput/domain/international/temporary-product'
import type { Locale } from '@dvaput/domain/markets/locale'
import { importsShop } from '@dvaput/domain/markets/shop-handle'
import { toRateAttribute } from '@dvaput/domain/money/approximate-rate'
import { createMoney, type Money } from '@dvaput/domain/money/money'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Language } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { LocalLine } from '../checkout/check-lines.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { PlacingOf } from '../checkout/enter-checkout.ts'
import { hashText } from '../checkout/stored-checkouts.ts'
import type { EarlierChoice } from '../checkout/waiting-order.ts'
import type { Person } from '../customers/person.ts'
import { findOtherDelivery, findOtherPrices, type ShownLine } from '../imported-orders/placing/compare-quote.ts'
import { describeError } from '../log/describe-error.ts'
import { createSecretToken, isSecretToken } from '../login/secret-token.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { ClaimTemporary } from './claim-temporary.ts'
import type { MadeProduct, MakeTemporaryProducts } from './make-temporary-products.ts'
import type { createPriceImportedLines, PricedImport } from './price-imported-lines.ts'
import { toTypedBuyer, withTyped } from './typed-buyer.ts'

type Visitor = {
  readonly person: Person
  readonly clientIp: string
  readonly locale: Locale
  /** The secret of the browser's cookie; undefined where it has none yet. */
  readonly browser?: string | undefined
  /** The cookie of a browser in which a mailed link to an order was opened. */
  readonly orderLink?: string | undefined
  /** What was typed before leaving, for the fields of the platform's checkout. */
  readonly customer?: CheckoutCustomer | undefined
}

export type TemporaryCheckoutRequest = Visitor & {
  readonly lines: readonly ShownLine[]
  /** What the shopper saw: compared with the total of now, and never charged. */
  readonly shownTotal?: Money | undefined
  /** What the buyer wants of an order for the same products that waits for its payment, or was just paid. */
  readonly earlier?: EarlierChoice | undefined
}

type TemporaryRefusal = Refusal<
  | 'cart-without-international'
  | 'cart-out-of-stock'
  | 'cart-changed'
  | 'stock-unconfirmed'
  | 'temporary-products-failed'
  | 'temporary-products-refused'
  | 'temporary-checkout-failed'
  | 'temporary-checkout-refused'
  | 'too-many-requests'
  | 'order-waiting'
  | 'order-just-paid'
>

/** `url` leads to the platform's checkout. `id` is the checkout's, `browser` what the cookie `checkout` has to hold. */
export type StartedTemporaryCheckout =
  | { readonly ok: true; readonly url: string; readonly id: string; readonly browser: string }
  | {
      readonly ok: false
      readonly refusal: TemporaryRefusal
      /** What changed, product by product. */
      readonly problems?: readonly CartProblem[]
    }

export type StartTemporaryCheckout = (request: TemporaryCheckoutRequest) => Promise<StartedTemporaryCheckout>

type Needs = {
  readonly checkout: Pick<Checkout, 'enter' | 'buyerOf' | 'makeWay'>
  readonly priceLines: ReturnType<typeof createPriceImportedLines>
  readonly products: MakeTemporaryProducts
  readonly agreed: ClaimTemporary
  readonly limiter: RateLimiter
  readonly log: Log
}

const pressesPerMinute = 10

const refused = <Code extends Exclude<TemporaryRefusal['code'], 'order-waiting' | 'order-just-paid'>>(code: Code) =>
  ({ ok: false, refusal: { code } }) as const

/** At the shop the name alone can say why the piece costs less. */
const nameAgreed = (line: PricedImport, language: Language): PricedImport =>
  line.offerId === undefined ? line : { ...line, title: agreedTitle(line.title, language) }

const toLine = ({ variantId, quantity, eraId }: MadeProduct): LocalLine => ({
  identity: { kind: 'local', shop: importsShop, variantId },
  quantity,
  attributes: [{ key: eraIdAttribute, value: eraId }],
})

/** Imported products at the platform's own checkout, in a market without a payment preference. // divergences D-15 */
export const createStartTemporaryCheckout = (needs: Needs) => {
  const { checkout, priceLines, products, agreed, limiter, log } = needs

  const isWithinLimit = async (key: string): Promise<boolean> =>
    (await limiter.consume({ class: 'temporary-checkout', key, limit: pressesPerMinute, windowSeconds: 60 })).allowed

  /** `makeFor` is asked at most once more for the same checkout, and finds what it has made before. */
  const enter = async (
    visitor: Visitor,
    lines: readonly PricedImport[],
    makeFor: (checkoutId: string) => Promise<readonly MadeProduct[] | undefined>,
  ): Promise<StartedTemporaryCheckout> => {
    const { person, clientIp, locale } = visitor
    const { market, language } = locale
    const knownBrowser = visitor.browser !== undefined && isSecretToken(visitor.browser) ? visitor.browser : undefined
    const browser = knownBrowser ?? createSecretToken()
    const customer = await person.customer()
    const known = await checkout.buyerOf({ person, clientIp, market: market.id, shop: importsShop }, market.country)
    const typed = toTypedBuyer(visitor.customer, market)
    const buyer = withTyped(known, typed)
    const stored = countPieces(lines).map(({ eraId, quantity }) => ({
      product: formatProductIdentity({ kind: 'international', eraId }),
      quantity,
    }))
    // With the prices: at another price it is another checkout, and so it is for somebody at another address.
    const pressed = lines.map(({ eraId, quantity, price }) => [eraId, quantity, price.minor] as const).toSorted()
    let inUse: PricedImport | undefined
    const placingOf: PlacingOf<Refusal<'temporary-checkout-refused' | 'cart-changed'>> = async ({ id }) => {
      inUse = await agreed.claimAll(id, lines)
      if (inUse) return refused('cart-changed')
      const made = await makeFor(id)
      if (!made) return refused('temporary-checkout-refused')
      const rate = market.own?.approximateRate
      const attributes = rate ? [toRateAttribute(rate)] : []
      return { ok: true, placing: { shop: importsShop, locale, clientIp, buyer, lines: made.map(toLine), attributes } }
    }
    const entered = await checkout.enter(
      {
        ...{ market: market.id, shop: importsShop, customerId: customer?.id ?? null, lines: stored },
        browserHash: hashText(browser),
        fingerprint: hashText(JSON.stringify([pressed, customer?.id ?? null, language, importsShop, typed])),
      },
      placingOf,
    )
    if (entered.ok) return { ok: true, url: entered.url, id: entered.id, browser }
    const { code } = entered.refusal
    if (inUse) {
      const item = { kind: 'international', eraId: inUse.eraId } as const
      return { ...refused('cart-changed'), problems: [{ kind: 'agreed-in-use', item, name: inUse.title }] }
    }
    // No code is typed for imported products.
    return refused(code === 'checkout-failed' || code === 'discount-code-refused' ? 'temporary-checkout-failed' : code)
  }

  const guarded = async (
    work: () => Promise<StartedTemporaryCheckout>,
    failed: 'temporary-products-failed' | 'temporary-checkout-failed',
  ): Promise<StartedTemporaryCheckout> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ error: describeError(error) }, 'a checkout of imported products could not be started')
      return refused(failed)
    }
  }

  /** What is to be paid at the platform, for the same parcel. */
  const totalOf = (lines: readonly PricedImport[]) => {
    const { price } = chooseShippingRate(totalGrams(lines), parcelRates)
    const goods = lines.reduce((sum, line) => sum + line.price.minor * line.quantity, 0)
    return { shipping: { price }, total: createMoney(goods + price.minor, price.currency) }
  }

  /** What stands in the way of a checkout of these products. */
  const clearTheWay = async (
    { person, browser, orderLink }: Visitor,
    lines: readonly { readonly eraId: string }[],
    choice: EarlierChoice | undefined,
  ) => {
    const buying = { browser, orderLink, customer: await person.customer() }
    const products = lines.map(({ eraId }) => ({ kind: 'international', eraId }) as const)
    const inTheWay = await checkout.makeWay({ ...buying, shop: importsShop, kind: 'international', products, choice })
    if (inTheWay?.code === 'checkout-failed') return refused('temporary-checkout-failed')
    return inTheWay && ({ ok: false, refusal: inTheWay } as const)
  }

  const start: StartTemporaryCheckout = ({ lines: requested, shownTotal, earlier, ...visitor }) =>
    guarded(async () => {
      if (!(await isWithinLimit(visitor.clientIp))) return refused('too-many-requests')
      const inTheWay = await clearTheWay(visitor, requested, earlier)
      if (inTheWay) return inTheWay
      const customer = await visitor.person.customer()
      const promised = customer ? await agreed.listFor(customer.id, visitor.locale.market.id) : []
      const priced = await priceLines(
        requested.map(({ eraId, quantity }) => ({ eraId, quantity })),
        visitor.locale.language,
        promised,
      )
      if (!priced.ok) return priced
      const problems = findOtherPrices(
        requested,
        priced.lines.map(({ price, ...line }) => ({ ...line, unitPrice: price.minor })),
      )
      const now = totalOf(priced.lines)
      const isOther = shownTotal && (shownTotal.minor !== now.total.minor || shownTotal.currency !== 'CLP')
      if (isOther || problems.length > 0)
        return {
          ...refused('cart-changed'),
          problems: [...problems, ...findOtherDelivery(requested, shownTotal, now)],
        }
      const named = priced.lines.map((line) => nameAgreed(line, visitor.locale.language))
      return enter(visitor, priced.lines, (checkoutId) => products.make(checkoutId, named))
    }, 'temporary-products-failed')

  return {
    start,

    /** Of temporary products that were made before, by the shop's ids. */
    startWith: (
      visitor: Visitor,
      requested: readonly { readonly variantId: string; readonly quantity: number }[],
      earlier?: EarlierChoice,
    ): Promise<StartedTemporaryCheckout> =>
      guarded(async () => {
        if (!(await isWithinLimit(visitor.clientIp))) return refused('too-many-requests')
        const quantities = new Map(requested.map(({ variantId, quantity }) => [variantId, quantity]))
        const rows = await products.findFree([...quantities.keys()])
        if (rows.length === 0 || rows.length < quantities.size) return refused('temporary-checkout-refused')
        const quantityOf = ({ variantId }: { variantId: string | null }) => quantities.get(variantId ?? '') ?? 0
        const lines = rows.map((row) => ({ eraId: row.eraId, quantity: quantityOf(row) }))
        const priced = await priceLines(lines, visitor.locale.language)
        if (!priced.ok) return priced
        const isSame = rows.every(({ eraId, price }) =>
          priced.lines.some((line) => line.eraId === eraId && line.price.minor === price),
        )
        if (!isSame || priced.lines.length < rows.length) return refused('cart-changed')
        const inTheWay = await clearTheWay(visitor, rows, earlier)
        if (inTheWay) return inTheWay
        return enter(visitor, priced.lines, async (checkoutId) => {
          const given = await Promise.all(rows.map((row) => products.give(row, checkoutId, quantityOf(row))))
          return given.every((row) => row !== undefined) ? given : undefined
        })
      }, 'temporary-checkout-failed'),
  }
}
