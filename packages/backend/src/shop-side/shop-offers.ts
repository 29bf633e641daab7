import type { Database } from '@dvaput/database/open-database'
import { and, asc, desc, eq, isNotNull, isNull, ne } from '@dvaput/database/query'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import { lockOffer } from '../offers/apply-move.ts'
import { offerMoves } from '../offers/offer-moves.table.ts'
import { offers } from '../offers/offers.table.ts'
import type { createEraMessages } from '../offers/warehouse/era-messages.ts'
import { offerMessages } from '../offers/warehouse/offer-messages.table.ts'
import { readDemand } from '../target-prices/read-demand.ts'
import { createListShopOffers } from './list-shop-offers.ts'

type Needs = {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record' | 'list'>
  readonly messages: Pick<ReturnType<typeof createEraMessages>, 'send'>
}

const othersShown = 10

export type ShopOffers = ReturnType<typeof createShopOffers>

/** What the shop's own screens read of offers. Answers go through `offers`. */
export const createShopOffers = ({ database, audit, messages }: Needs) => {
  const { db, inTransaction } = database
  const { list, find } = createListShopOffers(database)

  const readFailure = async (id: string): Promise<string | null> => {
    const [failed] = await db
      .select({ failure: offerMessages.failure })
      .from(offerMessages)
      .where(and(eq(offerMessages.offerId, id), isNull(offerMessages.sentAt), isNotNull(offerMessages.failure)))
      .orderBy(asc(offerMessages.number))
      .limit(1)
    return failed?.failure ?? null
  }

  return {
    list,

    /** With the whole thread, what else the customer has offered, who answered last, and what others would pay. */
    async find(id: string) {
      const offer = await find(id)
      if (!offer) return undefined
      const [moves, others, failure, demand, { entries }] = await Promise.all([
        db.select().from(offerMoves).where(eq(offerMoves.offerId, id)).orderBy(asc(offerMoves.number)),
        db
          .select()
          .from(offers)
          .where(and(eq(offers.customerId, offer.customerId), ne(offers.id, id)))
          .orderBy(desc(offers.createdAt))
          .limit(othersShown),
        readFailure(id),
        readDemand(database, offer.handle),
        audit.list({ subject: { kind: 'offer', id } }),
      ])
      const answeredBy = entries.find(({ action }) => action.startsWith('offer.'))?.administratorName ?? null
      return { offer, moves, others, failure, demand, answeredBy }
    },

    /** After the warehouse refused it or was silent for too long. */
    sendAgain: (id: string, by: AuditAuthor): Promise<'ok' | 'not-found' | 'not-failed'> =>
      inTransaction(async (tx) => {
        const row = await lockOffer(tx, id)
        if (!row) return 'not-found'
        const { eraStatus } = row
        if (eraStatus !== 'failed') return 'not-failed'
        await messages.send(tx, id)
        const subject = { kind: 'offer', id }
        await audit.record(tx, { by, action: 'warehouse.replay', subject, before: { eraStatus } })
        return 'ok'
      }),
  }
}
