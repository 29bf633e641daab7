import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { cardGatewayCharges, cardGatewayRefunds } from '../tables/card-gateway.table.ts'
import type { CardGateway, ChargeResult } from './card-gateway.ts'

type Behaviour = {
  readonly outcome: 'approved' | 'declined' | 'insufficient-funds'
  readonly delay: 'none' | 'slow' | 'endless'
}

/** The numbers to try it with; every other card that is well written is declined. */
export const testCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  slow: '4000000000003220',
  /** Charged, but the response never comes. */
  noResponse: '4000000000000119',
  /** Nothing arrives, nothing is charged, and no response comes. */
  lost: '4000000000000127',
} as const

export type TrialCard = keyof typeof testCards

const behaviours = new Map<string, Behaviour>([
  [testCards.approved, { outcome: 'approved', delay: 'none' }],
  [testCards.insufficientFunds, { outcome: 'insufficient-funds', delay: 'none' }],
  [testCards.slow, { outcome: 'approved', delay: 'slow' }],
  [testCards.noResponse, { outcome: 'approved', delay: 'endless' }],
])

const slowMs = 3_000
const never = () => new Promise<never>(() => {})

const toResult = ({ status, reason, lastDigits }: typeof cardGatewayCharges.$inferSelect): ChargeResult => {
  if (status === 'refused') return { status, reason: reason ?? 'declined' }
  return status === 'approved' ? { status, lastDigits: lastDigits ?? '' } : { status }
}

/** No bank behind it. Its books lie in the database, so that every process meets the same gateway. */
export const createTestCardGateway = ({ db, inTransaction }: Database): CardGateway => {
  const find = async (id: string) => {
    const [charge] = await db.select().from(cardGatewayCharges).where(eq(cardGatewayCharges.id, id))
    return charge && toResult(charge)
  }
  /** The first write decides; everybody gets what was written. */
  const write = async (charge: typeof cardGatewayCharges.$inferInsert): Promise<ChargeResult> => {
    await db.insert(cardGatewayCharges).values(charge).onConflictDoNothing()
    const written = await find(charge.id)
    if (!written) throw new Error('inserting a charge returned no row')
    return written
  }

  return {
    name: 'test-card',
    find,
    cancel: (id) => write({ id, amount: 0, status: 'cancelled' }),

    async charge({ id, amount, currency, card }) {
      if (card.number === testCards.lost) return never()
      const { outcome, delay } = behaviours.get(card.number) ?? { outcome: 'declined', delay: 'none' }
      if (delay === 'slow') await sleep(slowMs)
      const written = await write(
        outcome === 'approved'
          ? { id, amount, currency, status: 'approved', lastDigits: card.number.slice(-4) }
          : { id, amount, currency, status: 'refused', reason: outcome },
      )
      return delay === 'endless' ? never() : written
    },

    refund: ({ id, chargeId, amount }) =>
      inTransaction(async (tx) => {
        const { rowCount } = await tx.db
          .insert(cardGatewayRefunds)
          .values({ id, chargeId, amount })
          .onConflictDoNothing()
        if (rowCount === 0) return
        await tx.db
          .update(cardGatewayCharges)
          .set({ refunded: sql`${cardGatewayCharges.refunded} + ${amount}` })
          .where(eq(cardGatewayCharges.id, chargeId))
      }),
  }
}
