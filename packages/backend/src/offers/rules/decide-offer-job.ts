import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import { unitOf } from '@dvaput/domain/money/money'
import { z } from 'zod'
import type { Jobs } from '../../jobs/jobs.ts'
import { offers } from '../offers.table.ts'
import type { Offers } from '../offers.ts'

export const decideOfferJob = 'decide-offer'

const note = z.string().max(1_000).nullable()

const decision = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('approve'), id: z.uuid(), note }),
  z.object({ answer: z.literal('reject'), id: z.uuid(), note }),
  /** In whole units of the offer's currency. */
  z.object({ answer: z.literal('counter'), id: z.uuid(), note, amount: z.int().positive() }),
  z.object({ answer: z.literal('send-again'), id: z.uuid() }),
])

/** What the shop decides from the command line. */
export type OfferDecision = z.infer<typeof decision>

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly jobs: Pick<Jobs, 'define'>
  readonly offers: Pick<Offers, 'approve' | 'counter' | 'reject'>
  readonly sendAgain: (id: string) => Promise<void>
  readonly log: Log
}

/** `npm run offers` has no connection to the shops: the server carries its decisions out. */
export const defineDecideOfferJob = ({ database, jobs, offers: commands, sendAgain, log }: Needs): void => {
  const decide = async (made: Exclude<OfferDecision, { answer: 'send-again' }>) => {
    const by = { note: made.note }
    if (made.answer === 'approve') return commands.approve(made.id, by)
    if (made.answer === 'reject') return commands.reject(made.id, by)
    const { currency } = offers
    const [offer] = await database.db.select({ currency }).from(offers).where(eq(offers.id, made.id))
    if (!offer) return { ok: false, refusal: { code: 'not-found' } } as const
    return commands.counter(made.id, made.amount * unitOf(offer.currency), by)
  }

  jobs.define({
    name: decideOfferJob,
    payload: decision,
    retryLimit: 3,
    async run(made) {
      if (made.answer === 'send-again') return sendAgain(made.id)
      const decided = await decide(made)
      if (!decided.ok) log.warn({ offer: made.id, code: decided.refusal.code }, 'an offer could not be decided')
    },
  })
}
