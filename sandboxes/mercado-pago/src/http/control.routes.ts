import { Hono } from 'hono'
import { resultOf } from '../books/card-results.ts'
import { fieldsOf, textOf } from '../books/check-preference.ts'
import type { Payments } from '../books/payments.ts'
import { type Preferences, referenceOf, totalOf } from '../books/preferences.ts'
import { controlPage } from '../page/control-page.ts'
import { type Deliveries, deliveryPlans } from '../webhooks/deliveries.ts'
import type { Journal } from './journal.ts'
import { operations, type Scenarios, scenarioNames } from './scenarios.ts'
import { writePayment } from './written-shapes.ts'

type Needs = {
  readonly collectorId: number
  readonly preferences: Preferences
  readonly payments: Payments
  readonly deliveries: Deliveries
  readonly scenarios: Scenarios
  readonly journal: Journal
}

/** Under /sandbox: what the real one does not have. */
export const createControlRoutes = ({ collectorId, preferences, payments, deliveries, scenarios, journal }: Needs) => {
  const app = new Hono().basePath('/sandbox')

  // A page elsewhere can send a form to this machine, but no JSON: the preflight is refused.
  app.post('*', async (c, next) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json')
    if (!isJson && c.req.header('sec-fetch-site') !== 'same-origin')
      return c.json({ error: 'send JSON with its content type' }, 415)
    return next()
  })

  app.get('/', (c) => c.html(controlPage(payments.list(), preferences.list())))

  app.get('/scenario', (c) => c.json({ name: scenarios.current(), names: scenarioNames, operations }))
  app.post('/scenario', async (c) => {
    if (!scenarios.choose(fieldsOf(await c.req.json().catch(() => null))))
      return c.json(
        {
          error: `name must be one of ${scenarioNames.join(', ')}; on one of ${operations.join(', ')}; times 1 or more`,
        },
        400,
      )
    return c.json({ name: scenarios.current() })
  })

  app.get('/deliveries', (c) =>
    c.json({ plan: deliveries.plan(), plans: deliveryPlans, deliveries: deliveries.list() }),
  )
  app.post('/deliveries', async (c) => {
    if (!deliveries.choose(fieldsOf(await c.req.json().catch(() => null))))
      return c.json({ error: `plan must be one of ${deliveryPlans.join(', ')}; delayMs 0 or more, or left out` }, 400)
    return c.json({ plan: deliveries.plan() })
  })
  app.post('/deliveries/release', async (c) => {
    await deliveries.release()
    return c.json({ deliveries: deliveries.list() })
  })

  /** What there is to be paid for a reference. */
  app.get('/preferences', (c) => {
    const found = preferences.list().filter((each) => referenceOf(each) === c.req.query('reference'))
    return c.json({
      preferences: found.map((each) => ({ id: each.id, total: totalOf(each), items: each.fields.items })),
    })
  })

  /** A payment that nobody made on the page: another amount, another account, another reference. */
  app.post('/payments', async (c) => {
    const body = fieldsOf(await c.req.json().catch(() => null))
    const result = resultOf(body.status ?? 'approved')
    if (!result || !Number.isFinite(body.amount)) return c.json({ error: 'amount is missing, or status unknown' }, 400)
    const payment = payments.create({
      ...result,
      preferenceId: null,
      amount: Number(body.amount),
      currency: textOf(body.currency) || 'CLP',
      collectorId: Number(body.collectorId ?? collectorId),
      reference: textOf(body.reference),
      description: 'sandbox',
      method: 'visa',
      type: 'credit_card',
      lastDigits: '7115',
      installments: 1,
      email: 'buyer@example.com',
      notificationUrl: textOf(body.notificationUrl),
      metadata: {},
    })
    return c.json(writePayment(payment), 201)
  })

  /** The later decision of a payment; by a form on the page above, or as JSON. */
  app.post('/payments/:id', async (c) => {
    const isForm = !c.req.header('content-type')?.startsWith('application/json')
    const body = fieldsOf(isForm ? await c.req.parseBody() : await c.req.json().catch(() => null))
    const payment = payments.find(Number(c.req.param('id')))
    const result = resultOf(body.status)
    if (!payment) return c.json({ error: 'no such payment' }, 404)
    if (!result) return c.json({ error: 'unknown status' }, 400)
    const decided = payments.decide(payment, { ...result, detail: textOf(body.detail) || result.detail })
    return isForm ? c.redirect('/sandbox', 303) : c.json(writePayment(decided))
  })

  app.get('/journal', (c) => c.json({ requests: journal.list(), deliveries: deliveries.list() }))

  return app
}
