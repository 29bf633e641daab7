import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { checkPreference, fieldsOf } from '../books/check-preference.ts'
import type { Payments } from '../books/payments.ts'
import type { Preferences } from '../books/preferences.ts'
import type { Journal } from './journal.ts'
import { type SandboxEnvironment, scenarioResponses } from './scenario-responses.ts'
import type { Operation, Scenarios } from './scenarios.ts'
import { writePayment, writePreference, writeRefund } from './written-shapes.ts'

type Needs = {
  readonly accessToken: string
  readonly collectorId: number
  readonly origin: () => string
  readonly preferences: Preferences
  readonly payments: Payments
  readonly scenarios: Scenarios
  readonly journal: Journal
}

type Status = 400 | 401 | 404
const usualSearchLimit = 30
const maxSearchResults = 100

const refuse = (c: Context, status: Status, error: string, message: string) =>
  c.json({ message, error, status, cause: [] }, status)

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What a seller's server calls. */
export const createApiRoutes = (needs: Needs) => {
  const { accessToken, collectorId, origin, preferences, payments, scenarios, journal } = needs
  const app = new Hono<SandboxEnvironment>()

  const authorise: MiddlewareHandler = async (c, next) => {
    const given = c.req.header('authorization') ?? ''
    if (given === '') return refuse(c, 401, 'unauthorized', 'authorization value not present')
    if (!timingSafeEqual(digest(given), digest(`Bearer ${accessToken}`)))
      return refuse(c, 401, 'unauthorized', 'invalid access token')
    return next()
  }

  const operation =
    (name: Operation): MiddlewareHandler<SandboxEnvironment> =>
    (c, next) => {
      const scenario = scenarios.take(name)
      const { pathname, search } = new URL(c.req.url)
      journal.write({
        operation: name,
        path: pathname + search,
        key: c.req.header('x-idempotency-key') ?? null,
        scenario,
      })
      return scenarioResponses[scenario](c, next)
    }

  app.get('/users/me', authorise, (c) => c.json({ id: collectorId, nickname: 'SANDBOX', site_id: 'MLC' }))

  app.post('/checkout/preferences', operation('create'), authorise, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    if (body === undefined) return refuse(c, 400, 'bad_request', 'the body is not JSON')
    const fields = fieldsOf(body)
    const refusal = checkPreference(fields)
    if (refusal) return refuse(c, 400, refusal.error, refusal.message)
    const preference = preferences.create(fields, c.req.header('x-idempotency-key'))
    return c.json(writePreference(preference, { collectorId, origin: origin() }), 201)
  })

  /** Of what can be changed, the dates between which it takes payments. */
  app.put('/checkout/preferences/:id', operation('cancel'), authorise, async (c) => {
    const fields = fieldsOf(await c.req.json().catch(() => undefined))
    const known = preferences.find(c.req.param('id'))
    if (!known) return refuse(c, 404, 'not_found', 'preference not found')
    const refusal = checkPreference({ ...known.fields, ...fields })
    if (refusal) return refuse(c, 400, refusal.error, refusal.message)
    return c.json(writePreference(preferences.change(known, fields), { collectorId, origin: origin() }))
  })

  app.get('/v1/payments/search', operation('search'), authorise, (c) => {
    const reference = c.req.query('external_reference')
    const found = payments
      .list()
      .filter(
        (payment) =>
          payment.collectorId === collectorId && (reference === undefined || payment.reference === reference),
      )
    const offset = Number(c.req.query('offset') ?? 0)
    const limit = Number(c.req.query('limit') ?? usualSearchLimit)
    if (!Number.isInteger(offset) || offset < 0 || !Number.isInteger(limit) || limit < 1 || limit > maxSearchResults)
      return refuse(c, 400, 'bad_request', 'invalid offset or limit')
    const results = found.slice(offset, offset + limit).map(writePayment)
    return c.json({ paging: { total: found.length, limit, offset }, results })
  })

  const findPayment = (c: Context) => payments.find(Number(c.req.param('id')))

  app.get('/v1/payments/:id', operation('read'), authorise, (c) => {
    const payment = findPayment(c)
    return payment ? c.json(writePayment(payment)) : refuse(c, 404, 'not_found', 'Payment not found')
  })

  /** Only what is pending or in process can be cancelled. */
  app.put('/v1/payments/:id', operation('cancel'), authorise, async (c) => {
    const payment = findPayment(c)
    if (!payment || payment.collectorId !== collectorId) return refuse(c, 404, 'not_found', 'Payment not found')
    const { status } = fieldsOf(await c.req.json().catch(() => undefined))
    const isOpen = payment.status === 'pending' || payment.status === 'in_process'
    if (status !== 'cancelled' || !isOpen)
      return refuse(c, 400, 'bad_request', 'the action requested is not valid for the current payment state')
    return c.json(writePayment(payments.decide(payment, { status: 'cancelled', detail: 'by_collector' })))
  })

  app.post('/v1/payments/:id/refunds', operation('refund'), authorise, async (c) => {
    const key = c.req.header('x-idempotency-key')
    if (!key) return refuse(c, 400, 'bad_request', "Header X-Idempotency-Key can't be null")
    const payment = findPayment(c)
    if (!payment || payment.collectorId !== collectorId) return refuse(c, 404, 'not_found', 'Payment not found')
    const body = fieldsOf(await c.req.json().catch(() => ({})))
    const result = payments.refund(payment, body.amount === undefined ? undefined : Number(body.amount), key)
    if ('refused' in result) return refuse(c, 400, 'bad_request', result.refused)
    return c.json(writeRefund(payment, result.refund), 201)
  })

  return app
}
