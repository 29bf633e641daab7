import { createHash } from 'node:crypto'
import { ignoreUniqueViolation } from '@dvaput/database/ignore-unique-violation'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, inArray, isNotNull, lt, ne, or, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { isCheckoutId, newCheckoutId } from './checkout-id.ts'
import { type Checkout, checkouts } from './checkouts.table.ts'
import type { RetireCheckout } from './retire-checkout.ts'

/** A platform that has not answered by then never will. */
const placingSeconds = 30

export type NewCheckout = Pick<Checkout, 'market' | 'shop' | 'customerId' | 'browserHash' | 'fingerprint' | 'lines'>

/** What the platform has of a checkout. */
type PaidAt = { readonly cartId: string } | { readonly draftId: string }

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

const isUnfinished = inArray(checkouts.state, ['placing', 'open'])

const isAbandoned = lt(checkouts.updatedAt, sql`app_now() - make_interval(secs => ${placingSeconds})`)

/** To be paid, or left behind by a server that stopped while it changed the cart. */
const isPayable = or(
  eq(checkouts.state, 'open'),
  and(eq(checkouts.state, 'placing'), isNotNull(checkouts.cartId), isAbandoned),
)

/** Imported products are paid in another shop, beside what is paid here. */
const isOfSameBuyer = ({ market, shop, browserHash, customerId }: Checkout) =>
  and(
    or(eq(checkouts.browserHash, browserHash), customerId === null ? undefined : eq(checkouts.customerId, customerId)),
    eq(checkouts.market, market),
    eq(checkouts.shop, shop),
  )

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly retire: RetireCheckout
}

export const createStoredCheckouts = ({ database, jobs, retire }: Needs) => {
  const { db } = database

  const closeIn = async (tx: Transaction, id: string): Promise<void> => {
    const [closed] = await tx.db
      .update(checkouts)
      .set({ state: 'closed', updatedAt: sql`app_now()` })
      .where(and(eq(checkouts.id, id), isUnfinished))
      .returning()
    if (closed && (closed.cartId ?? closed.draftId) !== null) await retire(tx, id)
  }

  const closeAbandoned = jobs.define({
    name: 'close-abandoned-checkout',
    payload: z.object({ id: z.guid() }),
    run: ({ id }) =>
      database.inTransaction(async (tx) => {
        const [abandoned] = await tx.db
          .select({ id: checkouts.id })
          .from(checkouts)
          .where(and(eq(checkouts.id, id), eq(checkouts.state, 'placing'), isAbandoned))
          .for('update')
        if (abandoned) await closeIn(tx, id)
      }),
  })

  /** Another press changes its cart at this moment and will close this one, unless its server was killed meanwhile. */
  const closeIfAbandoned = (tx: Transaction, id: string) =>
    jobs.enqueue(tx, closeAbandoned, { id }, { startAfter: new Date(Date.now() + 2 * placingSeconds * 1_000) })

  return {
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

    /** The open one of this buyer, whose cart is about to get other lines: those of the row stay until it has them. */
    claimOpen: (checkout: NewCheckout): Promise<Checkout | undefined> =>
      database.inTransaction(async (tx) => {
        const { market, shop, customerId, browserHash, fingerprint } = checkout
        const [open] = await tx.db
          .select({ id: checkouts.id })
          .from(checkouts)
          .where(
            and(
              ...[eq(checkouts.browserHash, browserHash), eq(checkouts.market, market), eq(checkouts.shop, shop)],
              eq(checkouts.state, 'open'),
              ...[isNotNull(checkouts.cartId), ne(checkouts.fingerprint, fingerprint)],
              sql`${checkouts.customerId} IS NOT DISTINCT FROM ${customerId}`,
            ),
          )
          .orderBy(desc(checkouts.createdAt))
          .limit(1)
          .for('update', { skipLocked: true })
        if (!open) return undefined
        const claim = tx.db
          .update(checkouts)
          .set({ state: 'placing', fingerprint, updatedAt: sql`app_now()` })
          .where(eq(checkouts.id, open.id))
          .returning()
        return (await ignoreUniqueViolation(tx, () => claim))?.[0]
      }),

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
      const [takenOver] = await db
        .update(checkouts)
        .set({ updatedAt: sql`app_now()` })
        .where(and(isSame, eq(checkouts.state, 'placing'), isAbandoned))
        .returning()
      if (takenOver) return { isNew: true, checkout: takenOver }
      const [found] = await db.select().from(checkouts).where(isSame)
      return found && { isNew: false, checkout: found }
    },

    /**
     * What is in several open checkouts could be paid several times: the one that is opened last alone keeps its products.
     * Two that open at once wait for each other here.
     */
    open: (checkout: Checkout, place: PaidAt): Promise<void> =>
      database.inTransaction(async (tx) => {
        const known = await tx.db
          .select({ id: checkouts.id, cartId: checkouts.cartId, isPayable: sql<boolean>`${isPayable}` })
          .from(checkouts)
          .where(and(isOfSameBuyer(checkout), isUnfinished))
          .orderBy(checkouts.id)
          .for('update')
        for (const { id, cartId, isPayable } of known) {
          if (id === checkout.id) continue
          if (isPayable) await closeIn(tx, id)
          else if (cartId !== null) await closeIfAbandoned(tx, id)
        }
        await tx.db
          .update(checkouts)
          .set({
            ...{ state: 'open', ...place, lines: checkout.lines, fingerprint: checkout.fingerprint },
            updatedAt: sql`app_now()`,
          })
          .where(and(eq(checkouts.id, checkout.id), eq(checkouts.state, 'placing')))
      }),

    close: (id: string): Promise<void> => database.inTransaction((tx) => closeIn(tx, id)),
  }
}

export type StoredCheckouts = ReturnType<typeof createStoredCheckouts>
