import { beforeEach, describe, expect, it } from 'vitest'
import { createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { orderStatusUrl } from '../order-name.ts'

const shop = useTestPlatform()
let visitors = 0
const origin = 'http://main.localhost:3000'
const visitor = (cookie = '') => {
  visitors += 1
  const clientIp = `198.51.100.${visitors}`
  return createWalk((path, init) => {
    const headers = { ...(init?.headers as Record<string, string> | undefined), ...(cookie && { Cookie: cookie }) }
    return shop.fetchAt(path, { ...init, headers }, { clientIp })
  }, origin)
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
  return { order: placed.order, path: orderStatusUrl({ endpointUrl: '' }, placed.order) }
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
    const { data } = await shop.query(
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
    expect(wrong.text).toContain('value="eve@example.ba"')
    for (const secret of secrets) expect(wrong.text).not.toContain(secret)
    const right = await walk.post(path, { email: ' amina@EXAMPLE.ba ' })
    for (const secret of secrets) expect(right.text).toContain(secret)
    expect(right.text).toContain('Amina@example.ba<br>+38761234567')
    for (let tries = 0; tries < 3; tries += 1) await visitor().post(path, { email: 'eve@example.ba' })
    const late = await visitor().post(path, { email: 'amina@example.ba' })
    expect(late.text).toContain('Too many attempts')
    // What was written comes back; whose it is is not told.
    const answered = late.text.replace('value="amina@example.ba"', '')
    for (const secret of secrets) expect(answered).not.toContain(secret)
  })

  it('takes who was right at their word for an hour, as often as they look and in any language', async () => {
    const { path } = await place()
    const right = await shop.fetchAt(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      body: 'email=amina%40example.ba',
    })
    const given = right.headers.get('set-cookie') ?? ''
    expect(given).toMatch(/; Path=\/orders\/\d+\/status; HttpOnly; SameSite=Lax$/)
    const [cookie = ''] = given.split(';')
    for (let looks = 0; looks < 12; looks += 1) {
      const again = await visitor(cookie).post(path, { email: 'amina@example.ba' })
      for (const secret of secrets) expect(again.text).toContain(secret)
    }
    const spanish = await visitor(cookie).get(`${path}&locale=es`)
    expect(spanish.text).toContain('<html lang="es">')
    for (const secret of secrets) expect(spanish.text).toContain(secret)

    const other = await place()
    expect((await visitor(cookie).get(other.path)).text).not.toContain('Titova 1')
    for (let tries = 0; tries < 4; tries += 1) await visitor(cookie).post(path, { email: 'eve@example.ba' })
    expect((await visitor(cookie).post(path, { email: 'eve@example.ba' })).text).toContain('Too many attempts')
    await shop.setClockOffset(61 * 60_000)
    expect((await visitor(cookie).get(path)).text).not.toContain('Titova 1')
  })

  it('asks for a whole address beside the field, and counts no try', async () => {
    const { path } = await place('whole@example.ba')
    const walk = visitor()
    const expectAsked = async (to: string) => {
      for (const email of ['', 'x@y', '', 'x@y', '', 'x@y']) {
        const { status, text } = await walk.post(to, { email })
        expect(status).toBe(422)
        expect(text).toContain('<p class="wrong" id="email-wrong">No es una dirección de correo completa.</p>')
        expect(text).toContain(`maxlength="254" value="${email}"`)
        expect(text).toMatch(/<form [^>]*action="[^"]*&amp;locale=es"/)
      }
    }
    await expectAsked(`${path}&locale=es`)
    expect((await walk.post(path, { email: 'whole@example.ba' })).text).toContain('Titova 1')
    await shop.setClockOffset(91 * day)
    await expectAsked(`${path}&locale=es`)
    const sent = await walk.post(path, { email: 'eve@example.ba' })
    expect(sent.text).toContain('<h1>Check your inbox</h1>')
    expect(sent.text).toContain('<a class="button" href="http://main.localhost:3000/">Back to the shop</a>')
  })

  it('says of a wrong key that the email has the right one', async () => {
    const { order, path } = await place()
    const { status, text } = await visitor().get(`${path.replace(order.statusKey, 'k')}&locale=en`)
    expect(status).toBe(404)
    expect(text).toContain('We cannot find this order')
    expect(text).toContain('href="mailto:podrska@dvaput.example"')
    expect(text).not.toMatch(/cart/i)
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
    const { data } = await shop.query('query ($id: ID!) { node(id: $id) { id } }', {
      id: `gid://shopify/Order/${order.id}?key=${order.statusKey}`,
    })
    expect(data.node).toBeNull()

    const responses = [
      await walk.post(path, { email: 'eve@example.ba' }),
      await walk.post(path, { email: 'Renew@example.ba' }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[0]?.text).toBe(responses[1]?.text)
    await shop.jobs.drain()
    const mails = shop.sent.filter(({ subject }) => subject.startsWith('New link'))
    expect(mails.map(({ to }) => to)).toEqual(['renew@example.ba'])
    const [, fresh = ''] = /http:\/\/main\.localhost:3000(\/orders\/\S+)/.exec(mails[0]?.text ?? '') ?? []
    expect((await visitor().get(fresh)).text).toContain('Laptop')
    expect((await visitor().get(path)).status).toBe(404)
  })

  it('takes no form from a foreign page', async () => {
    const { path } = await place()
    const response = await shop.fetchAt(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
      body: 'email=amina%40example.ba',
    })
    expect(response.status).toBe(404)
  })
})
