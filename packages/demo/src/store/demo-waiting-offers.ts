import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import type { Jobs } from '@dvaput/backend/jobs/jobs'
import type { Offers } from '@dvaput/backend/offers/offers'
import { offers } from '@dvaput/backend/offers/offers.table'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray } from '@dvaput/database/query'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { unitOf } from '@dvaput/domain/money/money'
import { z } from 'zod'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly catalogue: Pick<Catalogue, 'home'>
  readonly offers: Pick<Offers, 'submit'>
  readonly findCustomer: (email: string) => Promise<{ readonly id: string } | null>
}

type WaitingOffer = { readonly percent: number; readonly message: string }

/** Between what the demo's rules reject and what they approve. */
const waitingOffers = {
  ba: [
    { percent: 85, message: 'Preuzeo bih sutra u prodavnici i platio gotovinom. Može li za ovu cijenu?' },
    { percent: 74, message: 'Uzimam odmah ako je baterija dobra. Je li mijenjana?' },
    { percent: 58, message: 'Treba mi za školu, ovo je sve što imam.' },
  ],
  cl: [
    { percent: 82, message: '¿Lo dejan en este precio si lo retiro mañana?' },
    { percent: 66, message: 'Lo necesito para la universidad, ¿hay algo que hacer?' },
  ],
} as const satisfies Record<MarketId, readonly WaitingOffer[]>

const messages: readonly string[] = marketIds.flatMap((market) => waitingOffers[market].map(({ message }) => message))

/** Those of the demo that a person has to answer, so that there is something to answer. */
export const isLeftToPerson = (message: string | null): boolean => message !== null && messages.includes(message)

/** The first sync of the catalogue takes about as long. */
const delayMs = 30_000
const day = 24 * 60 * 60

/** Has the demo customers make offers that wait for somebody at the shop. */
export const createDemoWaitingOffers = ({ database, jobs, catalogue, offers: commands, findCustomer }: Needs) => {
  const isWaiting = async (customerId: string): Promise<boolean> => {
    const theirs = and(eq(offers.customerId, customerId), eq(offers.status, 'pending'))
    return (await database.db.$count(offers, and(theirs, inArray(offers.message, [...messages])))) > 0
  }

  const seedJob = jobs.define({
    name: 'seed-demo-offers',
    payload: z.object({ market: z.enum(marketIds) }),
    retryDelaySeconds: 10,
    keepSeconds: 2 * day,
    async run({ market: id }) {
      const { email } = demoCustomers[id]
      const customer = await findCustomer(email)
      if (!customer || (await isWaiting(customer.id))) return
      const market = markets[id]
      const locale = { market, language: market.languages[0] }
      const { newest } = await catalogue.home(locale)
      if (newest.length === 0) throw new Error(`nothing to offer for in ${id} yet`)
      const waiting = [...waitingOffers[id]]
      for (const { id: productId, price, salePrice } of newest) {
        const next = waiting[0]
        if (!next) return
        const { minor, currency } = salePrice ?? price
        const amount = Math.round((minor * next.percent) / 100 / unitOf(currency))
        const { message } = next
        const request = {
          kind: 'local',
          productId,
          customer: { id: customer.id, email },
          locale,
          amount,
          message,
        } as const
        // Refused where it is sold, or offered for already: the next product then.
        if ((await commands.submit(request)).ok) waiting.shift()
      }
    },
  })

  /** Once a day, where none waits any more: they expire after two days. */
  return async (startAfter = new Date(Date.now() + delayMs)): Promise<void> => {
    const today = new Date().toISOString().slice(0, 10)
    await database.inTransaction(async (tx) => {
      for (const market of marketIds)
        await jobs.enqueue(tx, seedJob, { market }, { key: `${market} ${today}`, startAfter })
    })
  }
}
