import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Origins } from '../markets-by-host.ts'
import type { PaymentSandboxes } from './open-payment-sandboxes.ts'
import { type ProviderName, providerOf } from './payment-providers.ts'

type Needs = {
  readonly config: Pick<Config, 'payments' | 'platform'>
  /** The accounts at the demo's sandboxes that run. */
  readonly sandboxes: PaymentSandboxes
  /** The origins of our markets. */
  readonly homes: Origins
  /** The origin of each shop of the platform. */
  readonly shopOrigins: Readonly<Record<ShopHandle, string>>
  readonly log: Logger
}

/** Who takes the money, by the settings: for imported products, and for the cards at each shop of the built-in platform. */
export const openPayments = ({ config: { payments, platform }, sandboxes, homes, shopOrigins, log }: Needs) => {
  /** The account of the settings, else the demo's sandbox, else nobody. */
  const open = (name: ProviderName, returnOrigins: readonly string[]): PaymentProvider | undefined => {
    const account = payments.accounts[name].account ?? sandboxes[name]
    return account && providerOf(name).create(account.parts, { url: account.url, returnOrigins, log })
  }

  const originsOf = (shop: ShopHandle): readonly string[] => {
    const port = platform.ports[shop]
    const own = port === 'off' ? [] : [`http://localhost:${port}`, `https://localhost:${port}`]
    return [shopOrigins[shop], ...own]
  }
  const openAt = (shop: ShopHandle): PaymentProvider | 'test' | undefined => {
    const name = payments[shop]
    if (name === 'off') return undefined
    return name === 'test' ? name : open(name, originsOf(shop))
  }

  const gateways = { main: openAt('main'), retail: openAt('retail') } satisfies Record<ShopHandle, unknown>
  return {
    gatewayOf: (shop: ShopHandle) => gateways[shop],
    imported: open(payments.imported, Object.values(homes)),
  }
}
