import { describe, expect, it } from 'vitest'
import { createBuyers } from '../../../../../tests/support/platform/cart-buyers.ts'
import { bosnianBuyer, createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { testCards } from '../../payments/test-card-gateway.ts'

const shop = useTestPlatform()
const newCustomer = createBuyers(shop)
const shopId = () => shop.platform.shopOf('main').shop.id
let browsers = 0

/** Somebody with a cookie jar and a network of their own. */
const newBrowser = (at = 'http://main.localhost:3000') => {
  browsers += 1
  const clientIp = `198.51.100.${browsers}`
  return createWalk((path, init) => shop.fetchAt(path, init, { clientIp }), at, new Map())
}
type Browser = ReturnType<typeof newBrowser>

const secrets = ['mina@example.ba', '61234567', 'Amina', 'Hodžić', 'Titova 1', 'value="71000"']
const masked = 'a•••@example.ba'
const expectNoSecret = (text: string) => {
  for (const secret of secrets) expect(text).not.toContain(secret)
}

const makeCart = async (token?: string): Promise<string> => {
  const { variantId } = await addProduct(shop.database, shopId(), { stock: 3 })
  const { data } = await shop.query(
    `mutation ($lines: [CartLineInput!]${token ? ', $token: String!' : ''}) ${
      token ? '@inContext(buyer: { customerAccessToken: $token })' : ''
    } { cartCreate(input: { lines: $lines ${token ? ', buyerIdentity: { customerAccessToken: $token }' : ''} }) {
      cart { checkoutUrl } } }`,
    { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }], token },
  )
  return data.cartCreate.cart.checkoutUrl
}

/** Opened and filled in, up to the payment step. */
const filledIn = async (browser: Browser, url: string) => {
  const token = await browser.open(url)
  const payment = await browser.fillIn(token, { buyer: bosnianBuyer })
  expect(payment.status).toBe(200)
  return { token, shown: browser.hidden(payment.text, 'shown') }
}

const steps = ['', '/information', '/delivery', '/payment', '/processing', '/thank-you']

const mailedLink = async (): Promise<URL> => {
  await shop.jobs.drain()
  return new URL(/http:\S+\/link\?proof=\S+/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '')
}

describe('what was typed at a checkout', () => {
  it('is shown in the browser it was typed in, and to whoever else has the link as a masked e-mail', async () => {
    const [maker, buyer] = [newBrowser(), newBrowser()]
    const url = await makeCart()
    const token = await maker.open(url)
    await filledIn(buyer, url)
    expect(await maker.open(url)).toBe(token)
    for (const step of steps) {
      const { status, text } = await maker.get(`/checkouts/${token}${step}`)
      expect(status, step).toBe(403)
      expect(text).toContain(masked)
      expectNoSecret(text)
    }
    const form = (await buyer.get(`/checkouts/${token}/information`)).text
    for (const known of ['amina@example.ba', 'Hodžić', 'Titova 1']) expect(form).toContain(known)
    expect((await buyer.get(`/checkouts/${token}/payment`)).status).toBe(200)
  })

  it('can be changed, priced and ordered by that browser only', async () => {
    const [maker, buyer] = [newBrowser(), newBrowser()]
    const url = await makeCart()
    const { token, shown } = await filledIn(buyer, url)
    const stranger = { ...bosnianBuyer, email: 'thief@example.ba' }
    const forms = {
      information: stranger,
      delivery: { delivery: 'standard' },
      discount: { code: 'X', step: 'payment' },
      language: { step: 'payment' },
      'what-is-left': {},
      payment: { method: 'cash-on-delivery', shown },
    }
    for (const [name, fields] of Object.entries(forms)) {
      const sent = await maker.post(`/checkouts/${token}/${name}`, fields)
      // What is typed at the first step comes along, and is shown there already.
      const { status, text } = sent.location === null ? sent : await maker.get(sent.location)
      expect(status, name).toBe(403)
      expect(text).toContain(masked)
    }
    expect((await buyer.get(`/checkouts/${token}/information`)).text).toContain('amina@example.ba')
    expect((await buyer.place(token, shown)).status).toBe(303)
  })

  it('is nothing to an unknown or a borrowed key', async () => {
    const buyer = newBrowser()
    const other = await filledIn(newBrowser(), await makeCart())
    const { token } = await filledIn(buyer, await makeCart())
    const [own] = (await shop.database.pool.query('SELECT browser_key_hashes FROM platform.checkouts')).rows
    const values = ['', 'x', 'undefined', ...own.browser_key_hashes]
    for (const value of [...values, other.token]) {
      const response = await shop.fetchAt(`/checkouts/${token}/information`, {
        headers: { Cookie: `checkout-browser=${value}` },
      })
      expect(response.status).toBe(403)
    }
  })

  it('has a cookie that scripts, other paths and other sites do not get, and plain http not either under TLS', async () => {
    const { pathname, search } = new URL(await makeCart())
    const opened = await shop.fetchAt(pathname + search)
    const [cookie] = opened.headers.getSetCookie()
    expect(cookie).toMatch(
      /^checkout-browser=[0-9a-f]{64}; Max-Age=86400; Path=\/checkouts\/[0-9a-f]{40}; HttpOnly; SameSite=Lax$/,
    )
    const key = /=([0-9a-f]{64})/.exec(cookie ?? '')?.[1] ?? ''
    const { rows } = await shop.database.pool.query('SELECT * FROM platform.checkouts')
    expect(JSON.stringify(rows)).not.toContain(key)
    const secure = await shop.platform.fetch(new Request(`https://main.localhost${pathname}${search}`), {
      shop: 'main',
      clientIp: '203.0.113.8',
    })
    expect(secure.headers.getSetCookie()[0]).toContain('; Secure')
  })

  it('is lost to nobody when two browsers send the first step at once', async () => {
    const [first, second] = [newBrowser(), newBrowser()]
    const url = await makeCart()
    const token = await first.open(url)
    await second.open(url)
    const send = (browser: Browser, email: string) =>
      browser.post(`/checkouts/${token}/information`, { ...bosnianBuyer, email })
    const [one, two] = await Promise.all([send(first, 'one@example.ba'), send(second, 'two@example.ba')])
    expect([one.status, two.status].sort()).toEqual([303, 403])
    const [loser, page, email] = one.status === 403 ? [first, one, 'one'] : [second, two, 'two']
    expect(page.text).toContain(`name="email" value="${email}@example.ba"`)
    const form = await loser.post(`/checkouts/${token}/take-over`, {
      ...bosnianBuyer,
      email: `${email}@example.ba`,
      typed: 'yes',
    })
    expect(form.status).toBe(200)
    expect(form.text).toContain(`value="${email}@example.ba"`)
    expect((await send(loser, `${email}@example.ba`)).status).toBe(303)
  })
})

describe('what a cart knows of its buyer', () => {
  it('is filled in for the browser that opens it, and for no other one that knows the checkout', async () => {
    const { token: access } = await newCustomer('amina@example.ba')
    const [maker, customer] = [newBrowser(), newBrowser()]
    const url = await makeCart(access)
    const bare = new URL(url)
    bare.searchParams.delete('buyer')
    const token = await maker.open(bare.href)
    await customer.open(url)
    expect((await customer.get(`/checkouts/${token}/information`)).text).toContain('value="amina@example.ba"')
    const seen = await maker.get(`/checkouts/${token}/information`)
    expect(seen.status).toBe(200)
    expectNoSecret(seen.text)
  })
})

describe('the signed-in customer', () => {
  it('sees in another browser what they typed themselves', async () => {
    const { id, token: access } = await newCustomer('laptop-and-phone@example.ba')
    const [laptop, phone] = [newBrowser(), newBrowser()]
    const url = await makeCart(access)
    const { token, shown } = await filledIn(laptop, url)
    await phone.open(url)
    expect((await phone.get(`/checkouts/${token}/information`)).text).toContain('Titova 1')
    expect((await laptop.place(token, shown)).status).toBe(303)
    expect((await phone.get(`/checkouts/${token}/thank-you`)).text).toContain('Titova 1')
    const { rows } = await shop.database.pool.query(
      'SELECT customer_id FROM platform.orders WHERE checkout_token = $1',
      [token],
    )
    expect(rows).toEqual([{ customer_id: String(id) }])
  })

  it('sees nothing of somebody else who filled in the cart they made, not even in their orders', async () => {
    const { token: access } = await newCustomer('maker@example.ba')
    const [maker, buyer] = [newBrowser(), newBrowser()]
    const url = await makeCart(access)
    const sent = new URL(url)
    sent.searchParams.delete('buyer')
    await maker.open(url)
    const { token, shown } = await filledIn(buyer, sent.href)
    await maker.open(url)
    expectNoSecret((await maker.get(`/checkouts/${token}/information`)).text)
    await buyer.place(token, shown)
    await maker.open(url)
    expectNoSecret((await maker.get(`/checkouts/${token}/thank-you`)).text)
    const { data } = await shop.query(
      `query ($access: String!) { customer(customerAccessToken: $access) {
        orders(first: 5) { nodes { name email shippingAddress { address1 } } } } }`,
      { access },
    )
    expect(data.customer.orders.nodes).toEqual([])
  })

  it.each([
    ['verified', true],
    ['not-verified', false],
  ])('finds an order in the account that was placed with its e-mail, if that is %s', async (name, isVerified) => {
    const email = `${name}@example.ba`
    const { id, token: access } = await newCustomer(email)
    await shop.database.pool.query('UPDATE platform.customers SET email_verified = $2 WHERE id = $1', [id, isVerified])
    const sent = new URL(await makeCart(access))
    sent.searchParams.delete('buyer')
    const browser = newBrowser()
    const token = await browser.open(sent.href)
    const { text } = await browser.fillIn(token, { buyer: { ...bosnianBuyer, email } })
    await browser.place(token, browser.hidden(text, 'shown'))
    const { rows } = await shop.database.pool.query(
      'SELECT customer_id FROM platform.orders WHERE checkout_token = $1',
      [token],
    )
    expect(rows).toEqual([{ customer_id: isVerified ? String(id) : null }])
  })
})

describe('another browser', () => {
  it('starts over with an empty form, and both keep what they typed', async () => {
    const [first, second] = [newBrowser(), newBrowser()]
    const url = await makeCart()
    const { token, shown } = await filledIn(first, url)
    await second.open(url)
    expect((await second.post(`/checkouts/${token}/take-over`, {})).location).toBe(`/checkouts/${token}`)
    const empty = await second.get(`/checkouts/${token}/information`)
    expect(empty.status).toBe(200)
    expectNoSecret(empty.text)
    await second.post(`/checkouts/${token}/information`, {
      ...bosnianBuyer,
      email: 'second@example.ba',
      lastName: 'Kos',
    })

    const back = await first.get(`/checkouts/${token}/payment`)
    expect(back.status).toBe(403)
    expect(back.text).toContain('Nastavi ovdje')
    for (const secret of ['second@', 'Kos', 's•••']) expect(back.text).not.toContain(secret)
    expect((await first.place(token, shown)).location).toBe(`/checkouts/${token}`)
    await first.post(`/checkouts/${token}/take-over`, {})
    const restored = (await first.get(`/checkouts/${token}/information`)).text
    for (const known of ['amina@example.ba', 'Hodžić', 'Titova 1']) expect(restored).toContain(known)
    const again = await first.get(`/checkouts/${token}/payment`)

    await second.post(`/checkouts/${token}/take-over`, {})
    expect((await second.get(`/checkouts/${token}/information`)).text).toContain('second@example.ba')
    await first.post(`/checkouts/${token}/take-over`, {})
    expect((await first.place(token, first.hidden(again.text, 'shown'))).status).toBe(303)
    expectNoSecret((await second.get(`/checkouts/${token}/thank-you`)).text)
    const { rows } = await shop.database.pool.query('SELECT set_aside FROM platform.checkouts WHERE token = $1', [
      token,
    ])
    expect(rows).toEqual([{ set_aside: [] }])
  })

  it('gets a link to the e-mail that was typed, good for an hour and for this checkout', async () => {
    const [laptop, phone] = [newBrowser(), newBrowser()]
    const url = await makeCart()
    const { token } = await filledIn(laptop, url)
    const elsewhere = await filledIn(newBrowser(), await makeCart())
    const { location } = await phone.post(`/checkouts/${token}/link`, {})
    expect((await phone.get(location ?? '')).text).toContain('Provjerite poštu')
    const link = await mailedLink()
    expect(shop.sent.at(-1)?.to).toBe('amina@example.ba')
    const proof = link.searchParams.get('proof')
    await newBrowser().get(`/checkouts/${elsewhere.token}/link?proof=${proof}`)
    await shop.setClockOffset(61 * 60_000)
    await phone.get(link.pathname + link.search)
    expect((await phone.get(`/checkouts/${token}/information`)).status).toBe(403)
    await shop.setClockOffset(0)
    const stranger = newBrowser()
    await stranger.get(`/checkouts/${elsewhere.token}/link?proof=${proof}`)
    expect((await stranger.get(`/checkouts/${elsewhere.token}/information`)).status).toBe(403)
    await phone.get(link.pathname + link.search)
    expect((await phone.get(`/checkouts/${token}/information`)).text).toContain('Titova 1')
    expect((await laptop.get(`/checkouts/${token}/information`)).text).toContain('Titova 1')
  })

  it('gets five such links an hour, and starts over as often', async () => {
    const url = await makeCart()
    const { token } = await filledIn(newBrowser(), url)
    const ask = (form: 'link' | 'take-over') => newBrowser().post(`/checkouts/${token}/${form}`, {})
    const paths = []
    for (let tries = 0; tries < 6; tries += 1) paths.push((await ask('link')).location)
    const path = `/checkouts/${token}/link?told=`
    expect(paths).toEqual([...Array(5).fill(`${path}sent`), `${path}too-many`])
    expect((await ask('take-over')).location).toBe(`${path}too-many`)
    expect((await newBrowser().get(`${path}too-many`)).status).toBe(429)
  })

  it('waits while somebody pays, and learns of the order nothing but that it was placed', async () => {
    const [buyer, other] = [newBrowser(), newBrowser()]
    const { token, shown } = await filledIn(buyer, await makeCart())
    await shop.database.pool.query(`UPDATE platform.checkouts SET state = 'paying', frozen = '{}' WHERE token = $1`, [
      token,
    ])
    const paying = await other.get(`/checkouts/${token}/processing`)
    expect(paying.text).toContain('Plaćanje je u toku u drugom pregledniku')
    expectNoSecret(paying.text)
    await other.post(`/checkouts/${token}/take-over`, {})
    await shop.database.pool.query(`UPDATE platform.checkouts SET state = 'open', frozen = NULL WHERE token = $1`, [
      token,
    ])
    expect((await buyer.place(token, shown, buyer.card(testCards.approved))).location).toMatch(/thank-you$/)
    expect((await buyer.get(`/checkouts/${token}/thank-you`)).text).toContain('Titova 1')
    const placed = await other.get(`/checkouts/${token}/thank-you`)
    expect(placed.text).toContain('Narudžba je poslana iz drugog preglednika')
    expect(placed.text).not.toContain('/status?key=')
    expectNoSecret(placed.text)
  })
})
