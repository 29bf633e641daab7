import type { Customers } from '@dvaput/backend/customers/customers'
import type { Jobs } from '@dvaput/backend/jobs/jobs'
import type { Database } from '@dvaput/database/open-database'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { marketIds } from '@dvaput/domain/markets/market'
import { z } from 'zod'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly records: Pick<Customers['records'], 'meet'>
  readonly findCustomer: (email: string) => Promise<{ readonly id: string } | null>
}

const year = 365 * 24 * 60 * 60

/** The demo's customers count as the owners of their e-mails, so that the international list knows one of them. */
export const createVerifyDemoCustomers = ({ database, jobs, records, findCustomer }: Needs) => {
  const verifyJob = jobs.define({
    name: 'verify-demo-customer',
    payload: z.object({ market: z.enum(marketIds) }),
    retryDelaySeconds: 5,
    keepSeconds: 10 * year,
    async run({ market }) {
      const { email } = demoCustomers[market]
      const customer = await findCustomer(email)
      if (customer) await records.meet({ customerId: customer.id, email, isVerified: true })
    },
  })

  /** Once for each, however often the demo starts. */
  return async (): Promise<void> => {
    await database.inTransaction(async (tx) => {
      for (const market of marketIds) await jobs.enqueue(tx, verifyJob, { market }, { key: market })
    })
  }
}
