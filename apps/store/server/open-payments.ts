import type { PaymentProvider } from '@dvaput/integrations/payments/provider'
import { createPaymentProvider } from '@dvaput/integrations/payments/registry'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Origins } from './markets-by-host.ts'

type Account = NonNullable<Config['mercadoPago']['account']>
type Needs = {
  readonly config: Pick<Config, 'mercadoPago'>
  /** The account at the demo's sandbox, if it runs. */
  readonly sandbox: Account | undefined
  readonly homes: Origins
  readonly log: Logger
}

/** Who takes the money for imported products: the account of the settings, else the demo's sandbox, else nobody. */
export const openPayments = ({ config, sandbox, homes, log }: Needs): PaymentProvider | undefined => {
  const account = config.mercadoPago.account ?? sandbox
  return account && createPaymentProvider('mercado-pago', { ...account, returnOrigins: Object.values(homes), log })
}
