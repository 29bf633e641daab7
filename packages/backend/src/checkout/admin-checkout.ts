import type { Log } from '@dvaput/database/log'
import { type CheckoutResult, type ShippingRate, toRateHandle } from '@dvaput/domain/cart/checkout-result'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { DeliveryAddress } from '@dvaput/integrations/carts/shop-carts'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ConnectedShops } from '../connected-shop.ts'
import { describeError } from '../log/describe-error.ts'
import type { CheckoutRequestLine, createCheckLines, LinesRefusal } from './check-lines.ts'

type Needs = {
  readonly shops: ConnectedShops<'adminCheckouts' | 'carts'>
  readonly checkLines: ReturnType<typeof createCheckLines>
  readonly log: Log
}

export type AdminCheckoutRequest = {
  readonly locale: Locale
  readonly clientIp: string
  readonly lines: readonly CheckoutRequestLine[]
  readonly address?: DeliveryAddress | undefined
}

/** `failed`: the shop could not be asked. `refused`: it would not. */
export type AdminCheckoutOutcome =
  | { readonly ok: true; readonly checkout: CheckoutResult }
  | { readonly ok: false; readonly failure: 'failed' | 'refused' }
  | { readonly ok: false; readonly failure: 'lines'; readonly refusal: LinesRefusal }

/** Checkouts by our own access to the shop, for published products at the shop's prices. // divergences S-15 */
export const createAdminCheckout = ({ shops, checkLines, log }: Needs) => {
  /** What the delivery would cost; none where the Storefront API cannot be asked. */
  const readRates = async (
    { locale, clientIp, address }: AdminCheckoutRequest,
    lines: readonly { readonly variantId: string; readonly quantity: number }[],
  ): Promise<readonly ShippingRate[]> => {
    const { market, language } = locale
    const visit = { language, country: market.country, buyerIp: clientIp }
    const cart = await shops[market.shop].carts.create({ ...visit, lines, attributes: [], buyer: { address } })
    const options = cart.ok ? cart.value.deliveryOptions : []
    return options.map(({ title, estimatedCost }) => ({ handle: toRateHandle(title), title, price: estimatedCost }))
  }

  return async (request: AdminCheckoutRequest): Promise<AdminCheckoutOutcome> => {
    const { locale, address } = request
    try {
      const checked = await checkLines(locale, request.lines)
      if (!checked.ok) return { ok: false, failure: 'lines', refusal: checked.refusal }
      const lines = checked.lines.map(({ identity, quantity }) => ({ variantId: identity.variantId, quantity }))
      const made = await shops[locale.market.shop].adminCheckouts.create({ lines, attributes: [], address })
      if (!made.ok) return { ok: false, failure: 'refused' }
      const shippingRates = await readRates(request, lines).catch((error: unknown) => {
        if (error instanceof IntegrationError) return []
        throw error
      })
      return { ok: true, checkout: { ...made.value, shippingRates } }
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ error: describeError(error) }, 'a checkout by our own access failed')
      return { ok: false, failure: 'failed' }
    }
  }
}

export type AdminCheckout = ReturnType<typeof createAdminCheckout>
