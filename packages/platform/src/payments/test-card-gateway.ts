import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { type Currency, createMoney } from '@dvaput/domain/money/money'
import type { ProviderPayment } from '@dvaput/domain/payments/payment-provider'
import { cardGatewayCharges, cardGatewayRefunds } from '../tables/card-gateway.table.ts'
import type { CardGateway } from './card-gateway.ts'

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

/** The second is its former name, which stored payments have. */
export const testGatewayNames: readonly string[] = ['test', 'test-card']

type Charge = typeof cardGatewayCharges.$inferSelect

const statusOf = ({ status, amount, refunded }: Charge): ProviderPayment['status'] => {
  if (status === 'refused') return 'rejected'
  return status === 'approved' && amount > 0 && refunded === amount ? 'refunded' : status
}

const toPayment = (charge: Charge): ProviderPayment => {
  const { id, amount, refunded, status, reason, lastDigits, createdAt } = charge
  const currency: Currency = charge.currency ?? 'BAM'
  return {
    ...{ id, reference: id, status: statusOf(charge), statusDetail: reason ?? status },
    ...{ amount: createMoney(amount, currency), refunded: createMoney(refunded, currency) },
    ...{ lastDigits, method: 'card', isOurs: true },
    approvedAt: status === 'approved' ? createdAt.toISOString() : null,
  }
}

/** No bank behind it. Its books lie in the database, so that every process meets the same gateway. */
export const createTestCardGateway = ({ db, inTransaction }: Database): CardGateway => {
  const find = async (id: string) => {
    const [charge] = await db.select().from(cardGatewayCharges).where(eq(cardGatewayCharges.id, id))
    return charge && toPayment(charge)
  }
  /** The first write decides; everybody gets what was written. */
  const write = async (charge: typeof cardGatewayCharges.$inferInsert): Promise<ProviderPayment> => {
    await db.insert(cardGatewayCharges).values(charge).onConflictDoNothing()
    const written = await find(charge.id)
    if (!written) throw new Error('inserting a charge returned no row')
    return written
  }

  return {
    name: 'test',
    abilities: { find: false, search: true, cancel: false, refund: true, card: true },
    origins: [],
    findCharge: find,
    find: async () => {
      throw new Error('the test gateway is asked by reference')
    },
    cancel: async () => {
      throw new Error('the checkout ends its own payments')
    },
    search: async (reference) => [await find(reference)].filter((payment) => payment !== undefined),
    /** The checkout itself asks for the card. */
    start: async ({ reference, returnUrls }) => ({
      kind: 'redirect',
      url: returnUrls.pending,
      providerReference: reference,
    }),
    readWebhook: () => ({ ok: false }),
    cancelCharge: (id) => write({ id, amount: 0, status: 'cancelled' }),

    async charge({ id, amount: { minor: amount, currency }, card }) {
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

    refund: ({ key: id, paymentId: chargeId, amount: { minor: amount } }) =>
      inTransaction(async (tx) => {
        const { rowCount } = await tx.db
          .insert(cardGatewayRefunds)
          .values({ id, chargeId, amount })
          .onConflictDoNothing()
        if (rowCount === 0) return { refundId: id }
        await tx.db
          .update(cardGatewayCharges)
          .set({ refunded: sql`${cardGatewayCharges.refunded} + ${amount}` })
          .where(eq(cardGatewayCharges.id, chargeId))
        return { refundId: id }
      }),
  }
}
