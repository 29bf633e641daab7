import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { checkouts, type Payment } from '../tables/checkouts.table.ts'
import { type Shop, shops } from '../tables/shops.table.ts'
import { createTestCardGateway, testGatewayNames } from './test-card-gateway.ts'

type Needs = { readonly database: Database } & Pick<PlatformNeeds, 'gatewayOf' | 'testCards'>

/** The gateway of each shop, as the host has it. */
export const createGateways = ({ database, testCards = true, gatewayOf }: Needs) => {
  const test = createTestCardGateway(database)
  /** Undefined where the shop takes no cards. */
  const of = ({ handle }: Pick<Shop, 'handle'>): PaymentProvider | undefined => {
    const gateway = gatewayOf ? gatewayOf(handle) : testCards ? 'test' : undefined
    return gateway === 'test' ? test : gateway
  }
  return {
    of,
    /** The one that knows this payment, which is not always the one that the shop has now. */
    async ofPayment({ provider, checkoutToken }: Payment): Promise<PaymentProvider> {
      if (testGatewayNames.includes(provider)) return test
      const [shop] = await database.db
        .select({ handle: shops.handle })
        .from(checkouts)
        .innerJoin(shops, eq(shops.id, checkouts.shopId))
        .where(eq(checkouts.token, checkoutToken))
      const gateway = shop && of(shop)
      if (gateway?.name !== provider) throw new Error(`there is no payment gateway ${provider} in the settings`)
      return gateway
    },
  }
}

export type Gateways = ReturnType<typeof createGateways>
