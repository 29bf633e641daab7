import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { cardGatewayCharges, cardGatewayRefunds } from '../tables/card-gateway.table.ts'
import type { CardGateway, ChargeResult } from './card-gateway.ts'

type Behaviour = {
  readonly answer: 'approved' | 'declined' | 'insufficient-funds'
  readonly delay: 'none' | 'slow' | 'endless'
}

/** The numbers to try it with; every other card that is well written is declined. */
export const testCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  slow: '4000000000003220',
  /** Charged, but the answer never comes. */
  noAnswer: '4000000000000119',
  /** Nothing arrives, nothing is charged, and no answer comes. */
  lost: '4000000000000127',
} as const

export type TrialCard = keyof typeof testCards

const behaviours = new Map<string, Behaviour>([
  [testCards.approved, { answer: 'approved', delay: 'none' }],
  [testCards.insufficientFunds, { answer: 'insufficient-funds', delay: 'none' }],
  [testCards.slow, { answer: 'approved', delay: 'slow' }],
  [testCards.noAnswer, { answer: 'approved', delay: 'endless' }],
])

const slowMs = 3_000
const never = () => new Promise<never>(() => {})

const toAnswer = ({ status, reason, lastDigits }: typeof cardGatewayCharges.$inferSelect): ChargeResult => {
  if (status === 'refused') return { status, reason: reason ?? 'declined' }
  return status === 'approved' ? { status, lastDigits: lastDigits ?? '' } : { status }
}

/** No bank behind it. Its books lie in the database, so that every process meets the same gateway. */
export const createTestCardGateway = ({ db, inTransaction }: Database): CardGateway => {
  const find = async (id: string) => {
    const [charge] = await db.select().from(cardGatewayCharges).where(eq(cardGatewayCharges.id, id))
    return charge && toAnswer(charge)
  }
  /** Whoever writes first decides; everybody is told what was written. */
  const write = async (charge: typeof cardGatewayCharges.$inferInsert): Promise<ChargeResult> => {
    await db.insert(cardGatewayCharges).values(charge).onConflictDoNothing()
    const written = await find(charge.id)
    if (!written) throw new Error('a charge was not written')
    return written
  }

  return {
    name: 'test-card',
    find,
    cancel: (id) => write({ id, amount: 0, status: 'cancelled' }),

    async charge({ id, amount, currency, card }) {
      if (card.number === testCards.lost) return never()
      const { answer, delay } = behaviours.get(card.number) ?? { answer: 'declined', delay: 'none' }
      if (delay === 'slow') await sleep(slowMs)
      const written = await write(
        answer === 'approved'
          ? { id, amount, currency, status: 'approved', lastDigits: card.number.slice(-4) }
          : { id, amount, currency, status: 'refused', reason: answer },
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
