import { createHmac, randomUUID } from 'node:crypto'

type Signed = { readonly secret: string; readonly dataId: string; readonly at: Date }

/** Headers of one delivery, signed over the id of the query string, the id of the request and the time. */
export const signWebhook = ({ secret, dataId, at }: Signed): Record<string, string> => {
  const requestId = randomUUID()
  const ts = String(at.getTime())
  const manifest = `id:${dataId.toLowerCase()};request-id:${requestId};ts:${ts};`
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex')
  return { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` }
}
