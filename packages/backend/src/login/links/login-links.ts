import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { Customers } from '../../customers/customers.ts'
import type { Infrastructure } from '../../infrastructure.ts'
import { createSealing } from '../../secrets/sealing.ts'
import { createFindLoginLink } from './find-login-link.ts'
import { createRequestLoginLink } from './request-login-link.ts'
import { defineSendLoginLink } from './send-login-link.ts'
import { createUseLoginLink } from './use-login-link.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'mail' | 'limiter' | 'ids'>
  readonly customers: Pick<Customers, 'startSession'>
  /** Of the main shop, which keeps the customers. */
  readonly shop: { readonly admin: Pick<ShopCustomers['admin'], 'findByEmail'> }
  readonly secret: string
  readonly homes: Readonly<Record<MarketId, string>>
}

/** Signing in by a link that is mailed. // AUTH-05 */
export const createLoginLinks = ({ infrastructure, customers, shop, secret, homes }: Needs) => {
  const { database, jobs, mail, limiter, ids } = infrastructure
  const findCustomer = async (email: string) => {
    const customer = await shop.admin.findByEmail(email)
    return customer && !customer.isClosed ? customer : null
  }
  const sendLoginLink = defineSendLoginLink({ database, jobs, mail, findCustomer, homes })
  const find = createFindLoginLink({ database })
  return {
    ...find,
    request: createRequestLoginLink({ database, jobs, sendLoginLink, limiter, ids, sealing: createSealing(secret) }),
    use: createUseLoginLink({ database, find, findCustomer, startSession: customers.startSession }),
  }
}

export type LoginLinks = ReturnType<typeof createLoginLinks>
