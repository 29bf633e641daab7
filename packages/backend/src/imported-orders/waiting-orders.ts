import type { Database } from '@dvaput/database/open-database'
import { isBought } from '@dvaput/domain/international/order-state'
import { createMoney } from '@dvaput/domain/money/money'
import { formatImportedOrderId } from '@dvaput/domain/orders/order-id'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import { hashText } from '../checkout/stored-checkouts.ts'
import type { WaitingOrder } from '../checkout/waiting-order.ts'
import { isSecretToken } from '../login/secret-token.ts'
import { listEarlierOrders } from './placing/earlier-orders.ts'

type Query = {
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
  readonly customerId: string | null
}

/** Nothing of it is personal: a browser sees what it placed itself. // decision 0070 */
export const createListWaitingOrders =
  (database: Pick<Database, 'db'>) =>
  async ({ browser, customerId }: Query): Promise<readonly WaitingOrder[]> => {
    const isKnown = browser !== undefined && isSecretToken(browser)
    if (!isKnown && customerId === null) return []
    const browserHash = isKnown ? hashText(browser) : ''
    const earlier = await listEarlierOrders(database, { browserHash, customerId })
    return earlier.map(({ id, number, state, total, lines, customerId: owner }) => ({
      ...{
        id,
        name: `#E${number}`,
        isPaid: isBought(state),
        canReplace: !isBought(state),
        total: createMoney(total, 'CLP'),
      },
      path:
        customerId !== null && owner === customerId
          ? `/orders/${formatImportedOrderId(number)}`
          : `/checkout-success?${new URLSearchParams({ type: 'era', external_reference: id })}`,
      products: lines.map(({ eraId }) => formatProductIdentity({ kind: 'international', eraId })),
    }))
  }
