import { failpoint } from '@dvaput/database/failpoint'
import { sql } from '@dvaput/database/query'
import type { CartProblem } from '@dvaput/domain/cart/line-problem'
import {
  type CheckoutCustomer,
  checkCheckoutCustomer,
  missingCustomerFields,
} from '@dvaput/domain/international/checkout-customer'
import { isBought } from '@dvaput/domain/international/order-state'
import { toCheckedCustomer } from '@dvaput/domain/international/to-checked-customer'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Money } from '@dvaput/domain/money/money'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { hashText } from '../../checkout/stored-checkouts.ts'
import type { EarlierChoice } from '../../checkout/waiting-order.ts'
import type { Person } from '../../customers/person.ts'
import { createSecretToken, isSecretToken } from '../../login/secret-token.ts'
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts'
import type { ImportedOrder } from '../imported-orders.table.ts'
import type { CancelPayments } from '../payments/cancel-payments.ts'
import type { StartPayment } from '../payments/start-payment.ts'
import { compareQuote, findOtherDelivery, type ShownLine } from './compare-quote.ts'
import type { Quote, QuoteFor } from './quote.ts'
import type { NewOrder, WriteOrder } from './write-order.ts'

export type PlaceRequest = {
  readonly person: Pick<Person, 'customer'>
  readonly clientIp: string
  readonly locale: Locale
  /** The secret of the browser's cookie; undefined where it has none yet. */
  readonly browser: string | undefined
  readonly lines: readonly ShownLine[]
  readonly customer: CheckoutCustomer
  /** What the shopper saw: compared with the total of now, and never charged. */
  readonly shownTotal?: Money | undefined
  /** What the buyer wants of an order for the same products that waits for its payment, or was just paid. */
  readonly earlier?: EarlierChoice | undefined
}

type PlaceRefusal = Refusal<
  | 'bad-input'
  | 'not-found'
  | 'cart-without-international'
  | 'cart-out-of-stock'
  | 'cart-changed'
  | 'checkout-customer-missing'
  | 'stock-unconfirmed'
  | 'payment-failed'
  | 'too-many-requests'
  | 'order-waiting'
  | 'order-just-paid'
>

/** `url` is the provider's page. `browser` is what the cookie `checkout` has to hold. */
export type PlacedOrder =
  | {
      readonly ok: true
      readonly order: ImportedOrder
      readonly url: string
      readonly providerReference: string
      readonly browser: string
    }
  | {
      readonly ok: false
      readonly refusal: PlaceRefusal
      /** What changed, product by product. */
      readonly problems?: readonly CartProblem[]
    }

type Needs = {
  readonly limiter: RateLimiter
  readonly quote: QuoteFor
  readonly provider: Pick<PaymentProvider, 'name'> | undefined
  readonly writeOrder: WriteOrder
  readonly cancelNow: CancelPayments['now']
  readonly startPayment: StartPayment
}

// How long stock is held for an unpaid order, and how often somebody may press for one.
const holdMinutes = 30
const pressesPerMinute = 10
const pressesPerMinuteOfIp = 60

const refused = (refusal: PlaceRefusal, problems: readonly CartProblem[] = []) =>
  ({ ok: false, refusal, ...(problems.length > 0 && { problems }) }) as const

const refuseFor = ({ number, state }: ImportedOrder) =>
  refused({ code: isBought(state) ? 'order-just-paid' : 'order-waiting', params: { name: `#E${number}` } })

const toLowest = (email: string) => email.trim().toLowerCase()

export const createPlaceOrder = (needs: Needs) => {
  const { limiter, quote, provider, writeOrder, cancelNow, startPayment } = needs

  const isWithinLimits = async (clientIp: string, session: string): Promise<boolean> => {
    const limits = [
      { class: 'international-order', key: session, limit: pressesPerMinute },
      { class: 'international-order-ip', key: clientIp, limit: pressesPerMinuteOfIp },
    ]
    for (const limit of limits) if (!(await limiter.consume({ ...limit, windowSeconds: 60 })).allowed) return false
    return true
  }

  const toRow = async (request: PlaceRequest, { lines, shipping, total }: Quote, browserHash: string) => {
    const { locale, person } = request
    const delivery = locale.market.figures.deliveryImported
    const customer = await person.customer()
    const checked = toCheckedCustomer(request.customer, locale.market.id)
    const typed = { ...checked, email: toLowest(checked.email) }
    const pressed = [...lines].sort((one, other) => one.eraId.localeCompare(other.eraId))
    const content = [pressed.map(({ rate, ...line }) => line), typed, total.minor, customer?.id ?? null]
    return {
      market: locale.market.id,
      language: locale.language,
      customerId: customer?.id ?? null,
      email: typed.email,
      customer: typed,
      browserHash,
      fingerprint: hashText(JSON.stringify([...content, locale.market.id, locale.language])),
      lines: pressed,
      shipping: { ...shipping, delivery: { from: delivery.from, to: delivery.to } },
      shippingTotal: shipping.price.minor,
      total: total.minor,
      provider: provider?.name ?? '',
      holdUntil: sql`app_now() + make_interval(mins => ${holdMinutes})` as unknown as Date,
    } satisfies NewOrder
  }

  /**
   * Checks with the warehouse, holds the stock and writes the order, and only then asks the provider for a page. Pressed
   * twice or in two tabs, an unchanged order is one order with one page.
   */
  return async (request: PlaceRequest): Promise<PlacedOrder> => {
    const { person, clientIp, customer, shownTotal } = request
    if (!provider) return refused({ code: 'not-found' })
    const known = request.browser !== undefined && isSecretToken(request.browser) ? request.browser : undefined
    const session = (await person.customer())?.id ?? known ?? clientIp
    if (!(await isWithinLimits(clientIp, session))) return refused({ code: 'too-many-requests' })
    if (missingCustomerFields(customer).length > 0) return refused({ code: 'checkout-customer-missing' })
    const [wrong] = Object.keys(checkCheckoutCustomer(customer, request.locale.market.id))
    if (wrong !== undefined) return refused({ code: 'bad-input', params: { field: wrong } })
    if (request.lines.length === 0) return refused({ code: 'cart-without-international' })
    const buyer = await person.customer()
    const { market, language } = request.locale
    const quoted = await quote(request.lines, buyer ? { customerId: buyer.id, market: market.id } : undefined, language)
    const problems = compareQuote(request.lines, quoted)
    if (quoted.unavailable.length > 0 || quoted.lines.length === 0)
      return refused({ code: 'cart-out-of-stock' }, problems)
    const isOther = shownTotal && (shownTotal.minor !== quoted.total.minor || shownTotal.currency !== 'CLP')
    if (isOther || problems.length > 0)
      return refused({ code: 'cart-changed' }, [...problems, ...findOtherDelivery(request.lines, shownTotal, quoted)])
    const browser = known ?? createSecretToken()
    const row = await toRow(request, quoted, hashText(browser))
    const held = await writeOrder(row, session, request.earlier)
    if (!held.ok) return refused({ code: 'too-many-requests' })
    const written = held.result
    if (!written) return refused({ code: 'stock-unconfirmed' })
    if ('inTheWay' in written) return refuseFor(written.inTheWay)
    if (!('order' in written))
      return refused(
        { code: written.some(({ kind }) => kind === 'agreed-in-use') ? 'cart-changed' : 'cart-out-of-stock' },
        written,
      )
    const { order, replaced } = written
    await failpoint('after-international-order')
    for (const each of replaced) await cancelNow(each)
    const started = await startPayment(order)
    if (!started.ok) return started
    return { ok: true, order, url: started.url, providerReference: started.providerReference, browser }
  }
}
