import { adminPath } from '../../support/requests/admin-api.ts'
import type { Proof } from '../two-processes/two-processes.ts'

const createDraft = `mutation ($title: String!) {
  draftOrderCreate(input: { lineItems: [{ title: $title, quantity: 1, originalUnitPrice: "10" }] }) { draftOrder { id } }
}`

/** T5: fifty requests with one key at two processes, another body under it, a long key, another token. */
export const proveIdempotencyKeys = async (proof: Proof, run: number): Promise<string[]> => {
  const { admin } = proof.platform.shopOf('main').tokens
  const send = async (request: number, key: string, title: string, token = admin) => {
    const response = await proof.reachOf(request)(adminPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': token, 'Idempotency-Key': key },
      body: JSON.stringify({ query: createDraft, variables: { title } }),
    })
    return { status: response.status, text: await response.text() }
  }
  const countDrafts = async () => (await proof.database.pool.query('SELECT FROM platform.draft_orders')).rowCount ?? 0
  const key = `run ${run}`
  const before = await countDrafts()
  const same = await Promise.all(Array.from({ length: 50 }, (_, request) => send(request, key, 'Once')))
  const made = (await countDrafts()) - before
  const different = new Set(same.map(({ status, text }) => `${status} ${text}`)).size
  const otherBody = await Promise.all([0, 1].map((request) => send(request, key, 'Twice')))
  const longKey = await send(0, 'k'.repeat(256), 'Long')
  const otherToken = await send(1, key, 'Once', proof.platform.shopOf('retail').tokens.admin)
  return [
    ...(made === 1 ? [] : [`ran ${made} times`]),
    ...(different === 1 && same[0]?.status === 200 ? [] : [`${different} different responses`]),
    ...otherBody.flatMap(({ status }) => (status === 422 ? [] : [`another body: ${status}`])),
    ...(longKey.status === 400 ? [] : [`256 characters: ${longKey.status}`]),
    ...(otherToken.status === 401 && otherToken.text !== same[0]?.text ? [] : ['another token got the response']),
  ]
}
