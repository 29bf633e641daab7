import type { Locale } from '@dvaput/domain/markets/locale'
import { toStoredItem } from '@dvaput/domain/wishlist/wishlist-item'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { productFailure } from '../catalogue/api/failure-response.ts'
import { json } from '../catalogue/api/json-responses.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import { wishlistChangeSchema, wishlistSchema } from './wishlist.schema.ts'
import type { Wishlist } from './wishlist.ts'

type Needs = {
  readonly wishlist: Pick<Wishlist, 'items' | 'add' | 'remove' | 'clear'>
  readonly localeOf: (c: Context) => Locale
}

const changed = { required: true, content: { 'application/json': { schema: wishlistChangeSchema } } } as const
const list = json('The list as it is now', wishlistSchema)

const show = createRoute({
  method: 'get',
  path: '/wishlist',
  tags: ['Wishlist'],
  summary: 'The customer’s wishlist in this market',
  responses: { 200: list, ...refusals(['login-required', 'not-allowed']) },
})

const add = createRoute({
  method: 'post',
  path: '/wishlist',
  tags: ['Wishlist'],
  summary: 'Add a product',
  description: 'A product that is on the list already stays as it was added.',
  request: { body: changed },
  responses: {
    200: list,
    ...refusals(['bad-input', 'bad-json', 'login-required', 'not-allowed', 'product-not-found', 'wishlist-full']),
    ...refusals(['catalogue-failed', 'catalogue-http-error', 'catalogue-timeout']),
  },
})

const remove = createRoute({
  method: 'post',
  path: '/wishlist/remove',
  tags: ['Wishlist'],
  summary: 'Remove a product',
  description: 'A product that is not on the list is none of it afterwards either.',
  request: { body: changed },
  responses: { 200: list, ...refusals(['bad-input', 'bad-json', 'login-required', 'not-allowed']) },
})

const clear = createRoute({
  method: 'post',
  path: '/wishlist/clear',
  tags: ['Wishlist'],
  summary: 'Remove everything',
  responses: { 200: list, ...refusals(['login-required', 'not-allowed']) },
})

/** Every response holds the whole list: what the browser has of it is replaced. */
export const wishlistRoutes = ({ wishlist, localeOf }: Needs) => {
  const read = async (c: Context, customerId: string) => {
    const items = await wishlist.items({ customerId, market: localeOf(c).market })
    return { success: true as const, customerId, items: items.map(toStoredItem) }
  }
  return createApi()
    .openapi(show, async (c) => {
      const checked = await c.get('person').check()
      if (!checked.ok) return refuse(c, checked.refusal)
      return c.json(await read(c, checked.customer.id), 200)
    })
    .openapi(add, async (c) => {
      const checked = await c.get('person').check()
      if (!checked.ok) return refuse(c, checked.refusal)
      const { id } = checked.customer
      try {
        const added = await wishlist.add(id, localeOf(c), c.req.valid('json').id)
        if (!added.ok) return refuse(c, added.refusal)
      } catch (error) {
        return refuse(c, productFailure(error))
      }
      return c.json(await read(c, id), 200)
    })
    .openapi(remove, async (c) => {
      const checked = await c.get('person').check()
      if (!checked.ok) return refuse(c, checked.refusal)
      const { id } = checked.customer
      await wishlist.remove({ customerId: id, market: localeOf(c).market }, c.req.valid('json').id)
      return c.json(await read(c, id), 200)
    })
    .openapi(clear, async (c) => {
      const checked = await c.get('person').check()
      if (!checked.ok) return refuse(c, checked.refusal)
      const { id } = checked.customer
      await wishlist.clear({ customerId: id, market: localeOf(c).market })
      return c.json(await read(c, id), 200)
    })
}
