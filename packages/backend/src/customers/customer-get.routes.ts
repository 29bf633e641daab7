import type { AccountRecord } from '@dvaput/domain/account/account-record'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import { accountSchema } from './account.schema.ts'
import { bearerOf, checkHandle } from './check-handle.ts'
import type { ReadAccount } from './read-account.ts'

const get = createRoute({
  method: 'post',
  path: '/shopify/customer/get',
  tags: ['Customer'],
  summary: 'The customer, as the platform knows them',
  description: 'The Bearer token is the one that `/api/me` sends, and holds with the cookie of its session alone.',
  security: [{ bearer: [] }],
  responses: {
    200: {
      description: 'The customer',
      content: { 'application/json': { schema: z.object({ success: z.literal(true), customer: accountSchema }) } },
    },
    ...refusals(['login-required', 'account-unavailable']),
  },
})

const toWire = ({ defaultAddressId, addresses, orders, ...profile }: AccountRecord) => ({
  ...profile,
  defaultAddress: defaultAddressId === null ? null : { id: defaultAddressId },
  addresses: [...addresses],
  orders: orders.map((order) => ({ ...order, lines: [...order.lines] })),
})

type Needs = { readonly readAccount: ReadAccount; readonly clientIpOf: (c: Context) => string }

export const customerGetRoutes = ({ readAccount, clientIpOf }: Needs) =>
  createApi().openapi(get, async (c) => {
    const person = c.get('person')
    if (!(await checkHandle(person, bearerOf(c.req.header('Authorization')))))
      return refuse(c, { code: 'login-required' })
    try {
      const account = await readAccount(person, clientIpOf(c))
      if (!account) return refuse(c, { code: 'login-required' })
      return c.json({ success: true as const, customer: toWire(account) }, 200)
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      return refuse(c, { code: 'account-unavailable' })
    }
  })
