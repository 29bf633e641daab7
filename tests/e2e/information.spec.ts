import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

/** The first words a visitor sees, so that a page cannot change places with another. */
const headings = {
  '/envios': { bcs: 'Dostava i preuzimanje', en: 'Shipping and pickup', es: 'Despacho y retiro' },
  '/devoluciones': { bcs: /Povrat/, en: 'Returns and refunds', es: 'Devoluciones y reembolsos' },
  '/politica-de-privacidad': {
    bcs: 'Sigurnost i privatnost',
    en: 'Security and privacy',
    es: 'Seguridad y privacidad',
  },
  '/faq': { bcs: 'Česta pitanja', en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
  '/terms-and-conditions': { bcs: /uslovi/i, en: 'Terms and conditions', es: 'Términos y condiciones' },
  '/privacy-policy': { bcs: 'Politika privatnosti', en: 'Privacy policy', es: 'Política de privacidad' },
  '/contact': { bcs: 'Kontakt', en: 'Contact', es: 'Contacto' },
} as const

const showsPages = (title: string, paths: readonly (keyof typeof headings)[]) =>
  test(title, async ({ readPage, urlOf }) => {
    for (const path of paths)
      for (const { market, language } of testLocales) {
        const page = await readPage(urlOf(market, `${path}?lang=${language}`))
        expect(page.response.status).toBe(200)
        expect(await page.textOf('h1'), `${path}: ${market} in ${language}`).toMatch(headings[path][language])
      }
  })

showsPages('/envios shows the shipping policy [ROUTE-24]', ['/envios'])
showsPages('/devoluciones shows the returns policy [ROUTE-25]', ['/devoluciones'])
showsPages('/politica-de-privacidad shows the security page [ROUTE-26]', ['/politica-de-privacidad'])
showsPages('the four information pages have their URLs [ROUTE-27]', [
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/contact',
])

const shippingSections = [
  'delivery-times',
  'carrier',
  'costs',
  'free-shipping',
  'bulk-orders',
  'processing',
  'tracking',
  'delays',
  'pickup',
  'damaged-goods',
  'special-conditions',
  'contact',
]

const longPages = [
  { title: 'the shipping page covers all it has to [INFO-02]', path: '/envios', count: shippingSections.length },
  { title: 'the returns page is whole [INFO-04]', path: '/devoluciones', count: 9 },
  { title: 'the security page is whole [INFO-04]', path: '/politica-de-privacidad', count: 8 },
  { title: 'the terms have 17 sections [INFO-08]', path: '/terms-and-conditions', count: 17 },
  { title: 'the privacy policy has 13 sections [INFO-09]', path: '/privacy-policy', count: 13 },
]

for (const { title, path, count } of longPages)
  test(`${title}, each with a heading, a text and its line in the contents`, async ({ readPage, urlOf }) => {
    for (const { market, language } of testLocales) {
      const page = await readPage(urlOf(market, `${path}?lang=${language}`))
      const sections = await page.all('main section')
      const ids = sections.map(({ id }) => id)
      expect(ids).toHaveLength(count)
      if (path === '/envios') expect(ids).toEqual(shippingSections)
      for (const { id, text } of sections) {
        expect(await page.textOf(`[id="${id}"] h2`), id).toMatch(/\p{L}{3}/u)
        expect(text.split(' ').length, `${path}#${id} says something: ${market} in ${language}`).toBeGreaterThan(12)
      }
      const contents = await page.all('main aside details nav a')
      expect(contents.map(({ attributes }) => attributes.href)).toEqual(ids.map((id) => `#${id}`))
    }
  })

test('a parcel is followed by e-mail and on the site [INFO-02]', async ({ readPage, urlOf }) => {
  const tracking = {
    bcs: [/e-mail/i, /na (ovoj )?(stranici|sajtu)/i],
    en: [/by email/i, /on this site/i],
    es: [/por correo/i, /en (este|el) sitio/i],
  }
  for (const { market, language } of testLocales) {
    const page = await readPage(urlOf(market, `/envios?lang=${language}`))
    for (const way of tracking[language]) expect(await page.textOf('#tracking')).toMatch(way)
  }
})

test('every link inside the information pages leads somewhere', async ({ readPage, urlOf }) => {
  for (const { market, language } of testLocales) {
    const read = (path: string) => readPage(urlOf(market, `${path}?lang=${language}`))
    const idsOn = new Map<string, Set<string>>()
    const targets = new Set<string>()
    for (const path of Object.keys(headings)) {
      const page = await read(path)
      idsOn.set(path, new Set((await page.all('[id]')).map(({ id }) => id)))
      for (const { attributes } of await page.all('main a[href^="/"], main a[href^="#"]'))
        targets.add(attributes.href?.startsWith('#') ? path + attributes.href : (attributes.href ?? ''))
    }
    expect(targets.size).toBeGreaterThan(40)
    for (const target of targets) {
      const [path = '', id] = target.split('#')
      // A page of the account leads to the login first.
      const status = path.startsWith('/account/') || path === '/orders' ? 302 : 200
      if (!idsOn.has(path)) expect((await read(path)).response.status, target).toBe(status)
      if (id) expect(idsOn.get(path), `${target}: ${market} in ${language}`).toContain(id)
    }
  }
})
