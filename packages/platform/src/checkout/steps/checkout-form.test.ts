import { describe, expect, it } from 'vitest'
import { bosnianBuyer, createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { pages } from '../../tables/content.table.ts'

const shop = useTestPlatform()
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')
const retail = createWalk((path, init) => shop.fetchAt(path, init, { shop: 'retail' }), 'http://retail.localhost:3000')

const shopId = (at: 'main' | 'retail' = 'main') => shop.platform.shopOf(at).shop.id

const makeCart = async (at: 'main' | 'retail' = 'main', codes: string[] = []): Promise<string> => {
  const { variantId } = await addProduct(shop.database, shopId(at), {})
  const { data } = await shop.query(
    `mutation ($lines: [CartLineInput!], $codes: [String!]) {
      cartCreate(input: { lines: $lines, discountCodes: $codes }) { cart { checkoutUrl } } }`,
    { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }], codes },
    { shop: at },
  )
  return data.cartCreate.cart.checkoutUrl
}

const addDiscount = (code: string, percent: number, customerIds: readonly number[] | null = null) =>
  shop.database.pool.query(
    `INSERT INTO platform.discounts (shop_id, code, title, kind, value, customer_ids)
     VALUES ($1, $2, $2, 'percentage', $3, $4)`,
    [shopId(), code, percent * 100, customerIds],
  )

const codesOf = async (token: string) =>
  (
    await shop.database.pool.query<{ discount_codes: string[] }>(
      'SELECT discount_codes FROM platform.carts WHERE token = (SELECT cart_token FROM platform.checkouts WHERE token = $1)',
      [token],
    )
  ).rows[0]?.discount_codes

describe('the details of the buyer', () => {
  it('stay as they were typed when the language is changed', async () => {
    const token = await walk.open(await makeCart())
    const { text } = await walk.get(`/checkouts/${token}/information`)
    const [, action = ''] = /<button class="link" form="details" formaction="([^"]*)" lang="es">/.exec(text) ?? []
    expect(action).toBe(`/checkouts/${token}/language?locale=es`)
    const typed = {
      email: 'amina@',
      city: 'Sarajevo',
      handover: 'pickup',
      wantsInvoice: 'yes',
      companyName: 'Firma',
      code: 'later',
    }
    const changed = await walk.post(action, typed)
    expect(changed.status).toBe(200)
    expect(changed.text).toContain('<html lang="es"')
    for (const value of ['amina@', 'Sarajevo', 'Firma', 'later']) expect(changed.text).toContain(`value="${value}"`)
    expect(changed.text).toMatch(/value="pickup" checked[\s\S]*name="wantsInvoice" value="yes" checked/)
    expect(changed.text).not.toContain('-wrong"')
    expect((await walk.get(`/checkouts/${token}/information`)).text).toContain('<html lang="es"')
  })

  it('are sent by Enter, unless a code was typed: that is applied', async () => {
    await addDiscount('ENTER', 10)
    const token = await walk.open(await makeCart())
    const path = `/checkouts/${token}/information`
    const { text } = await walk.get(path)
    const form = text.slice(text.indexOf('<form class="flow" id="details"'))
    // The first button of a form is the one that Enter presses.
    expect(/<button[^>]*>/.exec(form)?.[0]).toMatch(/name="act" value="enter"/)
    const applied = await walk.post(path, { ...bosnianBuyer, act: 'enter', code: 'enter' })
    expect(applied.status).toBe(200)
    expect(applied.text).toContain('value="ENTER"')
    expect(applied.text).toContain('value="Titova 1"')
    const sent = await walk.post(path, { ...bosnianBuyer, act: 'enter', code: '' })
    expect(sent.location).toBe(`/checkouts/${token}/delivery`)
  })

  it('use the names of the market: the regions, and what its invoices say of a company', async () => {
    const chile = await retail.get(`/checkouts/${await retail.open(await makeCart('retail'))}/information`)
    expect(chile.text).toContain('Por ejemplo 76.123.456-0')
    expect(chile.text).toContain('id="companyActivity"')
    expect(chile.text).toContain('<label for="companyAddress">Dirección y comuna de la empresa')
    const bosnia = await walk.get(`/checkouts/${await walk.open(await makeCart())}/information`)
    expect(bosnia.text).not.toContain('id="companyActivity"')
    expect(bosnia.text).toContain('id="companyAddress"')
    for (const [endpoint, locale, label] of [
      [retail, 'bs', 'Regija'],
      [retail, 'en', 'Region'],
      [retail, 'es', 'Región'],
      [walk, 'bs', 'Kanton, entitet'],
      [walk, 'en', 'Canton or entity'],
      [walk, 'es', 'Cantón o entidad'],
    ] as const) {
      const token = await endpoint.open(await makeCart(endpoint === retail ? 'retail' : 'main'))
      const wrong = await endpoint.post(`/checkouts/${token}/information?locale=${locale}`, {})
      for (const place of ['<label for="province">', '<a href="#province">'])
        expect(wrong.text).toContain(`${place}${label}</`)
    }
  })
})

describe('a discount code', () => {
  it('that was only typed stays in its field when the language is changed, with what was chosen beside it', async () => {
    const token = await walk.open(await makeCart())
    await walk.fillIn(token)
    for (const [step, chosen, isChosen] of [
      ['delivery', { delivery: 'express' }, /value="express" checked/],
      ['payment', { method: 'bank-transfer' }, /value="bank-transfer" checked/],
    ] as const) {
      const { text } = await walk.get(`/checkouts/${token}/${step}?locale=en`)
      const [, action = ''] = /<button class="link" form="codes" formaction="([^"]*)" lang="es">/.exec(text) ?? []
      expect(action).toBe(`/checkouts/${token}/language?locale=es`)
      expect(walk.hidden(text, 'step')).toBe(step)
      const { location } = await walk.post(action, { step, code: '"<Typed>', ...chosen })
      const { text: after } = await walk.get(location ?? '')
      expect(after).toContain('<html lang="es"')
      expect(after).toContain('value="&quot;&lt;Typed&gt;"')
      expect(after).toMatch(isChosen)
      expect(after).not.toContain('code-wrong')
    }
    expect(await codesOf(token)).toEqual([])
    await walk.post(`/checkouts/${token}/language?locale=en`, { step: 'payment', method: 'barter', delivery: 'rocket' })
    expect((await walk.get(`/checkouts/${token}/payment`)).text).toMatch(/value="bank-transfer" checked/)
  })

  it('that has no effect is not kept, and only the last one is spoken of', async () => {
    const token = await walk.open(await makeCart())
    const add = (code: string) => walk.post(`/checkouts/${token}/discount`, { code, step: 'information' })
    await add('first')
    const { text } = await add('second')
    expect(text).toContain('Kod SECOND ne vrijedi za ovu narudžbu.')
    expect(text).not.toContain('FIRST')
    expect(text).not.toContain('name="remove"')
    expect(await codesOf(token)).toEqual([])
    expect((await walk.get(`/checkouts/${token}/information`)).text).not.toContain('code-wrong')
  })

  it('that cannot go with another has another message than one that does not apply', async () => {
    await addDiscount('SMALL', 5)
    await addDiscount('GREAT', 20)
    const token = await walk.open(await makeCart())
    await walk.fillIn(token)
    const add = async (code: string, locale: string) => {
      const { location } = await walk.post(`/checkouts/${token}/discount`, { code, step: 'payment' })
      return (await walk.get(location?.replace('#', `${location.includes('?') ? '&' : '?'}locale=${locale}#`) ?? ''))
        .text
    }
    expect(await add('small', 'en')).not.toContain('code-wrong')
    expect(await add('great', 'en')).toContain('The code SMALL cannot be combined with the new one and was removed')
    expect(await codesOf(token)).toEqual(['GREAT'])
    for (const [locale, words] of [
      ['bs', 'Kod SMALL se ne može spojiti s kodom koji već vrijedi'],
      ['en', 'The code SMALL cannot be combined with the one that already applies'],
      ['es', 'El código SMALL no se puede combinar con el que ya se aplica'],
    ] as const)
      expect(await add('small', locale)).toContain(words)
    expect(await codesOf(token)).toEqual(['GREAT'])
  })

  it('for one customer is refused whose e-mail is typed beside it, and stays where it came with the cart', async () => {
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `INSERT INTO platform.customers (shop_id, email) VALUES ($1, 'own@example.ba') RETURNING id`,
      [shopId()],
    )
    await addDiscount('OWN', 10, [Number(rows[0]?.id)])
    await addDiscount('LATER', 1, [Number(rows[0]?.id)])
    await addDiscount('ONCE', 5)
    await shop.database.pool.query(
      `WITH once AS (UPDATE platform.discounts SET once_per_customer = true WHERE code = 'ONCE' RETURNING id)
       INSERT INTO platform.discount_uses (discount_id, order_id, single_use_email) SELECT id, 1, 'own@example.ba' FROM once`,
    )
    const token = await walk.open(await makeCart('main', ['LATER']))
    const add = (email: string, code: string) =>
      walk.post(`/checkouts/${token}/discount`, { email, code, step: 'information' })
    expect((await add('another@example.ba', 'own')).text).toContain('Kod OWN ne vrijedi')
    expect((await add('own@example.ba', 'own')).text).toContain('Kod OWN ne vrijedi')
    expect(await codesOf(token)).toEqual(['LATER'])
    // The e-mail beside a code counts where it was used with it before.
    expect((await add('own@example.ba', 'once')).text).toContain('Kod ONCE ne vrijedi')
    expect((await add('another@example.ba', 'once')).text).toContain('<button class="chip" name="remove" value="ONCE"')
  })
})

describe('every page of the checkout', () => {
  it('leads to the shop’s policies in its language, and asks to accept the terms before ordering', async () => {
    await shop.database.db.insert(pages).values({
      shopId: shopId(),
      kind: 'policy',
      handle: 'terms-of-service',
      title: 'Uslovi',
      bodyHtml: '<p>Pravila kupovine</p>',
      translations: { es: { title: 'Términos', bodyHtml: '<p>Reglas de compra</p>' } },
    })
    const token = await walk.open(await makeCart())
    await walk.fillIn(token)
    for (const [locale, accepts] of [
      ['bs', 'Slanjem narudžbe prihvatate'],
      ['en', 'By placing the order you accept the'],
      ['es', 'Al hacer el pedido aceptas los'],
    ] as const) {
      const payment = await walk.get(`/checkouts/${token}/payment?locale=${locale}`)
      expect(payment.text.indexOf(accepts)).toBeGreaterThan(0)
      expect(payment.text.indexOf(accepts)).toBeLessThan(payment.text.indexOf('<button class="button large">'))
      const gone = await walk.get(`/checkouts/zzz?locale=${locale}`)
      for (const each of ['bs', 'en', 'es'].filter((other) => other !== locale))
        expect(gone.text).toContain(`<a href="?locale=${each}"`)
      for (const { text } of [payment, gone, await walk.get(`/checkouts/${token}/information`)])
        for (const handle of ['terms-of-service', 'privacy-policy', 'refund-policy'])
          expect(text.slice(text.indexOf('<footer'))).toContain(`href="/policies/${handle}?locale=${locale}"`)
    }
    const terms = await walk.get('/policies/terms-of-service?locale=es')
    expect(terms.text).toContain('<h1>Términos</h1>')
    expect(terms.text).toContain('<p>Reglas de compra</p>')
    expect((await retail.get('/policies/terms-of-service')).status).toBe(404)
    for (const handle of ['refund-policy', '%00', 'x'.repeat(300)])
      expect((await walk.get(`/policies/${handle}`)).status).toBe(404)
  })
})
