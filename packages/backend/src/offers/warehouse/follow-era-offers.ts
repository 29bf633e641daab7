import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, isNotNull, sql } from '@dvaput/database/query'
import { unitOf } from '@dvaput/domain/money/money'
import type { EraOffer } from '@dvaput/integrations/era/era-offer'
import type { EraOffers } from '@dvaput/integrations/era/era-offers'
import { z } from 'zod'
import type { Jobs } from '../../jobs/jobs.ts'
import { offerMoves } from '../offer-moves.table.ts'
import { type OfferRow, offers } from '../offers.table.ts'
import type { Offers } from '../offers.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define'>
  readonly era: Pick<EraOffers, 'findOffer' | 'listOffers'>
  readonly offers: Pick<Offers, 'approve' | 'counter' | 'reject' | 'applyMove'>
  readonly log: Log
}

/** The warehouse counts by a clock of its own. */
const overlapMs = 60 * 60_000

/** Answers of the warehouse: by call-back and by asking, into one function that repeats without harm. */
export const createFollowEraOffers = ({ database, jobs, era, offers: commands, log }: Needs) => {
  const lastOwnMove = async (offerId: string): Promise<number> => {
    const [last] = await database.db
      .select({ number: sql<number>`coalesce(max(${offerMoves.number}), 0)::int` })
      .from(offerMoves)
      .where(and(eq(offerMoves.offerId, offerId), eq(offerMoves.actor, 'customer')))
    return last?.number ?? 0
  }

  const apply = async (row: OfferRow, { status, counter, note, revision }: EraOffer) => {
    const by = { actor: 'era', note, key: `era:${revision}` } as const
    if (status === 'approved') return commands.approve(row.id, by)
    if (status === 'rejected') return commands.reject(row.id, by)
    if (status === 'countered') {
      if (counter === null) return { ok: false, refusal: { code: 'offer-amount-missing' } } as const
      return commands.counter(row.id, Math.round(counter * unitOf(row.currency)), by)
    }
    const moved = await database.inTransaction((tx) =>
      commands.applyMove(tx, row.id, { move: 'sell', actor: 'era', key: by.key }),
    )
    return moved.ok ? moved : ({ ok: false, refusal: { code: 'offer-not-possible' } } as const)
  }

  const take = async (known: EraOffer): Promise<void> => {
    const [row] = await database.db.select().from(offers).where(eq(offers.id, known.reference))
    if (!row || known.status === 'pending' || row.status !== 'pending') {
      // The unit can go while the customer thinks about a counter.
      if (row?.status !== 'countered' || known.status !== 'sold') return
    }
    // An answer to an amount that the customer has replaced since.
    if (known.status !== 'sold' && (known.inReplyTo ?? 0) < (await lastOwnMove(row.id))) return
    const result = await apply(row, known)
    if (!result.ok) {
      log.warn(
        { offer: row.id, status: known.status, code: result.refusal.code },
        'an answer of the warehouse cannot be followed',
      )
      return
    }
    if (known.status !== 'sold')
      await database.db.update(offers).set({ eraStatus: 'updated' }).where(eq(offers.id, row.id))
  }

  /** After a call-back: reads the offer there, so that repeated and late call-backs do no harm. */
  const follow = async (reference: string): Promise<void> => {
    if (!z.guid().safeParse(reference).success) return
    const known = await era.findOffer(reference)
    if (known) await take(known)
  }

  /** Whatever changed since the oldest offer that still waits; call-backs may be lost. */
  const poll = async (): Promise<void> => {
    const [oldest] = await database.db
      .select({ since: sql<Date | null>`min(${offers.createdAt})` })
      .from(offers)
      .where(and(inArray(offers.status, ['pending', 'countered']), isNotNull(offers.eraOfferId)))
    if (!oldest?.since) return
    const since = new Date(new Date(oldest.since).getTime() - overlapMs)
    // One that cannot be followed does not keep the others back; the next minute asks again.
    for (const known of await era.listOffers(since.toISOString()))
      await take(known).catch((error: unknown) =>
        log.error({ err: error, offer: known.reference }, 'following an answer of the warehouse failed'),
      )
  }

  jobs.define({
    name: 'follow-era-offers',
    payload: z.object({}),
    cron: '* * * * *',
    // The next minute asks again.
    retryLimit: 0,
    keepSeconds: 60 * 60,
    run: poll,
  })

  return { follow, poll }
}
