import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, sql } from '@dvaput/database/query'
import type { CartProblem, LineProblem } from '@dvaput/domain/cart/line-problem'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { agreedTitle } from '@dvaput/domain/international/agreed-title'
import {
  type CheckoutCustomer,
  checkCheckoutCustomer,
  missingCustomerFields,
} from '@dvaput/domain/international/checkout-customer'
import { isBought } from '@dvaput/domain/international/order-state'
import type { OrderedLine } from '@dvaput/domain/international/ordered-line'
import { toCheckedCustomer } from '@dvaput/domain/international/to-checked-customer'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Money } from '@dvaput/domain/money/money'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Language } from '@dvaput/domain/text/language'
import { newCheckoutId } from '../checkout/checkout-id.ts'
import { hashText } from '../checkout/stored-checkouts.ts'
import type { EarlierChoice } from '../checkout/waiting-order.ts'
import type { Person } from '../customers/person.ts'
import { createSecretToken, isSecretToken } from '../login/secret-token.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { ReadStock, StockReading } from '../warehouse-orders/read-stock.ts'
import type { AgreedImports } from './agreed-imports.ts'
import type { CancelPayments } from './cancel-payments.ts'
import { compareQuote, findOtherDelivery, type ShownLine, shortProblems } from './compare-quote.ts'
import type { Buyer, EarlierOrders } from './earlier-orders.ts'
import { holdStock } from './hold-stock.ts'
import { type InternationalOrder, internationalOrders } from './international-orders.table.ts'
import type { CreateQuote, Quote } from './quote.ts'
import type { StartPayment } from './start-payment.ts'

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
      readonly order: InternationalOrder
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
  readonly database: Database
  readonly limiter: RateLimiter
  readonly quote: CreateQuote
  readonly readStock: ReadStock
  readonly provider: Pick<PaymentProvider, 'name'> | undefined
  readonly startPayment: StartPayment
  readonly agreed: AgreedImports
  readonly earlier: EarlierOrders
  readonly cancelNow: CancelPayments['now']
}

type NewOrder = Omit<typeof internationalOrders.$inferInsert, 'id'> & Buyer

type Written =
  | { readonly order: InternationalOrder; readonly replaced: readonly InternationalOrder[] }
  | { readonly inTheWay: InternationalOrder }

// How long stock is held for an unpaid order, and how often somebody may press for one.
const holdMinutes = 30
const pressesPerMinute = 10
const pressesPerMinuteOfIp = 60
/** In a rush they wait here, and not each with a connection of the database at the lock of the last unit. */
const semaphoreLimits = { concurrency: 6, maxQueued: 1_000, maxQueuedPerKey: 100 }
/** An order may reach the warehouse while its stock is read, and an answer may leave a product out. */
const readings = 4

const refused = (refusal: PlaceRefusal, problems: readonly CartProblem[] = []) =>
  ({ ok: false, refusal, ...(problems.length > 0 && { problems }) }) as const

/** The reading does not say. */
const unread = 'unread'

/** Thrown, because what was given up and held before has to be undone. */
class NotHeld extends Error {
  readonly why: readonly LineProblem[] | typeof unread
  constructor(why: readonly LineProblem[] | typeof unread) {
    super('not held')
    this.why = why
  }
}

/** From now on the name says why the piece costs less; in a refusal it is the product's own. */
const nameAgreed = (line: OrderedLine, language: Language): OrderedLine =>
  line.offerId === undefined ? line : { ...line, title: agreedTitle(line.title, language) }

const refuseFor = ({ number, state }: InternationalOrder) =>
  refused({ code: isBought(state) ? 'order-just-paid' : 'order-waiting', params: { name: `#E${number}` } })

const toLowest = (email: string) => email.trim().toLowerCase()

export const createPlaceOrder = (needs: Needs) => {
  const { database, limiter, quote, readStock, provider, startPayment, agreed, earlier, cancelNow } = needs
  const semaphore = createSemaphore(semaphoreLimits)

  const isWithinLimits = async (clientIp: string, session: string): Promise<boolean> => {
    const limits = [
      { class: 'international-order', key: session, limit: pressesPerMinute },
      { class: 'international-order-ip', key: clientIp, limit: pressesPerMinuteOfIp },
    ]
    for (const limit of limits) if (!(await limiter.consume({ ...limit, windowSeconds: 60 })).allowed) return false
    return true
  }

  /** The order that an earlier press of the same made, while it can still be paid. */
  const findSame = async (
    { db }: Pick<Transaction, 'db'>,
    { browserHash, fingerprint }: Pick<NewOrder, 'browserHash' | 'fingerprint'>,
  ): Promise<InternationalOrder | undefined> => {
    const [same] = await db
      .select()
      .from(internationalOrders)
      .where(
        and(
          eq(internationalOrders.browserHash, browserHash),
          eq(internationalOrders.fingerprint, fingerprint),
          eq(internationalOrders.state, 'awaiting-payment'),
          gt(internationalOrders.holdUntil, sql`app_now() + interval '1 minute'`),
        ),
      )
    return same
  }

  /** Presses of one buyer follow each other, so that the second finds the order of the first. Customers come first. */
  const lockBuyer = async (tx: Transaction, { browserHash, customerId }: NewOrder) => {
    for (const buyer of [...(customerId == null ? [] : [`of ${customerId}`]), browserHash])
      await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`international order ${buyer}`}, 0))`)
  }

  const write = (row: NewOrder, reading: StockReading, choice: EarlierChoice | undefined): Promise<Written> =>
    database.inTransaction(
      async (tx) => {
        await lockBuyer(tx, row)
        const same = await findSame(tx, row)
        if (same) return { order: same, replaced: [] }
        // Whoever changes an order and presses again must not wait for the units of their own first press.
        const way = await earlier.makeWay(tx, row, choice)
        if ('inTheWay' in way) return way
        const [order] = await tx.db
          .insert(internationalOrders)
          .values({ ...row, lines: row.lines.map((line) => nameAgreed(line, row.language)), id: newCheckoutId() })
          .returning()
        if (!order) throw new Error('inserting an order returned no row')
        const held = await holdStock(tx, order, reading)
        if (held.kind === 'unknown') throw new NotHeld(unread)
        if (held.kind === 'short') throw new NotHeld(shortProblems(row.lines, held))
        for (const { offerId, eraId, title } of row.lines)
          if (offerId !== undefined && !(await agreed.claim(tx, { by: order.id, offerId })))
            throw new NotHeld([{ kind: 'agreed-in-use', item: { kind: 'international', eraId }, name: title }])
        return { order, replaced: way.replaced }
      },
      { patient: true },
    )

  /** Undefined where the warehouse does not answer, or does not say, and nobody has counted lately. */
  const hold = async (
    row: NewOrder,
    eraIds: readonly string[],
    choice: EarlierChoice | undefined,
  ): Promise<Written | readonly LineProblem[] | undefined> => {
    for (let tries = 0; tries < readings; tries += 1) {
      const reading = await readStock.askOrRemember(eraIds)
      if (!reading) return undefined
      try {
        return await write(row, reading, choice)
      } catch (error) {
        if (!(error instanceof NotHeld)) throw error
        if (error.why !== unread) return error.why
      }
    }
    return undefined
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
    const promised = buyer ? await agreed.listFor(buyer.id, request.locale.market.id) : []
    const quoted = await quote(request.lines, promised, request.locale.language)
    const problems = compareQuote(request.lines, quoted)
    if (quoted.unavailable.length > 0 || quoted.lines.length === 0)
      return refused({ code: 'cart-out-of-stock' }, problems)
    const isOther = shownTotal && (shownTotal.minor !== quoted.total.minor || shownTotal.currency !== 'CLP')
    if (isOther || problems.length > 0)
      return refused({ code: 'cart-changed' }, [...problems, ...findOtherDelivery(request.lines, shownTotal, quoted)])
    const browser = known ?? createSecretToken()
    const row = await toRow(request, quoted, hashText(browser))
    const eraIds = quoted.lines.map(({ eraId }) => eraId)
    const held = await semaphore.tryRun(async () => {
      await earlier.refresh(row)
      const same = await findSame(database, row)
      return same ? { order: same, replaced: [] } : hold(row, eraIds, request.earlier)
    }, session)
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
