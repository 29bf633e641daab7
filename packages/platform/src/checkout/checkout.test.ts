import { eq } from '@dvaput/database/query'
import { describe, expect, it } from 'vitest'
import { bosnianBuyer, chileanBuyer, createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../tests/support/proofs/check-invariants.ts'
import { holdStock } from '../stock/stock.ts'
import { orders } from '../tables/orders.table.ts'
import { stock } from '../tables/stock.table.ts'

const shop = useTestPlatform()
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')
const retail = createWalk((path, init) => shop.fetchAt(path, init, { shop: 'retail' }), 'http://retail.localhost:3000')

const makeCart = async (
  variantId: number,
  { quantity = 1, at = 'main' as 'main' | 'retail', codes = [] as string[] } = {},
): Promise<string> => {
  const { data } = await shop.query(
    `mutation ($lines: [CartLineInput!], $codes: [String!]) {
      cartCreate(input: { lines: $lines, discountCodes: $codes }) { cart { checkoutUrl } userErrors { message } } }`,
    { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity }], codes },
    { shop: at },
  )
  return data.cartCreate.cart.checkoutUrl
}

const newVariant = (facts: Parameters<typeof addProduct>[2] = {}, at: 'main' | 'retail' = 'main') =>
  addProduct(shop.database, shop.platform.shopOf(at).shop.id, facts)

const stockOf = async (variantId: number) => {
  const [row] = await shop.database.db.select().from(stock).where(eq(stock.variantId, variantId))
  return row && { onHand: row.onHand, reserved: row.reserved }
}

/** Subtotal, discounts, delivery, total and tax. */
const amountsOf = (page: string) =>
  [...page.matchAll(/<dd class="number">([^<]*)</g)].map(([, amount]) => amount?.replaceAll(/\s/g, ' '))

const orderOf = async (token: string) =>
  (await shop.database.db.select().from(orders).where(eq(orders.checkoutToken, token)))[0]

describe('the hosted checkout', () => {
  it('goes from the cart to an order, an email and one unit less', async () => {
    const { variantId } = await newVariant({ title: 'ThinkPad X1', price: 120_000, stock: 3 })
    const token = await walk.open(await makeCart(variantId))
    const payment = await walk.fillIn(token)
    expect(payment.status).toBe(200)
    expect(payment.text).toContain('1.205,00 KM')
    expect(await stockOf(variantId)).toEqual({ onHand: 3, reserved: 1 })
    const placed = await walk.place(token, walk.hidden(payment.text, 'shown'))
    expect(placed).toMatchObject({ status: 303, location: `/checkouts/${token}/thank-you` })
    const order = await orderOf(token)
    expect(order).toMatchObject({ subtotal: 120_000, shippingTotal: 500, total: 120_500, taxTotal: 17_509 })
    expect(await stockOf(variantId)).toEqual({ onHand: 2, reserved: 0 })
    expect((await walk.get(`/checkouts/${token}/thank-you`)).text).toContain(`#${order?.number}`)
    await shop.jobs.drain()
    const mails = shop.sent.filter(({ subject }) => subject.includes(`#${order?.number}`))
    expect(mails).toHaveLength(1)
    const [, statusPath = ''] = /http:\/\/main\.localhost:3000(\/orders\/\S+)/.exec(mails[0]?.text ?? '') ?? []
    expect((await walk.get(statusPath)).text).toContain('ThinkPad X1')
    expect((await walk.get(statusPath.replace(/key=.*/, 'key=wrong'))).status).toBe(404)
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('speaks the language that the link names, from the first page on', async () => {
    const { variantId } = await newVariant()
    const url = new URL(await makeCart(variantId))
    const token = await walk.open(url.href)
    const { location } = await walk.get(`${url.pathname}${url.search}&locale=en`)
    expect(location).toBe(`/checkouts/${token}?locale=en`)
    await walk.get(location ?? '')
    expect((await walk.get(`/checkouts/${token}/information`)).text).toContain('<html lang="en"')
  })

  it('asks for what is missing, beside its field, and loses nothing', async () => {
    const { variantId } = await newVariant()
    const token = await walk.open(await makeCart(variantId))
    const { text } = await walk.post(`/checkouts/${token}/information`, {
      ...bosnianBuyer,
      email: 'amina@',
      zip: '7100',
      firstName: '<script>alert(1)</script>\u0000',
      province: 'Atlantida',
      wantsInvoice: 'yes',
      taxId: '123',
    })
    for (const name of ['email', 'zip', 'province', 'companyName', 'taxId'])
      expect(text).toContain(`id="${name}-wrong"`)
    expect(text).toContain('value="amina@"')
    expect(text).toContain('&lt;script&gt;alert(1)')
    expect(text).not.toContain('<script>alert')
    expect((await walk.get(`/checkouts/${token}/payment`)).location).toBe(`/checkouts/${token}/information`)
  })

  it('sells to Chile in pesos, by region and RUT, in the language that is chosen', async () => {
    const { variantId } = await newVariant({ price: 250_000, stock: 2 }, 'retail')
    const token = await retail.open(await makeCart(variantId, { at: 'retail' }))
    expect((await retail.get(`/checkouts/${token}/information`)).text).toContain('lang="es"')
    expect((await retail.get(`/checkouts/${token}/information?locale=bs`)).text).toContain('Adresa za dostavu')
    await retail.get(`/checkouts/${token}/information?locale=es`)
    const company = {
      wantsInvoice: 'yes',
      companyName: 'Comercial Rojas SpA',
      taxId: '760864285',
      companyActivity: 'Venta de computadores',
      companyAddress: 'Los Leones 10, Ñuñoa',
    }
    const wrong = await retail.post(`/checkouts/${token}/information`, {
      ...chileanBuyer,
      ...company,
      taxId: '76086428-6',
      companyActivity: '',
    })
    for (const name of ['taxId', 'companyActivity']) expect(wrong.text).toContain(`id="${name}-wrong"`)
    const fetched = { ...chileanBuyer, ...company, handover: 'pickup', companyAddress: '' }
    expect((await retail.post(`/checkouts/${token}/information`, fetched)).text).toContain('id="companyAddress-wrong"')
    const payment = await retail.fillIn(token, { buyer: { ...chileanBuyer, ...company } })
    expect(payment.text).toContain('Incluye IVA (19\u00a0%)')
    await retail.place(token, retail.hidden(payment.text, 'shown'), { method: 'bank-transfer' })
    const order = await orderOf(token)
    expect(order).toMatchObject({
      currency: 'CLP',
      language: 'es',
      company: {
        name: 'Comercial Rojas SpA',
        taxId: '76.086.428-5',
        activity: 'Venta de computadores',
        address: 'Los Leones 10, Ñuñoa',
      },
      financialStatus: 'pending',
    })
    const thanks = await retail.get(`/checkouts/${token}/thank-you`)
    expect(thanks.text).toContain(order?.paymentReference)
    expect(thanks.text).toContain('¡Gracias por tu pedido!')
    expect(thanks.text).toContain('RUT 76.086.428-5, giro: Venta de computadores, Los Leones 10, Ñuñoa')
  })

  it('needs no address from who fetches the products', async () => {
    const { variantId } = await newVariant({ price: 5_000 })
    const token = await walk.open(await makeCart(variantId))
    const buyer = { email: 'emir@example.ba', handover: 'pickup', firstName: 'Emir', lastName: 'Kovač' }
    const payment = await walk.fillIn(token, { buyer })
    expect(payment.status).toBe(200)
    // The sum says what it is, and no delivery.
    expect(payment.text).toMatch(/<dt>Preuzimanje u prodavnici, Sarajevo<\/dt>/)
    expect(payment.text).not.toContain('<dt>Dostava</dt>')
    await walk.place(token, walk.hidden(payment.text, 'shown'))
    expect(await orderOf(token)).toMatchObject({
      shippingTotal: 0,
      total: 5_000,
      delivery: { handle: 'pickup-sarajevo' },
    })
  })

  it('names the day of delivery from the moment it knows where to, and the order promises that day', async () => {
    const { variantId } = await newVariant()
    const url = await makeCart(variantId)
    const token = await walk.open(url)
    const dayOn = (page: string) => />Očekivana isporuka<\/dt><dd[^>]*>(do [^<]+)</.exec(page)?.[1]
    expect(dayOn((await walk.get(`/checkouts/${token}/information`)).text)).toBeUndefined()
    const payment = await walk.fillIn(token)
    const day = dayOn(payment.text)
    expect(day).toMatch(/^do \S+, \d+/)
    expect(dayOn((await walk.get(`/checkouts/${token}/delivery`)).text)).toBe(day)
    await walk.place(token, walk.hidden(payment.text, 'shown'))
    expect((await walk.get(`/checkouts/${token}/thank-you`)).text).toContain(day)
  })

  it('leaves the last unit in the cart of who holds it at the payment step and goes back to the shop', async () => {
    const { variantId } = await newVariant({ stock: 1 })
    const url = await makeCart(variantId)
    const token = await walk.open(url)
    expect((await walk.fillIn(token)).status).toBe(200)
    const cartId = `gid://shopify/Cart/${/c\/([0-9a-f]+)/.exec(url)?.[1]}?key=${new URL(url).searchParams.get('key')}`
    const { data } = await shop.query(
      `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
        cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { countryCode: BA }) { cart { totalQuantity } warnings { code } }
        cartLinesAdd(cartId: $cartId, lines: $lines) { cart { totalQuantity } warnings { code } } }`,
      {
        cartId,
        lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, attributes: [{ key: 'a', value: 'b' }] }],
      },
    )
    expect(data.cartBuyerIdentityUpdate).toEqual({ cart: { totalQuantity: 1 }, warnings: [] })
    expect(data.cartLinesAdd).toMatchObject({ cart: { totalQuantity: 1 }, warnings: [{}] })
    const payment = await walk.get(`/checkouts/${token}/payment`)
    expect((await walk.place(token, walk.hidden(payment.text, 'shown'))).status).toBe(303)
    expect(await stockOf(variantId)).toEqual({ onHand: 0, reserved: 0 })
  })

  it('is placed by who was shown it at the payment step, and by nobody who skipped it', async () => {
    const { variantId } = await newVariant({ stock: 5 })
    const [seen, skipped] = [await walk.open(await makeCart(variantId)), await walk.open(await makeCart(variantId))]
    const buyer = { ...bosnianBuyer, email: 'twice@example.ba' }
    const shown = walk.hidden((await walk.fillIn(seen, { buyer })).text, 'shown')
    await walk.post(`/checkouts/${skipped}/information`, buyer)
    await walk.post(`/checkouts/${skipped}/delivery`, { delivery: 'standard' })
    for (const guess of ['', shown, '\u00e9'.repeat(16)]) {
      expect(await walk.press(skipped, guess)).toBe('refused')
      expect(await orderOf(skipped)).toBeUndefined()
    }
    expect((await walk.place(seen, shown)).status).toBe(303)
  })

  it('shows who ordered and where to on its thank-you page for an hour, and then as the order’s own page does', async () => {
    const { variantId } = await newVariant()
    const url = await makeCart(variantId)
    const token = await walk.open(url)
    const buyer = { ...bosnianBuyer, email: 'thanks@example.ba' }
    await walk.place(token, walk.hidden((await walk.fillIn(token, { buyer })).text, 'shown'))
    const secrets = ['Titova 1', '+38761234567', 'thanks@example.ba']
    const { text } = await walk.get(`/checkouts/${token}/thank-you?locale=es`)
    for (const secret of secrets) expect(text).toContain(secret)
    expect(text).toMatch(/href="[^"]*&amp;locale=es">Seguir este pedido</)
    await shop.setClockOffset(61 * 60_000)
    expect(await walk.open(url)).toBe(token)
    const later = await walk.get(`/checkouts/${token}/thank-you`)
    await shop.setClockOffset(0)
    for (const secret of secrets) expect(later.text).not.toContain(secret)
    expect(later.location).toMatch(/\/orders\/\d+\/status\?key=[0-9a-f]{64}&locale=es$/)
  })

  it('tells of a price that changed before placing, and charges nothing', async () => {
    const { variantId } = await newVariant({ price: 10_000 })
    const token = await walk.open(await makeCart(variantId))
    const shown = walk.hidden((await walk.fillIn(token)).text, 'shown')
    await shop.database.pool.query('UPDATE platform.product_variants SET price = 12000 WHERE id = $1', [variantId])
    const changed = await walk.place(token, shown, walk.card('4242 4242 4242 4242'))
    expect(changed.text).toContain('125,00 KM')
    expect(await orderOf(token)).toBeUndefined()
    expect(
      (await shop.database.pool.query('SELECT FROM platform.payments WHERE checkout_token = $1', [token])).rowCount,
    ).toBe(0)
    await walk.place(token, walk.hidden(changed.text, 'shown'))
    expect(await orderOf(token)).toMatchObject({ total: 12_500 })
  })

  it('takes a discount code, says so of a wrong one, and lets go of it', async () => {
    await shop.database.pool.query(
      `INSERT INTO platform.discounts (shop_id, code, title, kind, value) VALUES ($1, 'MINUS10', 'Ten', 'percentage', 1000)`,
      [shop.platform.shopOf('main').shop.id],
    )
    const { variantId } = await newVariant({ price: 10_000 })
    const token = await walk.open(await makeCart(variantId))
    await walk.fillIn(token)
    const add = (code: string) => walk.post(`/checkouts/${token}/discount`, { code, step: 'payment' })
    const { location } = await add('nonsense')
    expect(location).toBe(`/checkouts/${token}/payment?code=NONSENSE&fate=refused#summary`)
    expect((await walk.get(location ?? '')).text).toContain('Kod NONSENSE ne vrijedi za ovu narudžbu.')
    await add('minus10')
    const page = await walk.get(`/checkouts/${token}/payment`)
    expect(page.text).not.toContain('id="code-wrong"')
    expect(page.text).toContain('<span class="number end">100,00 KM</span>')
    expect(amountsOf(page.text)).toEqual(['100,00 KM', '−10,00 KM', '5,00 KM', '95,00 KM', '13,80 KM'])
    await walk.place(token, walk.hidden(page.text, 'shown'))
    expect(await orderOf(token)).toMatchObject({
      discountTotal: 1_000,
      total: 9_500,
      discounts: [{ code: 'MINUS10', amount: 1_000 }],
    })
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('asks nobody how to pay nothing, and takes such an order as paid however it was to be paid', async () => {
    await shop.database.pool.query(
      `INSERT INTO platform.discounts (shop_id, code, title, kind, value) VALUES ($1, 'GIFT', 'Gift', 'percentage', 10000)`,
      [shop.platform.shopOf('main').shop.id],
    )
    const { variantId } = await newVariant({ price: 10_000, stock: 5 })
    const buyer = { ...bosnianBuyer, handover: 'pickup', email: 'gift@example.ba' }
    for (const fields of [{}, walk.card('4242 4242 4242 4242'), { method: 'bank-transfer' }]) {
      const token = await walk.open(await makeCart(variantId, { codes: ['GIFT'] }))
      const page = await walk.fillIn(token, { buyer })
      expect(page.text).toContain('Za ovu narudžbu ne plaćate ništa.')
      expect(page.text).not.toMatch(/type="radio"|cardNumber/)
      expect(walk.hidden(page.text, 'method')).toBe('cash-on-delivery')
      const placed = await walk.place(token, walk.hidden(page.text, 'shown'), fields)
      expect(placed.location).toBe(`/checkouts/${token}/thank-you`)
      expect(await orderOf(token)).toMatchObject({ total: 0, financialStatus: 'paid' })
      const { text } = await walk.get(`/checkouts/${token}/thank-you`)
      expect(text).toContain('gift@example.ba')
      expect(text).not.toMatch(/plaća(nje|te|se)|uplat/i)
    }
    expect((await shop.database.pool.query('SELECT FROM platform.payments WHERE amount = 0')).rowCount).toBe(0)
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('takes a code together with half-filled details and loses none of them', async () => {
    const { variantId } = await newVariant()
    const token = await walk.open(await makeCart(variantId))
    const typed = { email: 'amina@', city: 'Sarajevo', code: 'nonsense', step: 'information' }
    const { status, text } = await walk.post(`/checkouts/${token}/discount`, typed)
    expect(status).toBe(200)
    for (const value of ['amina@', 'Sarajevo']) expect(text).toContain(`value="${value}"`)
    expect(text).toContain('id="code-wrong"')
    expect(text).not.toContain('id="email-wrong"')
    expect(text).not.toContain('NONSENSE<')
    const sent = await walk.post(`/checkouts/${token}/information`, { ...bosnianBuyer, code: 'another' })
    expect(sent.text).toContain('Kod ANOTHER ne vrijedi za ovu narudžbu.')
    for (const form of ['discount', 'language', 'what-is-left'])
      expect((await walk.get(`/checkouts/${token}/${form}`)).location).toBe(`/checkouts/${token}`)
  })

  it('accepts forms of its own pages only', async () => {
    const { variantId } = await newVariant()
    const token = await walk.open(await makeCart(variantId))
    const send = (headers: Record<string, string>) =>
      shop.fetchAt(`/checkouts/${token}/information`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(bosnianBuyer).toString(),
        redirect: 'manual',
      })
    for (const headers of [
      {},
      { Origin: 'null' },
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://main.localhost:3000' },
      { 'Sec-Fetch-Site': 'same-site' },
    ] as Record<string, string>[])
      expect((await send(headers)).status).toBe(403)
    expect((await send({ Origin: 'http://main.localhost:3000' })).status).toBe(303)
  })

  it.each([
    '/cart/c/zzz?key=1',
    '/cart/c/%00?key=%00',
    `/checkouts/${'a'.repeat(40)}/payment`,
    '/checkouts/%00',
    '/invoices/%00',
    '/orders/1/status',
    '/orders/99999999999999/status?key=x',
  ])('knows nothing of %s', async (path) => expect((await walk.get(path)).status).toBe(404))

  it('says what a link that leads nowhere was about', async () => {
    const offer = await walk.get('/invoices/zzz?locale=en')
    expect(offer.text).toContain('This offer is no longer valid')
    expect(offer.text).toContain('href="mailto:podrska@dvaput.example"')
    expect((await walk.get('/cart/c/zzz?key=1&locale=es')).text).toContain('continúa la compra')
  })

  it('keeps a shop’s checkout behind its own endpoint', async () => {
    const { variantId } = await newVariant()
    const url = new URL(await makeCart(variantId))
    expect((await retail.get(url.pathname + url.search)).status).toBe(404)
    const token = await walk.open(url.href)
    expect((await retail.get(`/checkouts/${token}/information`)).status).toBe(404)
  })

  it('takes an invoice at its agreed prices, uses its reservation up, and shows the order to who opens it again', async () => {
    const { variantId } = await newVariant({ price: 10_000, stock: 1 })
    const { id } = shop.platform.shopOf('main').shop
    const line = { uuid: 'a', variantId, title: 'Laptop', quantity: 1, unitPrice: 8_000, discount: 500 }
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `INSERT INTO platform.draft_orders (shop_id, number, language, email, lines, invoice_token, reserve_inventory_until)
       VALUES ($1, 1, 'en', 'amina@example.ba', $2, 'invoice', app_now() + interval '24 hours') RETURNING id`,
      [id, JSON.stringify([{ ...line, ownDiscount: null, sku: null, attributes: [] }])],
    )
    const holder = `draft:${rows[0]?.id}`
    const lines = [{ variantId, quantity: 1 }]
    await shop.database.inTransaction((tx) => holdStock(tx, { holder, lines, seconds: 86_400 }))
    const token = await walk.open('http://main.localhost:3000/invoices/invoice')
    const page = await walk.fillIn(token)
    expect(amountsOf(page.text)).toEqual(['80.00 KM', '−5.00 KM', '5.00 KM', '80.00 KM', '11.62 KM'])
    expect(page.text).toMatch(/Your items are reserved until \d+\/\d+\/\d{4}, \d\d:\d\d\./)
    expect(await stockOf(variantId)).toEqual({ onHand: 1, reserved: 1 })
    await walk.place(token, walk.hidden(page.text, 'shown'))
    expect(await orderOf(token)).toMatchObject({ subtotal: 8_000, discountTotal: 500, total: 8_000, language: 'en' })
    expect(await stockOf(variantId)).toEqual({ onHand: 0, reserved: 0 })
    const { location } = await walk.get('/invoices/invoice')
    expect(location).toMatch(/\/orders\/\d+\/status\?key=/)
    const { text } = await walk.get(location?.replace('http://main.localhost:3000', '') ?? '')
    expect(amountsOf(text)).toEqual(amountsOf(page.text))
    expect(await checkInvariants(shop.database)).toEqual([])
  })
})
