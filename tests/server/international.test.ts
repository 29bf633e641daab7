import { demoCustomers, demoPassword } from '@dvaput/domain/account/demo-customers'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoGate } from '../../apps/store/server/settings/demo-gate.ts'
import { createVisitor, logInAt, registerAt, type Visitor, whoIs } from '../support/requests/store-visitor.ts'
import { withWarehouse } from '../support/servers/running-server.ts'
import { useStoreServer } from '../support/servers/use-store-server.ts'
import { waitForImportedProducts } from '../support/servers/wait-for-imported-products.ts'

const server = useStoreServer(withWarehouse)
const listing = '/international-products'

/** Somebody who has entered the code. */
const enter = async (headers: Readonly<Record<string, string>> = {}): Promise<Visitor> => {
  const visitor = createVisitor(server.url, headers)
  const { status } = await visitor.submit(listing, { code: demoGate.code })
  if (status !== 303) throw new Error(`the code opened nothing: ${status}`)
  return visitor
}

const handlesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/<h2[^>]*><a[^>]* href="\/international\/([^"?]+)"/g)].map(([, handle]) => handle ?? ''),
  ),
]
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

beforeAll(() => waitForImportedProducts({ url: server.url, output: () => '' }))

describe('the gate', () => {
  it.each(['/international-products', '/international', '/international-products?categoria=apple'])(
    'stands before %s for somebody who is not logged in, and is stored by nobody [GATE-01] [GATE-10]',
    async (path) => {
      const { status, headers, text } = await createVisitor(server.url).open(path)
      expect([status, headers.get('Cache-Control')]).toEqual([403, 'no-store'])
      expect(textOf(text)).toContain('Access Restricted')
      expect(textOf(text)).toContain('testing mode')
      expect(text.includes('name="code"')).toBe(true)
      expect(text.includes('<meta name="robots" content="noindex"/>')).toBe(true)
      expect(text.includes('href="/international/')).toBe(false)
      for (const secret of [...demoGate.emails, demoGate.code, 'argon2']) expect(text.includes(secret)).toBe(false)
    },
  )

  it.each([
    ['es', 'Código de acceso incorrecto'],
    ['en', 'Wrong access code'],
    ['bcs', 'Pogrešan pristupni kod'],
  ])(
    'refuses a wrong code in the language of the reader, %s, and keeps it in the form [GATE-09] [GATE-10]',
    async (language, expected) => {
      const visitor = createVisitor(server.url)
      const { status, text } = await visitor.submit(`${listing}?lang=${language}`, { code: 'sesame' })
      expect(status).toBe(403)
      expect(textOf(text)).toContain(expected)
      expect(text.includes('value="sesame"')).toBe(true)
      expect((await visitor.open(listing)).status).toBe(403)
    },
  )

  it('opens for the code, in this browser session and for its URL [GATE-02] [GATE-04] [GATE-06] [ROUTE-07]', async () => {
    const visitor = createVisitor(server.url)
    const opened = await visitor.submit(`${listing}?categoria=apple`, { code: ` ${demoGate.code} ` })
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, `${listing}?categoria=apple`])
    const cookies = opened.headers.getSetCookie().filter((line) => line.startsWith('dvaput-international='))
    expect(cookies).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Lax$/)])
    expect(cookies.join()).not.toMatch(/expires|max-age/i)
    const page = await visitor.open(listing)
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect((await createVisitor(server.url).open(listing)).status).toBe(403)
  })

  it('says the same of the sixth guess, and when to try again', async () => {
    const visitor = createVisitor(server.url)
    for (let count = 0; count < 5; count += 1) await visitor.submit(`${listing}?lang=es`, { code: 'x' })
    const { status, headers, text } = await visitor.submit(`${listing}?lang=es`, { code: demoGate.code })
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(600)
    expect(textOf(text)).toContain('Código de acceso incorrecto')
    expect(textOf(text)).toContain('Inténtalo de nuevo en 15 minutos')
  })

  it('opens for a customer of the list without a code, and for no other [GATE-03] [GATE-05] [ROLE-05]', async () => {
    const amra = await logInAt(server.url, { email: demoCustomers.ba.email, password: demoPassword })
    expect(await whoIs(amra)).toMatchObject({ customer: { isVerified: true } })
    expect((await amra.open(listing)).status).toBe(200)
    const { visitor, email } = await registerAt(server.url)
    const { status, text } = await visitor.open(listing)
    expect(status).toBe(403)
    expect(textOf(text)).toContain('Your email is not authorized to access this store')
    expect(textOf(text)).toContain(email)
    expect(/<a [^>]*href="\/international-products"[^>]*>Check again<\/a>/.test(text)).toBe(true)
    expect(text.includes('name="code"')).toBe(true)
  })
})

describe('the listing', () => {
  it.each(['/international-products', '/international'])(
    'is at %s, with one canonical URL [ROUTE-07] [ROUTE-08]',
    async (path) => {
      const { status, text } = await (await enter()).open(path)
      expect(status).toBe(200)
      expect(/<link rel="canonical" href="[^"]*\/international-products(\?lang=en)?"\/>/.test(text)).toBe(true)
      expect(handlesIn(text)).toHaveLength(48)
    },
  )

  it('has a search, five sorts, categories with subcategories, two paginations and a refresh button [INTL-01] [INTL-02] [INTL-03] [INTL-04] [INTL-05] [INTL-06] [INTL-11] [INTL-12] [INTL-18]', async () => {
    const { text } = await (await enter()).open(listing)
    expect(/<input [^>]*name="search"/.test(text)).toBe(true)
    expect([...text.matchAll(/<option value="([\w-]+)"/g)].map(([, value]) => value)).toEqual([
      'featured',
      'newest',
      'price-asc',
      'price-desc',
      'name',
    ])
    const categories = [...text.matchAll(/href="\/international-products\?categoria=([\w-]+)"/g)].map(([, id]) => id)
    expect(new Set(categories)).toEqual(
      new Set(['notebooks', 'smartphones-tablets', 'apple', 'al-por-mayor', 'desktop', 'equipos-empresariales']),
    )
    expect(text.includes('href="/international-products?categoria=notebooks&amp;subcategoria=')).toBe(true)
    const numbers = [...text.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => number)
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '1', '2', '3', '4', '5'])
    expect(textOf(text).match(/Page 1 of \d+/g)).toHaveLength(2)
    expect(textOf(text)).toContain('Refresh')
    expect(textOf(text)).toMatch(/Stock confirmed at \d\d:\d\d/)
  })

  it('goes on, and leads from past its end to its last page [INTL-06] [INTL-07] [ROUTE-10]', async () => {
    const visitor = await enter()
    const { text } = await visitor.open(`${listing}?page=2`)
    const pages = Number(/Page 2 of (\d+)/.exec(textOf(text))?.[1])
    expect(pages).toBeGreaterThan(10)
    expect(/<input [^>]*name="page"/.test(text)).toBe(true)
    const last = await visitor.open(`${listing}?page=9999&sort=name`)
    expect([last.status, last.headers.get('Location')]).toEqual([302, `${listing}?sort=name&page=${pages}`])
  })

  it('reads category, subcategory, tag, search and page from the URL, and starts a new choice at page 1 [ROUTE-10] [INTL-13] [INTL-14]', async () => {
    const visitor = await enter()
    const all = await visitor.open(listing)
    const some = await visitor.open(`${listing}?categoria=notebooks&page=2`)
    const countOf = (html: string) => Number(/(\d+) products/.exec(textOf(html))?.[1])
    expect(countOf(some.text)).toBeLessThan(countOf(all.text))
    expect(some.text.includes('href="/international-products?categoria=apple"')).toBe(true)
    expect(/<input [^>]*type="hidden"[^>]*name="page"/.test(some.text)).toBe(false)
    const found = await visitor.open(`${listing}?search=thinkpad`)
    expect(countOf(found.text)).toBeGreaterThan(0)
    expect(countOf(found.text)).toBeLessThan(countOf(all.text))
    expect(found.text.includes('Clear search')).toBe(true)
    // No pagination, no field to jump.
    const few = await visitor.open(`${listing}?search=zzzzqqqq`)
    expect(textOf(few.text)).toContain('No products found')
    expect(/<input [^>]*name="page"/.test(few.text)).toBe(false)
  })
})

describe('a product', () => {
  const openFirst = async (path = '') => {
    const { text } = await (await enter()).open(`${listing}?sort=price-asc&search=thinkpad`)
    const [handle = ''] = handlesIn(text)
    return { handle, ...(await createVisitor(server.url).open(`/international/${handle}${path}`)) }
  }

  it('is open without the gate, with its price explained [ROUTE-11] [IPDP-01] [IPDP-03] [IPDP-04] [IPDP-05]', async () => {
    const { status, text, headers, handle } = await openFirst()
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-cache'])
    expect(text.includes(`/international/${handle}`)).toBe(true)
    const trail = /<nav aria-label="[^"]*"[^>]*><ol[\s\S]*?<\/ol>/.exec(text.slice(text.indexOf('<main')))?.[0] ?? ''
    expect(trail).toMatch(/href="\/"[\s\S]*href="\/international-products"[\s\S]*categoria=[\s\S]*aria-current="page"/)
    expect(text.includes('<meta name="robots" content="noindex"/>'), 'the listing is closed').toBe(true)
    const sitemaps = await (await fetch(`${server.url}/sitemap.xml`)).text()
    expect(sitemaps).not.toContain('international')
    const shown = textOf(text)
    expect(shown).toMatch(/\$[\d.]+ CLP/)
    expect(shown).toContain('Delivery is added to this price. We add no tax in the cart or at checkout.')
    for (const part of [
      'How the price is made up',
      'Customs duty and import VAT',
      'Shipping by weight',
      'Total for one unit',
    ])
      expect(shown).toContain(part)
    expect(shown).toMatch(/Stock confirmed at \d\d:\d\d|Stock is confirmed at checkout/)
  })

  it.each([
    ['ba', 'Shipping to Bosnia and Herzegovina'],
    ['cl', 'Shipping to Chile'],
  ])('names in the market %s: %s, quality and returns [IPDP-07]', async (market, shipping) => {
    const { handle } = await openFirst()
    const visitor = createVisitor(server.url, { Cookie: `market=${market}; language=en` })
    const shown = textOf((await visitor.open(`/international/${handle}`)).text)
    for (const feature of [shipping, 'Quality guarantee', 'Easy return']) expect(shown).toContain(feature)
    expect(shown.match(/Shipping to (?:Bosnia and Herzegovina|Chile)/g)).toEqual([shipping])
  })

  it('has at most six others beside it [IPDP-09]', async () => {
    const { text } = await openFirst()
    const related = new Set(
      [...text.matchAll(/<h3[^>]*><a[^>]* href="\/international\/([^"]+)"/g)].map(([, each]) => each),
    )
    expect(related.size).toBeGreaterThan(0)
    expect(related.size).toBeLessThanOrEqual(6)
  })

  it.each([
    ['es', 'Producto internacional no encontrado'],
    ['en', 'International product not found'],
  ])('that nobody knows is a 404 with two ways on, in %s [IPDP-10] [IPDP-11]', async (language, expected) => {
    const { status, text } = await createVisitor(server.url).open(`/international/no-such-thing?lang=${language}`)
    expect(status).toBe(404)
    expect(textOf(text)).toContain(expected)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(main.includes('href="/products"')).toBe(true)
    expect(main.includes('href="/international"')).toBe(true)
    expect(text.includes('<meta name="robots" content="noindex"/>')).toBe(true)
  })
})
