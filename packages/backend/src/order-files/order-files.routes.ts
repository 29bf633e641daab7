import type { Locale } from '@dvaput/domain/markets/locale'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import type { OrderReader } from '../order-links/order-reader.ts'
import type { OrderFiles } from './order-files.ts'

type Needs = {
  readonly openOrder: OrderReader
  readonly orderFiles: OrderFiles
  readonly localeOf: (c: Context) => Locale
}

const file = z.string().openapi({ format: 'binary' })
const params = z.object({ id: z.string().openapi({ description: 'Of our record of the order', example: 'main-17' }) })

const receipt = createRoute({
  method: 'get',
  path: '/orders/{id}/receipt.pdf',
  tags: ['Orders'],
  summary: 'The receipt of an order',
  description:
    'For its customer, or for a guest who has opened a link to it: without addresses until these are shown to them.',
  request: { params },
  responses: {
    200: { description: 'The receipt', content: { 'application/pdf': { schema: file } } },
    ...refusals(['not-found']),
  },
})

const calendar = createRoute({
  method: 'get',
  path: '/orders/{id}/calendar.ics',
  tags: ['Orders'],
  summary: 'The day of delivery or pickup, for a calendar',
  description: 'Not found also where nobody knows the day, as before a payment.',
  request: { params },
  responses: {
    200: { description: 'One event', content: { 'text/calendar': { schema: file } } },
    ...refusals(['not-found']),
  },
})

const fileHeaders = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
})

export const orderFilesRoutes = ({ openOrder, orderFiles, localeOf }: Needs) =>
  createApi()
    .openapi(receipt, async (c) => {
      const opened = await openOrder(c, c.req.valid('param').id)
      if (!opened) return refuse(c, { code: 'not-found' })
      const pdf = await orderFiles.receiptOf(opened, localeOf(c).language)
      return c.body(new Uint8Array(pdf), 200, fileHeaders('application/pdf', `dvaput-${opened.order.id}.pdf`)) as never
    })
    .openapi(calendar, async (c) => {
      const opened = await openOrder(c, c.req.valid('param').id)
      const written = opened && (await orderFiles.calendarOf(opened, localeOf(c).language))
      if (!opened || !written) return refuse(c, { code: 'not-found' })
      return c.body(written, 200, fileHeaders('text/calendar; charset=utf-8', `dvaput-${opened.order.id}.ics`)) as never
    })
