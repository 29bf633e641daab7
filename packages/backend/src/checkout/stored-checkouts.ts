import { createHash } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, inArray, lt, ne, or, sql } from '@dvaput/database/query'
import { isCheckoutId, newCheckoutId } from './checkout-id.ts'
import { type Checkout, checkouts } from './checkouts.table.ts'

/** A platform that has not answered by then never will. */
const placingSeconds = 30

export type NewCheckout = Pick<Checkout, 'market' | 'shop' | 'customerId' | 'browserHash' | 'fingerprint' | 'lines'>

/** What the platform has of a checkout. */
type PaidAt = { readonly cartId: string } | { readonly draftId: string }

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

const isUnfinished = inArray(checkouts.state, ['placing', 'open'])

export const createStoredCheckouts = ({ db }: Pick<Database, 'db'>) => ({
  async find(id: string): Promise<Checkout | undefined> {
    if (!isCheckoutId(id)) return undefined
    const [found] = await db.select().from(checkouts).where(eq(checkouts.id, id))
    return found
  },

  async latestOf(browserHash: string): Promise<Checkout | undefined> {
    const [found] = await db
      .select()
      .from(checkouts)
      .where(eq(checkouts.browserHash, browserHash))
      .orderBy(desc(checkouts.createdAt))
      .limit(1)
    return found
  },

  /** A row of this press, or the one that an earlier press of the same cart left. */
  async claim(checkout: NewCheckout): Promise<{ readonly isNew: boolean; readonly checkout: Checkout } | undefined> {
    const [inserted] = await db
      .insert(checkouts)
      .values({ ...checkout, id: newCheckoutId() })
      .onConflictDoNothing()
      .returning()
    if (inserted) return { isNew: true, checkout: inserted }
    const isSame = and(
      eq(checkouts.browserHash, checkout.browserHash),
      eq(checkouts.fingerprint, checkout.fingerprint),
      isUnfinished,
    )
    const abandoned = lt(checkouts.updatedAt, sql`app_now() - make_interval(secs => ${placingSeconds})`)
    const [takenOver] = await db
      .update(checkouts)
      .set({ updatedAt: sql`app_now()` })
      .where(and(isSame, eq(checkouts.state, 'placing'), abandoned))
      .returning()
    if (takenOver) return { isNew: true, checkout: takenOver }
    const [found] = await db.select().from(checkouts).where(isSame)
    return found && { isNew: false, checkout: found }
  },

  /** Those of the same browser or customer that a newer one has replaced. */
  earlierThan: ({ id, market, shop, browserHash, customerId, createdAt }: Checkout): Promise<Checkout[]> =>
    db
      .select()
      .from(checkouts)
      .where(
        and(
          or(
            eq(checkouts.browserHash, browserHash),
            customerId === null ? undefined : eq(checkouts.customerId, customerId),
          ),
          ne(checkouts.id, id),
          eq(checkouts.market, market),
          // Imported products are paid in another shop, beside what is paid here.
          eq(checkouts.shop, shop),
          eq(checkouts.state, 'open'),
          lt(checkouts.createdAt, createdAt),
        ),
      ),

  async open(id: string, place: PaidAt): Promise<void> {
    await db
      .update(checkouts)
      .set({ state: 'open', ...place, updatedAt: sql`app_now()` })
      .where(and(eq(checkouts.id, id), eq(checkouts.state, 'placing')))
  },

  async close(id: string): Promise<void> {
    await db
      .update(checkouts)
      .set({ state: 'closed', updatedAt: sql`app_now()` })
      .where(and(eq(checkouts.id, id), isUnfinished))
  },
})

export type StoredCheckouts = ReturnType<typeof createStoredCheckouts>
