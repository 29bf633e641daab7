import type { Currency } from '@dvaput/domain/money/money'
import { titleOfProvider } from '@dvaput/domain/orders/payment-provider-titles'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { Logger } from 'pino'

type Account = Readonly<Record<string, string>>
type Sandbox = { listen(port: number): Promise<{ readonly url: string }>; close(): Promise<void> }

/** What every provider is given beside its account. */
type Surroundings = {
  /** The real service, its test host or the sandbox; nothing stands for the real one. */
  readonly url?: string | undefined
  /** Our own origins, where a shopper may be sent back to. */
  readonly returnOrigins: readonly string[]
  readonly log: Logger
}

type Description<Name extends string, Own extends Account, Settings> = {
  /** As the settings and the database write it. */
  readonly name: Name
  readonly currencies: readonly Currency[]
  /** The environment variables of its host, the port of its sandbox and each part of its account. */
  readonly settings: Settings
  /** Published in this repository, so worth nothing as secrets. */
  readonly demoAccount: Own
  readonly sandbox: { readonly usualPort: number; readonly create: (account: Own) => Sandbox }
  readonly create: (options: Own & Surroundings) => PaymentProvider
}

/** All that the shop has to know of a provider; what its account consists of is known to the provider alone. */
export const describeProvider = <
  const Name extends string,
  Own extends Account,
  const Settings extends {
    readonly url: string
    readonly port: string
    readonly account: Readonly<Record<keyof Own, string>>
  },
>({
  sandbox,
  create,
  ...described
}: Description<Name, Own, Settings>) => ({
  ...described,
  title: titleOfProvider(described.name),
  sandbox: {
    usualPort: sandbox.usualPort,
    /** At the demo's account. */
    create: () => sandbox.create(described.demoAccount),
  },
  /** With an account as `readAccount` read it. */
  create: (account: Account, surroundings: Surroundings) => create({ ...(account as Own), ...surroundings }),
})
