import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { messages } from './support/messages.ts'
import type { ServerPage } from './support/server-page.ts'
import { expect, test } from './support/shop-test.ts'
import { type TestLocale, testLocales } from './support/test-locales.ts'

const inEveryFooter = (title: string, check: (page: ServerPage, reading: TestLocale) => Promise<void>) =>
  test(`the footer ${title}`, async ({ readPage, urlOf }) => {
    for (const locale of testLocales)
      await test.step(`${locale.market} in ${locale.language}`, async () => {
        await check(await readPage(urlOf(locale.market, `/?lang=${locale.language}`)), locale)
      })
  })

const linksOf = async (page: ServerPage) =>
  (await page.all('footer a')).map(({ text, attributes }) => `${text || attributes['aria-label']} → ${attributes.href}`)

const shopLinks = {
  bcs: ['Laptopi', 'Svi stolni računari', 'Serveri', 'Pametni telefoni', 'Svi proizvodi'],
  en: ['Laptops', 'All desktops', 'Servers', 'Smartphones', 'All products'],
  es: ['Notebooks', 'Todos los computadores de escritorio', 'Servidores', 'Celulares', 'Todos los productos'],
} as const

inEveryFooter('links exactly five places of the shop [FOOT-01]', async (page, { language }) => {
  const links = (await linksOf(page)).filter((link) => link.includes('→ /products'))
  const [laptops, desktops, servers, phones, all] = shopLinks[language]
  expect(links).toEqual([
    `${laptops} → /products/racunari-i-laptopi/laptop`,
    `${desktops} → /products/racunari-i-laptopi/all-desktops`,
    `${servers} → /products/mreze-i-serveri/server`,
    `${phones} → /products/mobilni-uredjaji/smartphone`,
    `${all} → /products`,
  ])
})

inEveryFooter('links the terms and the privacy policy [FOOT-02]', async (page, { language }) => {
  const links = await linksOf(page)
  expect(links).toContain(`${messages[language]['nav.terms']} → /terms-and-conditions`)
  expect(links).toContain(`${messages[language]['nav.privacy']} → /privacy-policy`)
})

inEveryFooter('links the FAQ and the contact page [FOOT-03]', async (page, { language }) => {
  const links = await linksOf(page)
  expect(links).toContain(`${messages[language]['nav.faq']} → /faq`)
  expect(links).toContain(`${messages[language]['nav.contact']} → /contact`)
})

inEveryFooter("shows the shop's numbers, ready to call [FOOT-04]", async (page, { market }) => {
  const { phones } = markets[market].contact
  expect(phones.length).toBeGreaterThan(0)
  const links = await linksOf(page)
  for (const phone of phones) expect(links).toContain(`${phone} → tel:${phone.replaceAll(' ', '')}`)
})

inEveryFooter(
  "shows the market's own address first, and the one in Sarajevo [FOOT-05]",
  async (page, { market, language }) => {
    const addresses = (await page.all('footer address')).map(({ text }) => text)
    if (market === 'cl') {
      expect(addresses.shift()).toMatch(/^Avenida Providencia 1650 ?7500000 Santiago$/)
      expect(await page.textOf('footer')).toContain(messages[language]['footer.seat'])
    }
    expect(addresses).toHaveLength(1)
    const [address = ''] = addresses
    expect(address).toMatch(/^\D+ \d+ ?71000 Sarajevo/)
    const country = market === 'ba' ? '' : markets.ba.name[language]
    expect(address.slice(address.indexOf('Sarajevo') + 'Sarajevo'.length)).toBe(country)
  },
)

const weekdays = { bcs: 'Ponedjeljak–petak', en: 'Monday to Friday', es: 'Lunes a viernes' } as const

inEveryFooter('reads Monday to Friday 12:00-21:00, and no other hours [FOOT-06]', async (page, { language }) => {
  const footer = await page.textOf('footer')
  expect(footer).toContain(`${weekdays[language]} 12:00-21:00`)
  expect(footer.match(/\d{1,2}:\d{2}-\d{1,2}:\d{2}/g)).toEqual(['12:00-21:00'])
})

inEveryFooter('links the social networks [FOOT-07]', async (page, { market }) => {
  const { facebook, instagram, youtube } = markets[market].contact.social
  expect(await linksOf(page)).toEqual(
    expect.arrayContaining([`Facebook → ${facebook}`, `Instagram → ${instagram}`, `YouTube → ${youtube}`]),
  )
})

const notes = {
  bcs: { payments: 'Sigurno plaćanje', days: '14 dana' },
  en: { payments: 'Secure payments', days: '14 days' },
  es: { payments: 'Pago seguro', days: '14 días' },
} as const

inEveryFooter('notes that payments are secure [FOOT-08]', async (page, { language }) => {
  const texts = (await page.all('footer li')).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining(notes[language].payments))
  expect(texts).toContainEqual(expect.stringContaining('Visa, Mastercard'))
})

inEveryFooter('notes that products can be returned [FOOT-09]', async (page, { language }) => {
  const texts = (await page.all('footer li')).map(({ text }) => text)
  const title = messages[language]['footer.returns']
  expect(texts.find((text) => text.startsWith(title))).toContain(notes[language].days)
})
