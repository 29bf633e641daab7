import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import type { ExchangeRate } from '@dvaput/domain/international/exchange-rate'
import { z } from 'zod'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createReprice } from './reprice-imported.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly rate: () => Promise<ExchangeRate>
}

const hour = 60 * 60

/** Prices what is sold in dollars anew as soon as the shop has set another rate. */
export const defineRepriceJob = ({ database, bus, jobs, rate }: Needs) => {
  const reprice = createReprice({ database, bus })
  const job = jobs.define({
    name: 'reprice-imported',
    payload: z.object({}),
    expireInSeconds: hour,
    keepSeconds: 24 * hour,
    async run(_, { signal }) {
      // Once more until nothing is left: the rate may have been changed meanwhile.
      while ((await reprice(await rate(), signal)) > 0);
    },
  })
  return (tx: Transaction) => jobs.enqueue(tx, job, {})
}
