import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import { defineEraseOldOrders } from './erase-customer.ts'
import { createPasswords } from './passwords/passwords.ts'
import { defineSendResetLink } from './passwords/send-reset-link.ts'
import { createThrottles } from './tokens/throttles.ts'

export type Customers = ReturnType<typeof createCustomers>

export const createCustomers = (needs: PlatformNeeds & { webhooks: WebhookEmitter }) => {
  const throttles = createThrottles(needs)
  defineEraseOldOrders(needs)
  return { passwords: createPasswords(), throttles, sendResetLink: defineSendResetLink(needs) }
}
