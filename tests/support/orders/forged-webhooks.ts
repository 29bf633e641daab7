import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { readWebhook } from '../../../packages/integrations/src/payments/mercado-pago/read-webhook.ts'

const secret = 'the secret of the application'
const now = Date.parse('2026-11-16T12:00:00Z')
const day = 24 * 60 * 60 * 1_000

type Webhook = {
  readonly signature: string
  readonly requestId: string
  readonly dataId: string
  readonly bodyId: string
}

const sign = (key: string, { requestId, dataId }: { requestId: string; dataId: string }, ts: string) => {
  const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`
  return createHmac('sha256', key).update(manifest).digest('hex')
}

const read = ({ signature, requestId, dataId, bodyId }: Webhook) =>
  readWebhook(
    {
      headers: new Headers({ 'x-signature': signature, 'x-request-id': requestId }),
      query: new URLSearchParams({ 'data.id': dataId, type: 'payment' }),
      rawBody: Buffer.from(JSON.stringify({ type: 'payment', data: { id: bodyId } })),
    },
    { secret, now: () => now },
  )

const digits = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(String)
const requestIds = fc.uuid()
/** Milliseconds or seconds, up to a day old. */
const times = fc
  .tuple(fc.integer({ min: now - day, max: now }), fc.boolean())
  .map(([at, inSeconds]) => String(inSeconds ? Math.floor(at / 1_000) : at))

type Genuine = { readonly webhook: Webhook; readonly ts: string; readonly v1: string }

const genuine: fc.Arbitrary<Genuine> = fc.tuple(digits, requestIds, times).map(([dataId, requestId, ts]) => {
  const v1 = sign(secret, { requestId, dataId }, ts)
  return { webhook: { signature: `ts=${ts},v1=${v1}`, requestId, dataId, bodyId: dataId }, ts, v1 }
})

/** Each takes a genuine webhook and changes what a forger could. */
const forgeries: Readonly<Record<string, (genuine: Genuine, other: string) => Webhook>> = {
  'no signature': ({ webhook }) => ({ ...webhook, signature: '' }),
  'no hash': ({ webhook, ts }) => ({ ...webhook, signature: `ts=${ts}` }),
  'no time': ({ webhook, v1 }) => ({ ...webhook, signature: `v1=${v1}` }),
  'another secret': ({ webhook, ts }, other) => ({
    ...webhook,
    signature: `ts=${ts},v1=${sign(`${secret}${other}`, webhook, ts)}`,
  }),
  'an empty secret': ({ webhook, ts }) => ({ ...webhook, signature: `ts=${ts},v1=${sign(' ', webhook, ts)}` }),
  'one digit of the hash': ({ webhook, ts, v1 }, other) => {
    const at = Number(BigInt(other) % 64n)
    const changed = ((Number.parseInt(v1.charAt(at), 16) + 1) % 16).toString(16)
    return { ...webhook, signature: `ts=${ts},v1=${v1.slice(0, at)}${changed}${v1.slice(at + 1)}` }
  },
  'half of the hash': ({ webhook, ts, v1 }) => ({ ...webhook, signature: `ts=${ts},v1=${v1.slice(0, 32)}` }),
  'the hash under another version': ({ webhook, ts, v1 }) => ({ ...webhook, signature: `ts=${ts},v2=${v1}` }),
  'two hashes': ({ webhook, ts, v1 }) => ({ ...webhook, signature: `ts=${ts},v1=${'0'.repeat(64)},v1=${v1}` }),
  'another time': ({ webhook, ts, v1 }) => ({ ...webhook, signature: `ts=${Number(ts) - 1},v1=${v1}` }),
  'the other unit of time': ({ webhook, ts, v1 }) => ({
    ...webhook,
    signature: `ts=${ts.length > 10 ? ts.slice(0, -3) : `${ts}000`},v1=${v1}`,
  }),
  'another payment': ({ webhook }, other) => ({
    ...webhook,
    dataId: `${webhook.dataId}${other}`,
    bodyId: `${webhook.dataId}${other}`,
  }),
  'another payment in the body': ({ webhook }, other) => ({ ...webhook, bodyId: `${webhook.dataId}${other}` }),
  'another request': ({ webhook }, other) => ({ ...webhook, requestId: `${webhook.requestId}${other}` }),
  'parts in another order': ({ webhook, ts }) => {
    const manifest = `ts:${ts};request-id:${webhook.requestId};id:${webhook.dataId};`
    return { ...webhook, signature: `ts=${ts},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}` }
  },
}

/** T23: every forgery must be refused and every genuine webhook accepted. Lists what went wrong. */
export const forgeWebhooks = ({ runs, seed }: { readonly runs: number; readonly seed: number }) => {
  const accepted: string[] = []
  const refusedGenuine: string[] = []
  const names = Object.keys(forgeries)
  const cases = fc.sample(fc.tuple(genuine, digits, fc.constantFrom(...names)), { numRuns: runs, seed })
  for (const [each, other, name] of cases) {
    const forge = forgeries[name]
    if (forge && read(forge(each, other)).ok) accepted.push(`${name}: ${JSON.stringify(each.webhook)}`)
    const reading = read(each.webhook)
    if (!reading.ok || reading.paymentId !== each.webhook.dataId) refusedGenuine.push(JSON.stringify(each.webhook))
  }
  return { accepted, refusedGenuine }
}
