import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { minorDigits } from '@dvaput/domain/money/money'
import { z } from 'zod'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { OnOfferMove } from './apply-move.ts'
import { offerRules } from './offer-rules.table.ts'
import { offers } from './offers.table.ts'
import type { Offers } from './offers.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly catalogue: Pick<Catalogue, 'home'>
  readonly offers: () => Pick<Offers, 'submit' | 'counter'>
  readonly findCustomer: (email: string) => Promise<{ readonly id: string } | null>
}

const answerAfterMs = 15_000
/** The first sync of the catalogue takes about as long. */
const seedAfterMs = 40_000
const year = 365 * 24 * 60 * 60

const rule = { scope: 'market', key: '', approveFromPercent: 92, rejectBelowPercent: 50 } as const

const notes = {
  bcs: 'Možemo se naći na pola puta.',
  en: 'We can meet halfway.',
  es: 'Podemos encontrarnos a mitad de camino.',
}

/** Of what a product costs: the shopkeeper counters the first, the rule says no to the second. */
const seededPercents = [78, 35]

/** In the demo, somebody answers: rules at once, and a shopkeeper who suggests the middle. */
export const createDemoOffers = ({ database, jobs, catalogue, offers: commands, findCustomer }: Needs) => {
  let isDemo = false

  const answerJob = jobs.define({
    name: 'answer-offer-in-demo',
    payload: z.object({ id: z.uuid() }),
    keepSeconds: 60 * 60,
    async run({ id }) {
      const [offer] = await database.db.select().from(offers).where(eq(offers.id, id))
      if (offer?.status !== 'pending' || offer.approving) return
      const { offeredPrice, originalPrice, currency, language } = offer
      const unit = 10 ** minorDigits[currency]
      const middle = Math.round((offeredPrice + originalPrice) / 2 / unit) * unit
      await commands().counter(id, middle, { note: notes[language] })
    },
  })

  /** Imported products are the warehouse's to answer. */
  const onMove: OnOfferMove = async (tx, { offer, move, isDecided }) => {
    if (!isDemo || isDecided || offer.kind !== 'local' || (move.move !== 'submit' && move.move !== 'answer')) return
    await jobs.enqueue(tx, answerJob, { id: offer.id }, { startAfter: new Date(Date.now() + answerAfterMs) })
  }

  const seedJob = jobs.define({
    name: 'seed-demo-offers',
    payload: z.object({ market: z.enum(marketIds) }),
    retryDelaySeconds: 10,
    keepSeconds: 10 * year,
    async run({ market: id }) {
      const { email } = demoCustomers[id]
      const customer = await findCustomer(email)
      if (!customer) return
      const market = markets[id]
      const locale = { market, language: market.languages[0] }
      const { featured } = await catalogue.home(locale)
      for (const [index, percent] of seededPercents.entries()) {
        const product = featured[index + 1]
        const price = product?.price
        if (!product || !price) continue
        const amount = Math.round((price.minor * percent) / 100 / 10 ** minorDigits[price.currency])
        await commands().submit({
          ...{
            kind: 'local',
            productId: product.id,
            customer: { id: customer.id, email },
            locale,
            amount,
            message: null,
          },
        })
      }
    },
  })

  return {
    onMove,

    /** Once for each market, however often the demo starts. */
    async start(startAfter = new Date(Date.now() + seedAfterMs)): Promise<void> {
      isDemo = true
      await database.inTransaction(async (tx) => {
        for (const market of marketIds) {
          await tx.db
            .insert(offerRules)
            .values({ ...rule, market })
            .onConflictDoNothing()
          await jobs.enqueue(tx, seedJob, { market }, { key: market, startAfter })
        }
      })
    },
  }
}
