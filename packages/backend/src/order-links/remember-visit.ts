import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import { createSecretToken, hashSecretToken, isSecretToken } from '../login/secret-token.ts'
import { orderLinkVisits } from './order-links.table.ts'

/** Returns the new value of the browser's cookie, which keeps what the old one opened. */
export const rememberVisit = async (tx: Transaction, linkId: string, browser: string | undefined): Promise<string> => {
  const opened = createSecretToken()
  const browserHash = hashSecretToken(opened)
  if (browser !== undefined && isSecretToken(browser))
    await tx.db
      .update(orderLinkVisits)
      .set({ browserHash })
      .where(eq(orderLinkVisits.browserHash, hashSecretToken(browser)))
  await tx.db.insert(orderLinkVisits).values({ browserHash, linkId }).onConflictDoNothing()
  return opened
}
