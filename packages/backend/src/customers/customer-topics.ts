import { closedAccountTag } from '@dvaput/domain/account/closed-account-tag'
import { toCustomerGid } from '@dvaput/domain/account/customer-gid'
import { z } from 'zod'
import type { ShopTopics } from '../webhook-inbox/shop-webhook-provider.ts'
import type { CustomerSessions } from './customer-sessions.ts'

const customerBody = z.object({ id: z.coerce.number().int().positive(), tags: z.string().default('') })

/** Webhooks about customers: whose account the shop closed is logged in nowhere, the platform included. */
export const createCustomerTopics = ({ endAllSessions }: Pick<CustomerSessions, 'endAllSessions'>): ShopTopics => {
  const endSessionsOf = (id: number) => endAllSessions(toCustomerGid(String(id)))
  return {
    async 'customers/update'(body) {
      const { id, tags } = customerBody.parse(body)
      if (tags.split(/,\s*/).includes(closedAccountTag)) await endSessionsOf(id)
    },
    'customers/delete': async (body) => endSessionsOf(customerBody.parse(body).id),
  }
}
