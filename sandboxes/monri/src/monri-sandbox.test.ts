import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMonriSandbox } from './monri-sandbox.ts'

const account = { merchantKey: 'merchant-key', authenticityToken: 'a'.repeat(40) }
const sandbox = createMonriSandbox(account)
const received: { headers: IncomingHttpHeaders; body: string }[] = []
let answer = 200
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(answer).end()
  })
})
let url: string
let callbackUrl: string
let count = 0

beforeAll(async () => {
  ;({ url } = await sandbox.listen(0))
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  callbackUrl = `http://main.localhost:${(receiver.address() as AddressInfo).port}/callback`
})
afterAll(async () => {
  receiver.close()
  await sandbox.close()
})

const control = (path: string, body: unknown) =>
  fetch(`${url}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

beforeEach(async () => {
  await control('/scenario', { name: 'ok' })
  await control('/callbacks', { plan: 'once' })
  received.length = 0
  answer = 200
})

const sha = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex')

const createForm = (changes: Record<string, string> = {}) => {
  count += 1
  const form = {
    authenticity_token: account.authenticityToken,
    order_number: `order-${count}`,
    amount: '15050',
    currency: 'BAM',
    order_info: 'Dvaput 1001',
    language: 'ba',
    transaction_type: 'purchase',
    ch_full_name: 'Amra Begić',
    ch_address: 'Titova 1',
    ch_city: 'Sarajevo',
    ch_zip: '71000',
    ch_country: 'BA',
    ch_phone: '061123456',
    ch_email: 'amra@example.com',
    success_url_override: 'http://main.localhost:3000/success?checkout=1',
    cancel_url_override: 'http://main.localhost:3000/cancel',
    callback_url_override: callbackUrl,
    ...changes,
  }
  return { digest: sha('sha512', `${account.merchantKey}${form.order_number}${form.amount}${form.currency}`), ...form }
}

const post = (path: string, form: Record<string, string>) =>
  fetch(url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })

const payWith = (form: Record<string, string>, pan = '4111111111111111') =>
  post('/v2/form/pay', { ...form, pan, expiry: '12/40', cvv: '123', action: 'pay' })

describe('the payment page', () => {
  it('shows what is paid in Bosnian, and says that it is a sandbox', async () => {
    const page = await (await post('/v2/form', createForm())).text()
    for (const text of ['lang="bs"', 'Sandbox', '150,50 BAM', 'Plati']) expect(page).toContain(text)
    expect(await (await post('/v2/form', createForm({ language: 'en' }))).text()).toContain('Card payment')
  })

  it.each([
    { amount: '99' },
    { currency: 'CLP' },
    { ch_full_name: 'x'.repeat(31) },
    { ch_city: 'x' },
    { order_number: 'x'.repeat(41) },
    { language: 'bcs' },
    { authenticity_token: 'another' },
    { digest: '0' },
    { success_url_override: 'nowhere' },
  ])('refuses %j', async (changes) => {
    const response = await post('/v2/form', createForm(changes as Record<string, string>))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(Object.keys(changes)[0])
  })

  it('sends the buyer of an approved payment back, and takes no second one', async () => {
    const form = createForm()
    const response = await payWith(form)
    const back = new URL(response.headers.get('location') ?? '')
    expect([response.status, back.pathname, back.searchParams.get('checkout')]).toEqual([303, '/success', '1'])
    expect(back.searchParams.get('order_number')).toBe(form.order_number)
    const again = await payWith(form)
    expect(again.status).toBe(422)
  })

  it('keeps a declined buyer, who may try another card or leave', async () => {
    const form = createForm()
    expect(await (await payWith(form, '4000000000000002')).text()).toContain('role="alert"')
    expect((await payWith(form)).status).toBe(303)
    const left = await post('/v2/form/pay', { ...createForm(), action: 'cancel' })
    expect(left.headers.get('location')).toBe('http://main.localhost:3000/cancel')
  })
})

describe('a call-back', () => {
  const waitFor = (calls: number) => vi.waitFor(() => expect(received).toHaveLength(calls))
  const isSigned = ({ headers, body }: (typeof received)[number]) =>
    headers.authorization?.startsWith(`WP3-callback ${sha('sha512', `${account.merchantKey}${body}`)} `)

  it('is signed and names the order', async () => {
    const form = createForm()
    await payWith(form)
    await waitFor(1)
    expect(received.every(isSigned)).toBe(true)
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      order_number: form.order_number,
      amount: 15_050,
      currency: 'BAM',
      response_code: '0000',
    })
  })

  it('comes five times, late, forged, or never', async () => {
    await control('/callbacks', { plan: 'five-times' })
    await payWith(createForm())
    await waitFor(5)
    received.length = 0
    await control('/callbacks', { plan: 'late' })
    await payWith(createForm())
    expect(received).toHaveLength(0)
    await control('/callbacks/release', {})
    expect(received).toHaveLength(1)
    await control('/callbacks', { plan: 'forged' })
    await payWith(createForm())
    await waitFor(2)
    expect(received.map(isSigned)).toEqual([true, false])
    await control('/callbacks', { plan: 'none' })
    await payWith(createForm())
    expect(received).toHaveLength(2)
  })

  it('is repeated until it is answered with 200', async () => {
    answer = 503
    await payWith(createForm())
    await waitFor(1)
    answer = 200
    await vi.waitFor(() => expect(received).toHaveLength(2), 5_000)
  })
})

describe('a refund', () => {
  const refund = (order: string, amount: number, changes: { digest?: string } = {}) => {
    const digest = changes.digest ?? sha('sha1', `${account.merchantKey}${order}${amount}BAM`)
    return fetch(`${url}/transactions/${order}/refund.xml`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml', accept: 'application/xml' },
      body: `<transaction><amount>${amount}</amount><currency>BAM</currency><digest>${digest}</digest><authenticity-token>${account.authenticityToken}</authenticity-token><order-number>${order}</order-number></transaction>`,
    })
  }

  it('is made as often as it is asked for, up to what was paid', async () => {
    const form = createForm()
    await payWith(form)
    const statuses = []
    for (const amount of [10_000, 5_000, 5_000]) {
      const response = await refund(form.order_number, amount)
      expect(response.status).toBe(201)
      statuses.push(/<status>(\w+)</.exec(await response.text())?.[1])
    }
    expect(statuses).toEqual(['approved', 'approved', 'declined'])
  })

  it('needs the digest and a known order', async () => {
    const form = createForm()
    await payWith(form)
    expect((await refund(form.order_number, 100, { digest: 'x' })).status).toBe(401)
    expect((await refund('unknown', 100)).status).toBe(404)
  })

  it('fails on demand', async () => {
    const form = createForm()
    await payWith(form)
    await control('/scenario', { name: 'error' })
    expect((await refund(form.order_number, 100)).status).toBe(500)
    await control('/scenario', { name: 'lost' })
    await expect(refund(form.order_number, 100)).rejects.toThrow()
    const { transactions } = (await (await fetch(`${url}/sandbox`)).json()) as { transactions: unknown[] }
    expect(transactions).toContainEqual(expect.objectContaining({ orderNumber: form.order_number, refunded: 100 }))
  })
})
