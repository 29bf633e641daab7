import type { WaitingOrder } from '@dvaput/backend/checkout/waiting-order'
import type { Customer } from '@dvaput/backend/customers/customers.schema'
import type { Market } from '@dvaput/domain/markets/market'
import type { Services } from '../../context.ts'

type Needs = {
  readonly market: Pick<Market, 'capabilities'>
  readonly customer: Customer | null
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
  /** Of a browser in which a mailed link was opened. */
  readonly orderLink: string | undefined
  readonly services: Pick<Services, 'checkout' | 'importedOrders'>
}

/**
 * Orders of imported products that wait for their payment or were just paid, wherever this market pays them.
 * // decision 0070
 */
export const listWaitingImports = ({
  market,
  customer,
  browser,
  orderLink,
  services: { checkout, importedOrders },
}: Needs): Promise<readonly WaitingOrder[]> =>
  market.capabilities.paymentPreference
    ? importedOrders.listWaiting({ browser, customerId: customer?.id ?? null })
    : checkout.listWaitingImports({ browser, orderLink, customer })
