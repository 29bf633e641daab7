import { lt, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import { customerTokens } from '../tables/customers.table.ts'
import { defineEraseOldOrders } from './erase-customer.ts'
import { createPasswords } from './passwords.ts'
import { defineSendResetLink } from './send-reset-link.ts'
import { createThrottles } from './throttles.ts'

export type Customers = ReturnType<typeof createCustomers>

export const createCustomers = (needs: PlatformNeeds & { webhooks: WebhookEmitter }) => {
  const throttles = createThrottles(needs)
  needs.jobs.define({
    name: 'purge-customer-tokens',
    formerName: 'forget-customer-tokens',
    payload: z.object({}),
    cron: '37 3 * * *',
    async run() {
      await needs.database.db.delete(customerTokens).where(lt(customerTokens.expiresAt, sql`app_now()`))
      await throttles.forgetOldLogins()
    },
  })
  defineEraseOldOrders(needs)
  return { passwords: createPasswords(), throttles, sendResetLink: defineSendResetLink(needs) }
}
