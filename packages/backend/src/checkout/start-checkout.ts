import type { AddressValues } from '@dvaput/domain/address/address-form'
import type { LineProblem } from '@dvaput/domain/cart/line-problem'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { isThrottled } from '@dvaput/integrations/http/read-graphql-response'
import { type Buyer, toHeldProblem } from '../cart/find-holds.ts'
import type { Person } from '../customers/person.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { describeError } from '../log/describe-error.ts'
import { createSecretToken, isSecretToken } from '../login/secret-token.ts'
import { agreedOf, codesOf } from './agreed-lines.ts'
import type { BuyerOf } from './buyer-of.ts'
import type { CheckoutRequestLine, createCheckLines } from './check-lines.ts'
import type { CartAtCheckout } from './checkout.ts'
import type { EarlierOrders } from './earlier-orders.ts'
import type { EnterCheckout } from './enter-checkout.ts'
import { hashText } from './stored-checkouts.ts'
import type { EarlierChoice } from './waiting-order.ts'

export type CheckoutRequest = {
  readonly person: Person
  readonly clientIp: string
  readonly locale: Locale
  /** The secret of the browser's cookie; undefined where it has none yet. */
  readonly browser: string | undefined
  /** The cookie of a browser in which a mailed link to an order was opened. */
  readonly orderLink?: string | undefined
  readonly lines: readonly CheckoutRequestLine[]
  /** Of an external account, whose addresses are stored in the browser alone. */
  readonly address?: AddressValues | undefined
  /** What the buyer wants of an order for the same products that waits for its payment. */
  readonly earlier?: EarlierChoice | undefined
  /** As the buyer has typed it. */
  readonly discountCode?: string | undefined
}

type StartRefusal = Refusal<
  | 'cart-empty'
  | 'cart-mixed'
  | 'cart-without-local'
  | 'cart-out-of-stock'
  | 'cart-changed'
  | 'discount-code-refused'
  | 'checkout-failed'
  | 'too-many-requests'
  | 'order-waiting'
  | 'order-just-paid'
>

/**
 * `url` leads to the platform, or to the success page for a cart that was bought meanwhile. `browser` is what the cookie
 * has to hold.
 */
export type StartedCheckout =
  | { readonly ok: true; readonly value: { readonly id: string; readonly url: string; readonly browser: string } }
  | {
      readonly ok: false
      readonly refusal: StartRefusal
      /** What changed, product by product. */
      readonly problems?: readonly LineProblem[]
    }

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'limiter' | 'log'>
  readonly enter: EnterCheckout
  readonly earlier: Pick<EarlierOrders, 'makeWay'>
  readonly checkLines: ReturnType<typeof createCheckLines>
  readonly buyerOf: BuyerOf
  readonly cart: Pick<CartAtCheckout, 'findHolds' | 'agreedAtShop'>
}

const pressesPerMinute = 10
/** As the platform stores them. */
const maxCodeLength = 255
const pressesPerMinuteOfIp = 60

const refused = (refusal: StartRefusal) => ({ ok: false, refusal }) as const

/** The platform's first message, else what kind of failure it was. // ERR-20 */
const messageOf = ({ remoteMessage, status, kind }: IntegrationError): string =>
  remoteMessage || (status === undefined ? kind : `HTTP ${status}`)

export const createStartCheckout = (needs: Needs) => {
  const { enter, earlier, checkLines, buyerOf } = needs
  const { findHolds, agreedAtShop } = needs.cart
  const { limiter, log } = needs.infrastructure

  /** Our copy of the stock may be some seconds old, and then only the shop knows that somebody is paying for the last one. */
  const sayHolds = async (
    shop: ShopHandle,
    problems: readonly LineProblem[] | undefined,
    buyer: Buyer,
  ): Promise<readonly LineProblem[] | undefined> => {
    const gone = problems?.flatMap(({ kind, item }) => (kind === 'gone' && item.kind === 'local' ? [item] : [])) ?? []
    const holds = gone.length > 0 ? await findHolds?.(shop, gone, buyer) : undefined
    return problems?.map((problem) => {
      const hold = problem.kind === 'gone' ? holds?.get(formatProductIdentity(problem.item)) : undefined
      return hold ? { item: problem.item, name: problem.name, ...toHeldProblem(hold) } : problem
    })
  }

  const isWithinLimits = async (clientIp: string, session: string): Promise<boolean> => {
    const limits = [
      { class: 'checkout-start', key: session, limit: pressesPerMinute },
      { class: 'checkout-start-ip', key: clientIp, limit: pressesPerMinuteOfIp },
    ]
    for (const limit of limits) if (!(await limiter.consume({ ...limit, windowSeconds: 60 })).allowed) return false
    return true
  }

  /** Pressed twice or in two tabs, the same cart leads to the same checkout. */
  return async (request: CheckoutRequest): Promise<StartedCheckout> => {
    const { person, clientIp, locale, address, lines: requested, orderLink, earlier: choice } = request
    const known = request.browser !== undefined && isSecretToken(request.browser) ? request.browser : undefined
    const typed = request.discountCode?.trim().slice(0, maxCodeLength)
    const shop: ShopHandle = locale.market.shop
    const customer = await person.customer()
    if (!(await isWithinLimits(clientIp, customer?.id ?? known ?? clientIp)))
      return refused({ code: 'too-many-requests' })
    try {
      const products = requested.map(({ identity }) => identity)
      const buying = { browser: known, orderLink, customer }
      const inTheWay = await earlier.makeWay({ ...buying, shop, kind: 'local', products, choice })
      if (inTheWay) return refused(inTheWay)
      const checked = await checkLines(locale, requested, customer?.id, known)
      if (!checked.ok) return checked
      const listed = customer && agreedAtShop ? await agreedAtShop.listFor(customer.id, locale.market.id) : []
      const agreed = agreedOf(listed, checked.lines)
      const buyer = await buyerOf({ person, clientIp, market: locale.market.id, shop, address }, locale.market.country)
      const lines = checked.lines.map(({ identity, quantity }) => ({
        ...{ product: formatProductIdentity(identity), quantity },
      }))
      const pressed = [...lines].sort((one, other) => one.product.localeCompare(other.product))
      const fingerprint = hashText(
        JSON.stringify([
          pressed,
          customer?.id ?? null,
          locale.language,
          shop,
          ...codesOf(agreed),
          ...(typed ? [typed] : []),
        ]),
      )
      const placing = {
        shop,
        locale,
        clientIp,
        lines: checked.lines,
        buyer,
        agreed,
        ...(typed && { discountCode: typed }),
      }
      const browser = known ?? createSecretToken()
      const row = {
        ...{ market: locale.market.id, shop, customerId: customer?.id ?? null, lines },
        ...{ browserHash: hashText(browser), fingerprint },
      }
      const entered = await enter<never>(row, async () => ({ ok: true, placing }), { changesCart: true })
      if (entered.ok) return { ok: true, value: { id: entered.id, url: entered.url, browser } }
      const problems = await sayHolds(shop, entered.problems, { customerId: customer?.id, browser: known })
      return { ...entered, ...(problems && { problems }) }
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      if (typed && isThrottled(error)) return refused({ code: 'too-many-requests' })
      log.warn({ error: describeError(error) }, 'a checkout could not be started')
      return refused({ code: 'checkout-failed', params: { message: messageOf(error) } })
    }
  }
}
