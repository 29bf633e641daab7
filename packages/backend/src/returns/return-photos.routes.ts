import { isUuid } from '@dvaput/domain/text/is-uuid'
import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import type { OrderReader } from '../order-links/order-reader.ts'
import type { Returns } from './returns.ts'

type Needs = { readonly openOrder: OrderReader; readonly returns: Pick<Returns, 'orderOf' | 'photo'> }

const show = createRoute({
  method: 'get',
  path: '/returns/{id}/photos/{number}',
  tags: ['Orders'],
  summary: 'A photo of a return request',
  description: 'For who may open its order and see its addresses. Re-encoded: always WebP, without metadata.',
  request: {
    // Anything else is no photo of anybody: 404, as for a missing one.
    params: z.object({ id: z.string(), number: z.string() }),
  },
  responses: {
    200: {
      description: 'The photo',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refusals(['not-found']),
  },
})

export const returnPhotosRoutes = ({ openOrder, returns }: Needs) =>
  createApi().openapi(show, async (c) => {
    const { id, number } = c.req.valid('param')
    const orderId = isUuid(id) && /^[1-5]$/.test(number) ? await returns.orderOf(id) : undefined
    const opened = orderId === undefined ? null : await openOrder(c, orderId)
    // They may show somebody's home.
    const photo = opened?.showsAddresses ? await returns.photo(id, Number(number)) : undefined
    if (!photo) return refuse(c, { code: 'not-found' })
    const headers = { 'Content-Type': 'image/webp', 'Content-Disposition': `inline; filename="photo-${number}.webp"` }
    return c.body(new Uint8Array(photo), 200, headers) as never
  })
