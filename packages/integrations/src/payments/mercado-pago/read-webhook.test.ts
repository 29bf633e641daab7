import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { forgeWebhooks } from '../../../../../tests/support/orders/forged-webhooks.ts'
import { readWebhook } from './read-webhook.ts'

const secret = 'the secret of the application'
const now = Date.parse('2026-11-16T12:00:00Z')
const day = 24 * 60 * 60 * 1_000

type Changes = {
  readonly dataId?: string
  readonly signedId?: string
  readonly requestId?: string
  readonly ts?: string
  readonly body?: string
  readonly type?: string
  /** By our clock. */
  readonly at?: number
  readonly otherId?: string
}

const read = ({
  dataId = '123456',
  signedId = dataId,
  requestId = 'req-1',
  ts = String(now),
  body,
  type = 'payment',
  at = now,
  otherId,
}: Changes) => {
  const manifest = `${signedId && `id:${signedId};`}${requestId && `request-id:${requestId};`}ts:${ts};`
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex')
  const headers = new Headers({ 'x-signature': `ts=${ts},v1=${v1}` })
  if (requestId) headers.set('x-request-id', requestId)
  const query = new URLSearchParams(dataId ? { 'data.id': dataId, type } : { type })
  if (otherId) query.append('data.id', otherId)
  const rawBody = Buffer.from(body ?? JSON.stringify({ type, data: { id: dataId } }))
  return readWebhook({ headers, query, rawBody }, { secret, now: () => at })
}

const accepted = { ok: true, paymentId: '123456' }

describe('a signed webhook', () => {
  it('names its payment', () => expect(read({})).toEqual(accepted))

  it.each([
    ['milliseconds', String(now)],
    ['seconds', String(now / 1_000)],
    ['a day ago', String(now - day)],
    ['a day ago in seconds', String((now - day) / 1_000)],
    ['a little ahead of us', String(now + 60_000)],
    ['seven days ago to the millisecond', String(now - 7 * day)],
    ['ten minutes ahead to the millisecond', String(now + 10 * 60_000)],
  ])('is accepted with a time in %s', (_, ts) => expect(read({ ts })).toEqual(accepted))

  it.each([
    ['eight days ago', String(now - 8 * day)],
    ['a day ahead', String(now + day)],
    ['a millisecond over seven days ago', String(now - 7 * day - 1)],
    ['a millisecond over ten minutes ahead', String(now + 10 * 60_000 + 1)],
    ['of no number', 'yesterday'],
    ['that is negative', '-5'],
  ])('is refused with a time %s', (_, ts) => expect(read({ ts })).toEqual({ ok: false }))

  it('has milliseconds from eleven digits on', () => {
    expect(read({ ts: '99999999999', at: 99_999_999_999 })).toEqual(accepted)
  })

  it('is refused where the query names two payments', () => {
    expect(read({ otherId: '123457' })).toEqual({ ok: false })
  })

  it('leaves out of the signature what it does not carry', () => {
    expect(read({ requestId: '' })).toEqual(accepted)
    expect(read({ dataId: '' })).toEqual({ ok: true })
  })

  it('is accepted whichever way the case of its id was signed', () => {
    expect(read({ dataId: 'ORD01ABC', signedId: 'ord01abc', type: 'order' })).toEqual({ ok: true })
    expect(read({ dataId: 'ORD01ABC', type: 'order' })).toEqual({ ok: true })
  })

  it('is refused where the body names another payment', () => {
    expect(read({ body: '{"type":"payment","data":{"id":"123457"}}' })).toEqual({ ok: false })
  })

  it.each(['', 'not json', '[]', 'null', '{"data":null}'])('needs nothing of the body: %s', (body) => {
    expect(read({ body })).toEqual(accepted)
  })

  it('of another topic is accepted and names no payment', () => {
    expect(read({ type: 'topic_merchant_order_wh' })).toEqual({ ok: true })
    expect(read({ dataId: '../users/me' })).toEqual({ ok: true })
  })
})

describe('a forged webhook', () => {
  it('is refused in five hundred ways', () => {
    const { accepted: taken, refusedGenuine } = forgeWebhooks({ runs: 500, seed: 1 })
    expect({ taken, refusedGenuine }).toEqual({ taken: [], refusedGenuine: [] })
  })
})
