import { type ImportedOrderState, isBought } from '@dvaput/domain/international/order-state'
import { createRoute, z } from '@hono/zod-openapi'
import { json } from '../catalogue/api/json-responses.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import type { Checkout } from './checkout.ts'

const read = createRoute({
  method: 'get',
  path: '/checkouts/{id}',
  tags: ['Checkout'],
  summary: 'Whether a checkout became an order',
  description: 'For a browser whose shopper did not come back from the page where they paid.',
  request: { params: z.object({ id: z.guid() }) },
  responses: {
    200: json(
      'What is known of it',
      z.object({ success: z.literal(true), isOrdered: z.boolean() }).openapi('CheckoutState'),
    ),
    ...refusals(['bad-input', 'not-found']),
  },
})

type Needs = {
  readonly checkout: Pick<Checkout, 'read'>
  readonly readImportedOrder: (query: {
    readonly reference: string
    readonly browser: undefined
  }) => Promise<{ readonly state: ImportedOrderState } | null>
}

export const checkoutRoutes = ({ checkout, readImportedOrder }: Needs) =>
  createApi().openapi(read, async (c) => {
    const { id } = c.req.valid('param')
    const found = await checkout.read({ id, browser: undefined, proof: undefined, customer: null })
    if (found)
      return c.json({ success: true as const, isOrdered: found.order !== null && !found.order.isCancelled }, 200)
    const imported = await readImportedOrder({ reference: id, browser: undefined })
    if (!imported) return refuse(c, { code: 'not-found' })
    return c.json({ success: true as const, isOrdered: isBought(imported.state) }, 200)
  })
