import type { Database } from '@dvaput/database/open-database'
import { formatImportedOrderId } from '@dvaput/domain/orders/order-id'
import { hashText } from '../checkout/stored-checkouts.ts'
import { isSecretToken } from '../login/secret-token.ts'
import { openInBrowser } from '../order-links/open-in-browser.ts'
import type { ImportedOrder } from './imported-orders.table.ts'
import { findOrderOf } from './payments/record-payment.ts'

type Query = {
  readonly reference: string
  /** The secret of the cookie with which orders are placed. */
  readonly placedBy: string | undefined
  /** The cookie of a browser in which links to orders were opened. */
  readonly browser: string | undefined
}

/** What a customer placed is shown to nobody else, also after they have signed out. */
export const isGuestsOwn = (
  { browserHash, customerId }: Pick<ImportedOrder, 'browserHash' | 'customerId'>,
  placedBy: string | undefined,
): boolean =>
  customerId === null && placedBy !== undefined && isSecretToken(placedBy) && browserHash === hashText(placedBy)

/** A guest who has just paid need not wait for the mail: the browser that typed the order in may read it. */
export const createOpenOwnOrder =
  (database: Pick<Database, 'db' | 'inTransaction'>) =>
  async ({ reference, placedBy, browser }: Query) => {
    const order = await findOrderOf(database, reference)
    if (!order || !isGuestsOwn(order, placedBy)) return null
    const { id, number, email, market, language, paidAt, createdAt } = order
    const orderId = formatImportedOrderId(number)
    const link = { id, orderId, email, market, language, placedAt: paidAt ?? createdAt }
    const opened = await database.inTransaction((tx) => openInBrowser(tx, link, browser))
    return opened === null ? null : { orderId, browser: opened }
  }
