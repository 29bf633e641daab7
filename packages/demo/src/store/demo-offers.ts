import type { Jobs } from '@dvaput/backend/jobs/jobs'
import type { OnOfferMove } from '@dvaput/backend/offers/apply-move'
import { offerMoves } from '@dvaput/backend/offers/offer-moves.table'
import type { Offers } from '@dvaput/backend/offers/offers'
import { offers } from '@dvaput/backend/offers/offers.table'
import { offerRules } from '@dvaput/backend/offers/rules/offer-rules.table'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq } from '@dvaput/database/query'
import { marketIds } from '@dvaput/domain/markets/market'
import { unitOf } from '@dvaput/domain/money/money'
import { z } from 'zod'
import { isLeftToPerson } from './demo-waiting-offers.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly offers: Pick<Offers, 'counter' | 'listen'>
}

const answerAfterMs = 15_000

const rule = { scope: 'market', key: '', approveFromPercent: 92, rejectBelowPercent: 50 } as const

const notes = {
  bcs: 'Možemo se naći na pola puta.',
  en: 'We can meet halfway.',
  es: 'Podemos encontrarnos a mitad de camino.',
}

/** In the demo, somebody answers: rules at once, and a shopkeeper who suggests the middle. */
export const createDemoOffers = ({ database, jobs, offers: commands }: Needs) => {
  const lastMove = async (id: string): Promise<number> => database.db.$count(offerMoves, eq(offerMoves.offerId, id))

  const answerJob = jobs.define({
    name: 'answer-offer-in-demo',
    payload: z.object({ id: z.uuid(), move: z.int().optional() }),
    keepSeconds: 60 * 60,
    async run({ id, move }) {
      const [offer] = await database.db.select().from(offers).where(eq(offers.id, id))
      if (offer?.status !== 'pending' || offer.approving) return
      // Somebody was quicker, and this is about the customer's next answer: that has a job of its own.
      if (move !== undefined && move !== (await lastMove(id))) return
      const { offeredPrice, originalPrice, currency, language } = offer
      // Nobody asks for more than they did before.
      const [earlier] = await database.db
        .select({ amount: offerMoves.amount })
        .from(offerMoves)
        .where(and(eq(offerMoves.offerId, id), eq(offerMoves.move, 'counter')))
        .orderBy(desc(offerMoves.number))
        .limit(1)
      const unit = unitOf(currency)
      const middle = Math.round((offeredPrice + (earlier?.amount ?? originalPrice)) / 2 / unit) * unit
      await commands.counter(id, middle, { note: notes[language] })
    },
  })

  /** Imported products are the warehouse's to answer. */
  const onMove: OnOfferMove = async (tx, { offer, move, isDecided }) => {
    if (isDecided || offer.kind !== 'local' || (move.move !== 'submit' && move.move !== 'answer')) return
    if (isLeftToPerson(move.message)) return
    await jobs.enqueue(
      tx,
      answerJob,
      { id: offer.id, move: move.number },
      { startAfter: new Date(Date.now() + answerAfterMs) },
    )
  }

  commands.listen(onMove)

  return {
    /** Without rules a shopkeeper would have to answer every offer. */
    seedRules: () =>
      database.inTransaction(async (tx) => {
        for (const market of marketIds)
          await tx.db
            .insert(offerRules)
            .values({ ...rule, market })
            .onConflictDoNothing()
      }),
  }
}
