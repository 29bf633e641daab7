import type { Database } from '@dvaput/database/open-database'
import { isBought } from '@dvaput/domain/international/order-state'
import { createMoney, type Money } from '@dvaput/domain/money/money'
import { formatInternationalOrderId } from '@dvaput/domain/orders/order-id'
import { hashText } from '../checkout/stored-checkouts.ts'
import { isSecretToken } from '../login/secret-token.ts'
import { listEarlierOrders } from './earlier-orders.ts'

/** An order of this browser or customer that stands in the way of another one for the same products. */
export type WaitingOrder = {
  readonly id: string
  readonly name: string
  readonly isPaid: boolean
  /** Where it is shown. */
  readonly path: string
  readonly total: Money
  readonly eraIds: readonly string[]
}

type Query = {
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
  readonly customerId: string | null
}

/** Nothing of it is personal: a browser sees what it placed itself. // readings D-24 */
export const createListWaitingOrders =
  (database: Pick<Database, 'db'>) =>
  async ({ browser, customerId }: Query): Promise<readonly WaitingOrder[]> => {
    const isKnown = browser !== undefined && isSecretToken(browser)
    if (!isKnown && customerId === null) return []
    const browserHash = isKnown ? hashText(browser) : ''
    const earlier = await listEarlierOrders(database, { browserHash, customerId })
    return earlier.map(({ id, number, state, total, lines, customerId: owner }) => ({
      ...{ id, name: `#E${number}`, isPaid: isBought(state), total: createMoney(total, 'CLP') },
      path:
        customerId !== null && owner === customerId
          ? `/orders/${formatInternationalOrderId(number)}`
          : `/checkout-success?${new URLSearchParams({ type: 'era', external_reference: id })}`,
      eraIds: lines.map(({ eraId }) => eraId),
    }))
  }
