import process from 'node:process'
import { failpointActions, type StoreFailpoint } from '@dvaput/database/failpoint'
import { createAdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import { createAdminRequest } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { openLoginLinkShop } from './login-link-shop.ts'

export type Crash = {
  readonly databaseUrl: string
  readonly shopOrigin: string
  readonly adminToken: string
  readonly failpoint: StoreFailpoint
  /** The link to use; without one the waiting links are mailed. */
  readonly token?: string
}

/** A process of its own, which kills itself at the failpoint: what it had not committed is lost. */
const { databaseUrl, shopOrigin, adminToken, failpoint, token } = JSON.parse(process.argv[2] ?? '') as Crash
const customers = createAdminCustomers(createAdminRequest({ origin: shopOrigin, token: adminToken, fetch }))
failpointActions[failpoint] = { do: 'kill' }
const shop = await openLoginLinkShop({ databaseUrl, customers })
if (token === undefined) await shop.jobs.drain()
else await shop.loginLinks.use({ token, browser: undefined, isConfirmed: true, person: shop.openPerson() })
process.stdout.write('not killed')
await shop.close()
