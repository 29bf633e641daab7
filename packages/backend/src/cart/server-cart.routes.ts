import { toStoredCart } from '@dvaput/domain/cart/stored-cart'
import type { Locale } from '@dvaput/domain/markets/locale'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { json } from '../catalogue/api/json-responses.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import { cartSyncSchema, syncedCartSchema } from './server-cart.schema.ts'
import type { ServerCart } from './server-cart.ts'

type Needs = { readonly serverCart: Pick<ServerCart, 'sync'>; readonly localeOf: (c: Context) => Locale }

const sync = createRoute({
  method: 'post',
  path: '/cart/sync',
  tags: ['Cart'],
  summary: 'Merge the browser’s cart with the customer’s',
  description:
    'A guest cart is merged once, keeping the larger quantity. A change wins over what the browser had seen, and otherwise over what is older.',
  request: { body: { required: true, content: { 'application/json': { schema: cartSyncSchema } } } },
  responses: {
    200: json('The customer’s cart in this market', syncedCartSchema),
    ...refusals(['bad-input', 'bad-json', 'login-required', 'not-allowed']),
  },
})

/** The browser’s name of an identity is `id`. */
const toIdentity = <Line extends { readonly id: unknown }>({ id, ...line }: Line) => ({
  ...line,
  identity: id as Line['id'],
})

export const serverCartRoutes = ({ serverCart, localeOf }: Needs) =>
  createApi().openapi(sync, async (c) => {
    const person = await c.get('person').check()
    if (!person.ok) return refuse(c, person.refusal)
    const { revision, guestCart, changes } = c.req.valid('json')
    const { id: customerId } = person.customer
    const synced = await serverCart.sync(customerId, localeOf(c), {
      revision,
      guestCart: guestCart && { ...guestCart, lines: guestCart.lines.map(toIdentity) },
      changes: changes.map(toIdentity),
    })
    const { cart, ...rest } = synced
    return c.json({ success: true as const, customerId, lines: toStoredCart(cart), ...rest }, 200)
  })
