import { randomUUID } from 'node:crypto'
import type { Locale } from '@dvaput/domain/markets/locale'
import { toMajor } from '@dvaput/domain/money/to-major'
import type { RefusedLine } from '@dvaput/domain/reservations/reservation'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { productFailure } from '../catalogue/api/failure-response.ts'
import { json } from '../catalogue/api/json-responses.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refusalText, refuse } from '../http/refuse.ts'
import {
  idempotencyHeaders,
  reservationRefusalSchema,
  reservationRequestSchema,
  reservationResultSchema,
} from './reservations.schema.ts'
import type { ReservationRow } from './reservations.table.ts'
import type { Reservations } from './reservations.ts'

type Needs = { readonly reservations: Pick<Reservations, 'reserve'>; readonly localeOf: (c: Context) => Locale }

const createBulk = createRoute({
  method: 'post',
  path: '/draft-orders/create-bulk',
  tags: ['Reservations'],
  summary: 'Reserve products to pay for at the shop',
  description: 'For a logged-in customer, where the market has reservations. Part of the items may be refused.',
  request: {
    headers: idempotencyHeaders,
    body: { required: true, content: { 'application/json': { schema: reservationRequestSchema } } },
  },
  responses: {
    200: json('Reserved, all or in part', reservationResultSchema),
    ...refusals(['bad-input', 'bad-json', 'login-required', 'not-allowed', 'too-many-requests']),
    ...refusals(
      [
        ...(['not-found', 'product-not-found', 'nothing-to-reserve', 'idempotency-key-reused'] as const),
        ...(['reservation-out-of-stock', 'reservation-held', 'reservation-short'] as const),
        ...(['reservation-product-limit', 'reservation-customer-limit', 'reservation-agreed-price'] as const),
        ...(['reservation-failed', 'reservation-unsettled'] as const),
        ...(['catalogue-failed', 'catalogue-http-error', 'catalogue-timeout'] as const),
      ],
      reservationRefusalSchema,
    ),
  },
})

type Items = readonly { readonly variantId: string; readonly productId?: string | undefined }[]

const productIdOf = (items: Items, variantId: string) => {
  const productId = items.find((item) => item.variantId === variantId)?.productId
  return productId === undefined ? {} : { productId }
}

const toReserved = ({ id, pickupCode, expiresAt, lines }: ReservationRow, items: Items) =>
  lines.map(({ variantId, handle, name, image, price, quantity }) => ({
    reservationId: id,
    pickupCode,
    expiresAt: expiresAt.toISOString(),
    ...productIdOf(items, variantId),
    variantId,
    productHandle: handle,
    productName: name,
    productPrice: toMajor(price),
    productImage: image,
    quantity,
  }))

const toErrors = (c: Context, refused: readonly RefusedLine[], items: Items) =>
  refused.map(({ variantId, name, refusal }) => ({
    ...productIdOf(items, variantId),
    variantId,
    productName: name,
    error: refusalText(c, refusal),
    code: refusal.code,
  }))

export const reservationsRoutes = ({ reservations, localeOf }: Needs) =>
  createApi().openapi(createBulk, async (c) => {
    const checked = await c.get('person').check()
    if (!checked.ok) return refuse(c, checked.refusal)
    const { items } = c.req.valid('json')
    const shape = { reservations: [], errors: [] }
    try {
      const result = await reservations.reserve({
        customer: checked.customer,
        locale: localeOf(c),
        items: items.map(({ variantId, quantity, productName = '' }) => ({ variantId, quantity, name: productName })),
        key: c.req.valid('header')['idempotency-key'] ?? randomUUID(),
      })
      const errors = toErrors(c, result.refused, items)
      if (result.ok) {
        const reserved = toReserved(result.reservation, items)
        return c.json({ success: true as const, reservations: reserved, errors, error: null }, 200)
      }
      if (result.retryAfterSeconds) c.header('Retry-After', String(result.retryAfterSeconds))
      return refuse(c, result.refusal, { ...shape, errors })
    } catch (error) {
      return refuse(c, productFailure(error), shape)
    }
  })
