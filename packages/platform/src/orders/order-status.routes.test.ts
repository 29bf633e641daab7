import { beforeEach, describe, expect, it } from 'vitest'
import { createWalk } from '../../../../tests/support/checkout-walk.ts'
import { useTestPlatform } from '../../../../tests/support/test-platform.ts'
import { orderStatusUrl } from './order-address.ts'

const shop = useTestPlatform()
let visitors = 0
const visitor = () => {
  visitors += 1
  const clientAddress = `198.51.100.${visitors}`
  return createWalk((path, init) => shop.fetchAt(path, init, { clientAddress }), 'http://main.localhost:3000')
}
const day = 24 * 60 * 60_000

const place = async (email = 'Amina@example.ba') => {
  const placed = await shop.database.inTransaction((tx) =>
    shop.platform.parts.orders.place(tx, {
      shop: shop.platform.shopOf('main').shop,
      email,
      phone: '+38761234567',
      language: 'en',
      paymentMethod: 'cash-on-delivery',
      paid: false,
      shippingTotal: 0,
      taxTotal: 0,
      codes: [],
      lines: [{ variantId: null, productId: null, title: 'Laptop', quantity: 1, unitPrice: 5_000, discount: 0 }],
      delivery: { handle: 'standard', title: 'Courier', price: 0 },
      shippingAddress: {
        firstName: 'Amina',
        lastName: 'Hodžić',
        company: null,
        address1: 'Titova 1',
        address2: null,
        city: 'Sarajevo',
        province: 'Kanton Sarajevo',
        zip: '71000',
        countryCode: 'BA',
        phone: '+38761234567',
      },
    }),
  )
  if (!placed.ok) throw new Error('not placed')
  return { order: placed.order, path: orderStatusUrl({ doorUrl: '' }, placed.order) }
}

const secrets = ['Hodžić', 'Titova 1', '+38761234567', 'mina@example.ba']

beforeEach(() => shop.setClockOffset(0))

describe('the link to an order', () => {
  it('is of 256 bits, and shows what was ordered but not to whom', async () => {
    const { order, path } = await place()
    expect(order.statusKey).toMatch(/^[0-9a-f]{64}$/)
    const { status, text } = await visitor().get(path)
    expect(status).toBe(200)
    for (const known of ['Laptop', '71000 Sarajevo', 'A•••@example.ba']) expect(text).toContain(known)
    for (const secret of secrets) expect(text).not.toContain(secret)
    const { data } = await shop.ask(
      'query ($id: ID!) { node(id: $id) { ... on Order { name email phone shippingAddress { city address1 lastName } } } }',
      { id: `gid://shopify/Order/${order.id}?key=${order.statusKey}` },
    )
    expect(data.node).toMatchObject({ name: expect.any(String), email: null, phone: null, shippingAddress: null })
    for (const secret of secrets) expect(JSON.stringify(data)).not.toContain(secret)
  })

  it('shows the rest to who knows the address, and leaves few tries to who does not', async () => {
    const { path } = await place()
    const walk = visitor()
    const wrong = await walk.post(path, { email: 'eve@example.ba' })
    expect(wrong.text).toContain('id="email-wrong"')
    for (const secret of secrets) expect(wrong.text).not.toContain(secret)
    const right = await walk.post(path, { email: ' amina@EXAMPLE.ba ' })
    for (const secret of secrets) expect(right.text).toContain(secret)
    for (let tries = 0; tries < 3; tries += 1) await visitor().post(path, { email: 'eve@example.ba' })
    const late = await visitor().post(path, { email: 'amina@example.ba' })
    expect(late.text).toContain('Too many attempts')
    for (const secret of secrets) expect(late.text).not.toContain(secret)
  })

  it('ends after 90 days with a page that sends a new one, to the buyer alone', async () => {
    const { order, path } = await place('renew@example.ba')
    await shop.setClockOffset(90 * day - 60_000)
    expect((await visitor().get(path)).status).toBe(200)
    await shop.setClockOffset(90 * day + 60_000)
    const walk = visitor()
    const old = await walk.get(path)
    expect(old.status).toBe(410)
    expect(old.text).toContain('This link has expired')
    expect(old.text).not.toContain('Laptop')
    expect((await visitor().get(`${path}&locale=bs`)).text).toContain('Ovaj link je istekao')
    expect((await visitor().get(path.replace(order.statusKey, 'k'))).status).toBe(404)
    const { data } = await shop.ask('query ($id: ID!) { node(id: $id) { id } }', {
      id: `gid://shopify/Order/${order.id}?key=${order.statusKey}`,
    })
    expect(data.node).toBeNull()

    const answers = [
      await walk.post(path, { email: 'eve@example.ba' }),
      await walk.post(path, { email: 'Renew@example.ba' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    await shop.jobs.drain()
    const letters = shop.sent.filter(({ subject }) => subject.startsWith('New link'))
    expect(letters.map(({ to }) => to)).toEqual(['renew@example.ba'])
    const [, fresh = ''] = /http:\/\/main\.localhost:3000(\/orders\/\S+)/.exec(letters[0]?.text ?? '') ?? []
    expect((await visitor().get(fresh)).text).toContain('Laptop')
    expect((await visitor().get(path)).status).toBe(404)
  })

  it('takes no form from a foreign page', async () => {
    const { path } = await place()
    const answer = await shop.fetchAt(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
      body: 'email=amina%40example.ba',
    })
    expect(answer.status).toBe(404)
  })
})
