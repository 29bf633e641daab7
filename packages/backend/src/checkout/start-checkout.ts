import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@dvaput/database/log'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Person } from '../customers/person.ts'
import { describeError } from '../log/describe-error.ts'
import { createSecretToken, isSecretToken } from '../login/secret-token.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { BuyerOf } from './buyer-of.ts'
import type { CheckoutRequestLine, createCheckLines } from './check-lines.ts'
import type { Checkout } from './checkouts.table.ts'
import type { OpenedCart, PlaceCart, Placing } from './place-cart.ts'
import { hashText, type NewCheckout, type StoredCheckouts } from './stored-checkouts.ts'
import { successPath } from './success-path.ts'

export type CheckoutRequest = {
  readonly person: Person
  readonly clientIp: string
  readonly locale: Locale
  /** The secret of the browser's cookie; undefined where it has none yet. */
  readonly browser: string | undefined
  readonly lines: readonly CheckoutRequestLine[]
  /** Of an external account, whose addresses are stored in the browser alone. */
  readonly address?: AddressValues | undefined
}

type StartRefusal = Refusal<
  | 'cart-empty'
  | 'cart-mixed'
  | 'cart-without-local'
  | 'cart-out-of-stock'
  | 'cart-changed'
  | 'checkout-failed'
  | 'too-many-requests'
>

/**
 * `url` leads to the platform, or to the success page for a cart that was bought meanwhile. `browser` is what the cookie
 * has to hold.
 */
export type StartedCheckout =
  | { readonly ok: true; readonly value: { readonly id: string; readonly url: string; readonly browser: string } }
  | { readonly ok: false; readonly refusal: StartRefusal }

type Needs = {
  readonly stored: StoredCheckouts
  readonly checkLines: ReturnType<typeof createCheckLines>
  readonly buyerOf: BuyerOf
  readonly placeCart: PlaceCart
  readonly limiter: RateLimiter
  /** Whether the platform has an order of this checkout. */
  readonly isOrdered: (checkout: Checkout) => Promise<boolean>
  readonly homes: Readonly<Record<MarketId, string>>
  readonly log: Log
}

const pressesPerMinute = 10
const pressesPerMinuteOfIp = 60

/** As long as another press of the same cart may take. */
const waits = { times: 40, milliseconds: 250 }

type OpenedCheckout =
  | { readonly ok: true; readonly id: string; readonly url: string }
  | { readonly ok: false; readonly refusal: StartRefusal }

const refused = (refusal: StartRefusal) => ({ ok: false, refusal }) as const

/** The platform's first message, else what kind of failure it was. // spec §8 Platform */
const messageOf = ({ remoteMessage, status, kind }: IntegrationError): string =>
  remoteMessage || (status === undefined ? kind : `HTTP ${status}`)

export const createStartCheckout = (needs: Needs) => {
  const { stored, checkLines, buyerOf, placeCart, limiter, isOrdered, homes, log } = needs

  const isWithinLimits = async (clientIp: string, session: string): Promise<boolean> => {
    const limits = [
      { class: 'checkout-start', key: session, limit: pressesPerMinute },
      { class: 'checkout-start-ip', key: clientIp, limit: pressesPerMinuteOfIp },
    ]
    for (const limit of limits) if (!(await limiter.consume({ ...limit, windowSeconds: 60 })).allowed) return false
    return true
  }

  /** The cart that an earlier press made, where it still is what was pressed for. */
  const openAgain = async (checkout: Checkout, placing: Placing): Promise<string | undefined> => {
    const cart = await placeCart.find(checkout, placing)
    if (cart) return cart.url
    if (await isOrdered(checkout)) return `${homes[checkout.market]}${successPath(checkout.id)}`
    await stored.close(checkout.id)
    return undefined
  }

  /** Without a cart there is nothing to come back to. */
  const place = async (checkout: Checkout, placing: Placing): Promise<OpenedCart> => {
    let placed: OpenedCart | undefined
    try {
      placed = await placeCart.create(checkout, placing)
      return placed
    } finally {
      if (!placed?.ok) await stored.close(checkout.id)
    }
  }

  const enter = async (placing: Placing, row: NewCheckout): Promise<OpenedCheckout> => {
    for (let tries = 0; tries < waits.times; tries += 1) {
      const claimed = await stored.claim(row)
      if (claimed?.isNew) {
        const placed = await place(claimed.checkout, placing)
        if (placed.ok) await placeCart.retireEarlier(claimed.checkout)
        return placed.ok ? { ok: true, id: claimed.checkout.id, url: placed.url } : placed
      }
      if (claimed?.checkout.state === 'open') {
        const url = await openAgain(claimed.checkout, placing)
        if (url !== undefined) return { ok: true, id: claimed.checkout.id, url }
      } else await sleep(waits.milliseconds)
    }
    return refused({ code: 'too-many-requests' })
  }

  /** Pressed twice or in two tabs, the same cart leads to the same checkout. */
  return async (request: CheckoutRequest): Promise<StartedCheckout> => {
    const { person, clientIp, locale, address } = request
    const known = request.browser !== undefined && isSecretToken(request.browser) ? request.browser : undefined
    const shop: ShopHandle = locale.market.shop
    const customer = await person.customer()
    if (!(await isWithinLimits(clientIp, customer?.id ?? known ?? clientIp)))
      return refused({ code: 'too-many-requests' })
    try {
      const checked = await checkLines(locale, request.lines)
      if (!checked.ok) return checked
      const buyer = await buyerOf({ person, clientIp, market: locale.market.id, shop, address }, locale.market.country)
      const lines = checked.lines.map(({ identity, quantity }) => ({
        ...{ product: formatProductIdentity(identity), quantity },
      }))
      const pressed = [...lines].sort((one, other) => one.product.localeCompare(other.product))
      const fingerprint = hashText(JSON.stringify([pressed, customer?.id ?? null, locale.language, shop]))
      const placing = { shop, locale, clientIp, lines: checked.lines, buyer }
      const browser = known ?? createSecretToken()
      const entered = await enter(placing, {
        ...{ market: locale.market.id, shop, customerId: customer?.id ?? null, lines },
        ...{ browserHash: hashText(browser), fingerprint },
      })
      return entered.ok ? { ok: true, value: { id: entered.id, url: entered.url, browser } } : entered
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ error: describeError(error) }, 'a checkout could not be started')
      return refused({ code: 'checkout-failed', params: { message: messageOf(error) } })
    }
  }
}
