import { lineKey } from '@dvaput/domain/cart/cart-line'
import type { Locale } from '@dvaput/domain/markets/locale'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { productFailure } from '../catalogue/api/failure-response.ts'
import { json } from '../catalogue/api/json-responses.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import { checkedLinesSchema, requestedLinesSchema } from './cart-lines.schema.ts'
import type { CartLines } from './cart-lines.ts'

type Needs = {
  readonly cartLines: CartLines
  readonly localeOf: (c: Context) => Locale
  /** The secret of the browser's cookie. */
  readonly browserOf: (c: Context) => string | undefined
}

const check = createRoute({
  method: 'post',
  path: '/cart/lines',
  tags: ['Cart'],
  summary: 'Price, stock and limit of cart lines, and what changed',
  description: 'In the order of the request. Names are in the visitor’s language.',
  request: { body: { required: true, content: { 'application/json': { schema: requestedLinesSchema } } } },
  responses: {
    200: json('The lines', checkedLinesSchema),
    ...refusals(['bad-input', 'bad-json', 'catalogue-failed', 'catalogue-http-error', 'catalogue-timeout']),
  },
})

export const cartLinesRoutes = ({ cartLines, localeOf, browserOf }: Needs) =>
  createApi().openapi(check, async (c) => {
    const requested = c.req.valid('json').lines.map(({ id, ...line }) => ({ ...line, identity: id }))
    try {
      const customer = await c.get('person').customer()
      const checked = await cartLines(localeOf(c), requested, customer?.id, browserOf(c))
      const lines = checked.map(({ identity, ...line }) => ({ ...line, id: lineKey({ identity }) }))
      return c.json({ success: true as const, lines }, 200)
    } catch (error) {
      return refuse(c, productFailure(error))
    }
  })
