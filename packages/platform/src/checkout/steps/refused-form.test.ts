import { describe, expect, it } from 'vitest'
import { bosnianBuyer, type CookieJar, createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { testCards } from '../../payments/test-card-gateway.ts'
import { createRefusedForms } from './refused-form.ts'

const shop = useTestPlatform()

const openIn = async (jar: CookieJar) => {
  const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000', jar)
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 5 })
  const { data } = await shop.query(
    `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
    { id: `gid://shopify/ProductVariant/${variantId}` },
  )
  return { walk, token: await walk.open(data.cartCreate.cart.checkoutUrl) }
}

const endpoint = { origin: 'http://main.localhost:3000' }
const requestWith = (cookie: string) => new Request('http://main.localhost:3000/', { headers: { Cookie: cookie } })

describe('a form that is not accepted', () => {
  it('leads to a page that a reload shows again and the next good form clears', async () => {
    const jar: CookieJar = new Map()
    const { walk, token } = await openIn(jar)
    const path = `/checkouts/${token}/information`
    const sent = await walk.post(path, { ...bosnianBuyer, email: 'amina@', wantsInvoice: 'yes' })
    const again = await walk.get(path)
    for (const { status, text } of [sent, again]) {
      expect(status).toBe(200)
      for (const kept of ['value="amina@"', 'id="email-wrong"', 'id="taxId-wrong"', 'value="Titova 1"'])
        expect(text).toContain(kept)
    }
    await walk.post(path, bosnianBuyer)
    expect((await walk.get(path)).text).not.toContain('-wrong')
    expect(jar.get(`/checkouts/${token}`)?.get('checkout-form')).toBe('checkout-form=')
  })

  it('says at the payment step why, and keeps nothing of the card', async () => {
    const jar: CookieJar = new Map()
    const { walk, token } = await openIn(jar)
    const shown = walk.hidden((await walk.fillIn(token)).text, 'shown')
    await walk.place(token, shown, walk.card(testCards.declined))
    const again = await walk.get(`/checkouts/${token}/payment`)
    expect(again.text).toContain('Banka je odbila karticu')
    expect((await walk.get(`/checkouts/${token}/information`)).text).not.toContain('Banka je odbila')
    const kept = await createRefusedForms(shop.platform.parts).read(
      requestWith(jar.get(`/checkouts/${token}`)?.get('checkout-form') ?? ''),
      token,
    )
    expect(kept).toEqual({
      step: 'payment',
      method: 'card',
      notice: { kind: 'refused', reason: 'declined' },
    })
  })

  it('shows to another browser nothing of what was typed', async () => {
    const { walk, token } = await openIn(new Map())
    await walk.post(`/checkouts/${token}/information`, { ...bosnianBuyer, zip: '1' })
    const { text } = await createWalk((path, init) => shop.fetchAt(path, init), endpoint.origin, new Map()).get(
      `/checkouts/${token}/information`,
    )
    expect(text).not.toContain('Titova')
  })
})

describe('what is kept of a form', () => {
  const kept = { step: 'information', fields: { email: 'a@' }, isJudged: true } as const

  it('is read for the checkout it was sent from, and as it was written', async () => {
    const forms = createRefusedForms(shop.platform.parts)
    const cookie = (await forms.cookieFor(endpoint, 'one', kept)).split(';')[0] ?? ''
    expect(await forms.read(requestWith(cookie), 'one')).toEqual(kept)
    expect(await forms.read(requestWith(cookie), 'other')).toBeUndefined()
    for (const changed of [`${cookie}x`, cookie.replace('=', '=x'), 'checkout-form=', 'checkout-form=x.y'])
      expect(await forms.read(requestWith(changed), 'one'), changed).toBeUndefined()
  })

  it('fits into a cookie, rather without a field that is too long', async () => {
    const forms = createRefusedForms(shop.platform.parts)
    const noise = Array.from({ length: 9_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 9_000))).join('')
    const cookie = await forms.cookieFor(endpoint, 'one', { ...kept, fields: { email: 'a@', city: noise } })
    expect(cookie.length).toBeLessThan(4_000)
    expect(await forms.read(requestWith(cookie.split(';')[0] ?? ''), 'one')).toEqual(kept)
  })
})
