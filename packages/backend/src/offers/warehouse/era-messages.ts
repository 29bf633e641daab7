import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, isNull, sql } from '@dvaput/database/query'
import { unitOf } from '@dvaput/domain/money/money'
import type { EraOffers } from '@dvaput/integrations/era/era-offers'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { Jobs } from '../../jobs/jobs.ts'
import type { OnOfferMove } from '../apply-move.ts'
import { type OfferRow, offers } from '../offers.table.ts'
import { offerMessages } from './offer-messages.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly era: Pick<EraOffers, 'findOffer' | 'sendOffer' | 'sendOfferMove'>
  /** False where there is no warehouse to tell. */
  readonly isThere: boolean
  readonly log: Log
}

type OfferMessage = typeof offerMessages.$inferSelect

/** Every two minutes for a week: what waited for the warehouse is there soon after it is. */
const retryDelayMaxSeconds = 120
const retryLimit = 7 * 24 * 30

/** The warehouse understood and does not want it: asking again would change nothing. */
const isRefused = (error: unknown): error is IntegrationError =>
  error instanceof IntegrationError && error.kind === 'refused' && error.status !== 429

const toWholeUnits = (minor: number, { currency }: Pick<OfferRow, 'currency'>): number =>
  Math.round(minor / unitOf(currency))

/** Tells the warehouse of an offer, move by move. The shopper never waits for it. */
export const createEraMessages = ({ database, jobs, era, isThere, log }: Needs) => {
  const nextMessage = async (offerId: string): Promise<{ message: OfferMessage; offer: OfferRow } | undefined> => {
    const [next] = await database.db
      .select({ message: offerMessages, offer: offers })
      .from(offerMessages)
      .innerJoin(offers, eq(offers.id, offerMessages.offerId))
      .where(and(eq(offerMessages.offerId, offerId), isNull(offerMessages.sentAt)))
      .orderBy(asc(offerMessages.number))
      .limit(1)
    return next
  }

  const ofMessage = ({ offerId, number }: Pick<OfferMessage, 'offerId' | 'number'>) =>
    and(eq(offerMessages.offerId, offerId), eq(offerMessages.number, number))

  const post = async ({ number, key, body }: OfferMessage, offer: OfferRow): Promise<string> => {
    const move = { reference: offer.id, number, ...body }
    // A warehouse that does not keep keys must not get it twice either.
    const known = await era.findOffer(offer.id)
    if (known && known.received >= number) return known.eraOfferId
    await failpoint('before-era-offer')
    const { eraItemId, sku, originalPrice, targetCountry: country } = offer
    const about = { itemId: eraItemId ?? '', sku, price: toWholeUnits(originalPrice, offer), country }
    const sent = known ? await era.sendOfferMove(move, key) : await era.sendOffer({ ...move, ...about }, key)
    await failpoint('after-era-offer')
    return sent.eraOfferId
  }

  const markSent = (message: OfferMessage, eraOfferId: string): Promise<void> =>
    database.inTransaction(async (tx) => {
      await tx.db
        .update(offerMessages)
        .set({ sentAt: sql`app_now()`, failure: null, attempts: sql`${offerMessages.attempts} + 1` })
        .where(and(ofMessage(message), isNull(offerMessages.sentAt)))
      await tx.db
        .update(offers)
        .set({
          eraOfferId,
          eraStatus: sql`CASE WHEN ${offers.eraStatus} IN ('not_sent', 'failed') THEN 'sent' ELSE ${offers.eraStatus} END`,
        })
        .where(eq(offers.id, message.offerId))
      // Shown among the messages to the warehouse; the offer goes on under its own id.
      const isRepeated = (await tx.db.$count(offers, eq(offers.eraOfferId, eraOfferId))) > 1
      if (isRepeated) log.error({ offer: message.offerId, eraOfferId }, 'the warehouse gave one offer number twice')
    })

  const markFailed = (message: OfferMessage, failure: string, isOver: boolean): Promise<void> =>
    database.inTransaction(async (tx) => {
      await tx.db
        .update(offerMessages)
        .set({ failure, attempts: sql`${offerMessages.attempts} + 1` })
        .where(and(ofMessage(message), isNull(offerMessages.sentAt)))
      if (isOver) await tx.db.update(offers).set({ eraStatus: 'failed' }).where(eq(offers.id, message.offerId))
    })

  /** One message after the other: a later move never overtakes an earlier one. */
  const job = jobs.define({
    name: 'send-offer-to-era',
    payload: z.object({ offerId: z.uuid() }),
    retryLimit,
    retryDelayMaxSeconds,
    concurrency: 4,
    async run({ offerId }, { attempt }) {
      for (;;) {
        const next = await nextMessage(offerId)
        if (!next) return
        const { message, offer } = next
        try {
          await markSent(message, await post(message, offer))
        } catch (error) {
          if (!(error instanceof IntegrationError)) throw error
          const isOver = isRefused(error) || attempt > retryLimit
          await markFailed(message, error.message, isOver)
          if (!isRefused(error)) throw error
          log.error({ offer: offerId, status: error.status }, 'the warehouse refused an offer')
          return
        }
      }
    },
  })

  const send = async (tx: Transaction, offerId: string): Promise<void> => {
    await jobs.enqueue(tx, job, { offerId })
  }

  /** In the transaction of the move: what the warehouse has to hear leaves if and only if it happened. */
  const onMove: OnOfferMove = async (tx, { offer, move }) => {
    if (!isThere || offer.eraItemId === null || move.actor === 'era') return
    const { number, move: kind, amount, message } = move
    await tx.db.insert(offerMessages).values({
      ...{ offerId: offer.id, number, key: `${offer.id}:${number}` },
      body: {
        move: kind,
        amount: amount === null ? null : toWholeUnits(amount, offer),
        currency: offer.currency,
        message,
      },
    })
    await send(tx, offer.id)
  }

  return {
    onMove,
    send,

    /** For the shop, after the warehouse refused it or was silent for too long. */
    sendAgain: (offerId: string): Promise<void> => database.inTransaction((tx) => send(tx, offerId)),
  }
}
