import { type Context, Hono } from 'hono'
import { type Account, hash, isSame } from './check-form.ts'
import { applyScenario, type SandboxEnvironment, type Scenarios } from './scenarios.ts'
import type { Transactions } from './transactions.ts'

type Needs = { readonly account: Account; readonly transactions: Transactions; readonly scenarios: Scenarios }

const elementOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

const respond = (c: Context, status: 201 | 401 | 404 | 406 | 422, body: string) =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, status, {
    'Content-Type': 'application/xml; charset=utf-8',
  })

const refuse = (c: Context, status: 401 | 404 | 406 | 422, message: string) =>
  respond(c, status, `<errors><error>${message}</error></errors>`)

/** Money back, by XML; the order number is the only key. */
export const createRefundRoutes = ({ account, transactions, scenarios }: Needs) =>
  new Hono<SandboxEnvironment>().post('/transactions/:order/refund.xml', applyScenario(scenarios), async (c) => {
    if (c.req.header('content-type') !== 'application/xml' || c.req.header('accept') !== 'application/xml')
      return refuse(c, 406, 'Content-Type and Accept must be application/xml')
    const xml = await c.req.text()
    const order = c.req.param('order')
    const [amount, currency] = [elementOf(xml, 'amount'), elementOf(xml, 'currency')]
    const digest = hash('sha1', `${account.merchantKey}${order}${amount}${currency}`)
    if (
      !isSame(elementOf(xml, 'authenticity-token'), account.authenticityToken) ||
      !isSame(elementOf(xml, 'digest'), digest)
    )
      return refuse(c, 401, 'invalid digest or authenticity token')
    const transaction = transactions.find(order)
    if (elementOf(xml, 'order-number') !== order || transaction?.currency !== currency)
      return refuse(c, 404, 'transaction not found')
    const isMade = scenarios.current() !== 'declined' && transactions.refund(transaction, Number(amount))
    const status = isMade ? 'approved' : 'declined'
    return respond(
      c,
      201,
      `<transaction>
  <id type="integer">${transactions.nextId()}</id>
  <acquirer>sandbox</acquirer>
  <order-number>${order}</order-number>
  <amount type="integer">${amount}</amount>
  <response-code>${isMade ? '000' : '105'}</response-code>
  <response-message>${status}</response-message>
  <status>${status}</status>
  <transaction-type>refund</transaction-type>
</transaction>`,
    )
  })
