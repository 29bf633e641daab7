import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import { emailChanges } from './email-changes.table.ts'

/** Whoever is signed out everywhere may have asked for the change: its link must not bring them back. */
export const createCancelEmailChange =
  ({ db }: Pick<Database, 'db'>) =>
  async (customerId: string): Promise<void> => {
    await db.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
  }
