import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { PaymentProvider } from '@dvaput/integrations/payments/provider'
import { createPaymentProvider } from '@dvaput/integrations/payments/registry'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

type Needs = {
  readonly config: Pick<Config, 'mercadoPago' | 'monri' | 'platform' | 'shopPayments'>
  /** The accounts at the demo's sandboxes that run. */
  readonly sandboxes: {
    readonly mercadoPago: Config['mercadoPago']['account']
    readonly monri: Config['monri']['account']
  }
  /** The origin of each shop of the platform. */
  readonly shopOrigins: Readonly<Record<ShopHandle, string>>
  readonly log: Logger
}

/** Who takes the cards at each shop of the built-in platform, by the settings. */
export const openShopPayments = ({ config, sandboxes, shopOrigins, log }: Needs) => {
  const originsOf = (shop: ShopHandle): readonly string[] => {
    const port = config.platform.ports[shop]
    const own = port === 'off' ? [] : [`http://localhost:${port}`, `https://localhost:${port}`]
    return [shopOrigins[shop], ...own]
  }

  const open = (shop: ShopHandle): PaymentProvider | 'test' | undefined => {
    const name = config.shopPayments[shop]
    if (name === 'test') return name
    const returnOrigins = originsOf(shop)
    const mercadoPago = config.mercadoPago.account ?? sandboxes.mercadoPago
    const monri = config.monri.account ?? sandboxes.monri
    if (name === 'mercado-pago' && mercadoPago)
      return createPaymentProvider('mercado-pago', { ...mercadoPago, returnOrigins, log })
    if (name === 'monri' && monri) return createPaymentProvider('monri', { ...monri, returnOrigins })
    return undefined
  }

  const gateways = { main: open('main'), retail: open('retail') } satisfies Record<ShopHandle, unknown>
  return (shop: ShopHandle) => gateways[shop]
}
