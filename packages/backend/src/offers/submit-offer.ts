import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import type { Locale } from '@dvaput/domain/markets/locale'
import { checkOfferAmount } from '@dvaput/domain/offers/check-offer-amount'
import type { OfferKind } from '@dvaput/domain/offers/offer'
import type { OfferSettings } from '@dvaput/domain/offers/offer-limits'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Customer } from '../customers/customers.schema.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { ApplyMove } from './apply-move.ts'
import { countMoves } from './count-moves.ts'
import { isOpen } from './is-open.ts'
import type { OfferedProduct, OfferedProducts, RequestedProduct } from './offered-product.ts'
import { type OfferRow, offers } from './offers.table.ts'
import type { Rules } from './rules/offer-rule.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'ids' | 'limiter'>
  readonly products: OfferedProducts
  readonly applyMove: Pick<ApplyMove, 'record'>
  readonly rules: Rules
  readonly settings: OfferSettings
}

export type NewOffer = RequestedProduct & {
  readonly kind: OfferKind
  readonly customer: Pick<Customer, 'id' | 'email'>
  readonly locale: Locale
  /** As it was typed. */
  readonly amount: string | number
  readonly message: string | null
}

export type Submitted =
  | { readonly ok: true; readonly offer: OfferRow }
  | {
      readonly ok: false
      readonly refusal: Refusal<
        | 'product-not-found'
        | 'offer-amount-missing'
        | 'offer-amount-not-whole'
        | 'offer-amount-too-high'
        | 'offer-open-already'
        | 'offer-limit'
        | 'offer-no-unit'
        | 'too-many-requests'
      >
      readonly retryAfterSeconds?: number
    }

/** Of one customer, whatever they are about: nobody keeps the shop busy all day. */
export const submitLimit = { class: 'offers', limit: 20, windowSeconds: 60 * 60 }

/** In a rush presses queue here, where nothing times out, and not for a connection to the database. */
const semaphoreLimits = { concurrency: 8, maxQueued: 1_000, maxQueuedPerKey: 100 }
const busySeconds = 5

export const createSubmitOffer = (needs: Needs) => {
  const semaphore = createSemaphore(semaphoreLimits)
  const { infrastructure, products, applyMove, rules, settings } = needs
  const { database, ids, limiter } = infrastructure

  const hasOpen = async ({ db }: Transaction, customerId: string, productKey: string): Promise<boolean> => {
    const rows = await db
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.customerId, customerId), eq(offers.productKey, productKey), isOpen))
    return rows.length > 0
  }

  const write = (request: NewOffer, product: OfferedProduct, amount: number): Promise<Submitted> =>
    database.inTransaction(
      async (tx) => {
        const { customer, locale, message } = request
        const { productKey } = product
        // Presses of one customer for one product follow each other, so that many at a time do not pass the limit together.
        const lock = `offers ${customer.id} ${productKey}`
        await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
        if (await hasOpen(tx, customer.id, productKey)) return { ok: false, refusal: { code: 'offer-open-already' } }
        const moves = (await countMoves(tx.db, customer.id, [productKey])).get(productKey) ?? 0
        if (moves >= settings.movesPerProduct) return { ok: false, refusal: { code: 'offer-limit' } }
        const { price, isForSale: _isForSale, collections: _collections, ...facts } = product
        const [offer] = await tx.db
          .insert(offers)
          .values({
            ...facts,
            ...{ id: ids.next(), market: locale.market.id, language: locale.language, message },
            ...{ customerId: customer.id, email: customer.email.toLowerCase(), targetCountry: locale.market.country },
            ...{ currency: price.currency, originalPrice: price.minor, offeredPrice: amount },
            answerBy: sql`app_now() + make_interval(secs => ${settings.answerHours * 3600})`,
          })
          .returning()
        if (!offer) throw new Error('expected one row, got none')
        const decision = await rules.decide(tx, offer, product)
        const isDecided = decision !== undefined
        await applyMove.record(tx, offer, { move: 'submit', actor: 'customer', amount, message, isDecided })
        return { ok: true, offer: await rules.follow(tx, offer, decision) }
      },
      { patient: true },
    )

  const press = async (request: NewOffer): Promise<Submitted> => {
    const { customer, locale, kind, productId } = request
    const { allowed, retryAfterSeconds } = await limiter.consume({ ...submitLimit, key: customer.id })
    if (!allowed) return { ok: false, refusal: { code: 'too-many-requests' }, retryAfterSeconds }
    const product = await (kind === 'local'
      ? products.local(locale, request)
      : products.international(locale, productId))
    if (!product) return { ok: false, refusal: { code: 'product-not-found' } }
    if (!product.isForSale) return { ok: false, refusal: { code: 'offer-no-unit' } }
    const amount = checkOfferAmount(request.amount, product.price)
    if (typeof amount === 'string') return { ok: false, refusal: { code: amount } }
    return write(request, product, amount.minor)
  }

  return async (request: NewOffer): Promise<Submitted> => {
    const pressed = await semaphore.tryRun(() => press(request), request.customer.id)
    if (pressed.ok) return pressed.result
    return { ok: false, refusal: { code: 'too-many-requests' }, retryAfterSeconds: busySeconds }
  }
}
