import type { Page } from '@playwright/test'
import { tabTo } from './support/by-keyboard.ts'
import { expectWithinScreen } from './support/check-page.ts'
import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

/** The menus of the specification in their order, with what lies under each. */
const menus = {
  'racunari-i-laptopi': ['laptop', 'desktop', 'all-in-one', 'small-form-factor', 'usff', 'workstation', 'chrome-os'],
  'komponente-i-nadogradnje': ['cpu', 'ram', 'hard-disk-ssd', 'gpu', 'psu', 'motherboard', 'case'],
  'mreze-i-serveri': ['switch', 'router', 'server', 'nas', 'access-point', 'firewall', 'storage-controller'],
  'mobilni-telefoni': ['smartphone', 'tablet', 'e-reader', 'smartwatch'],
  'oprema-i-periferija': ['keyboard', 'mouse', 'webcam', 'headphones'],
  pohrana: ['external-hdd', 'external-ssd', 'usb-drive', 'memory-card', 'hard-disk-ssd'],
  'kancelarijska-i-poslovna-rjesenja': ['printer', 'scanner', 'projector'],
  monitori: ['monitor'],
} as const

/** They gather by tag and price: their subcategories are the types of what the shop has in them. */
const gatheringMenus = ['izdvojeno', 'ponude-i-akcije'] as const

const namesInEnglish = [
  'Computers & laptops',
  'Components & upgrades',
  'Network & servers',
  'Mobile phones',
  'Peripherals & accessories',
  'Storage',
  'Office & business',
  'Monitors',
  'Featured',
  'Sales',
]

const subcategoriesInEnglish = [
  ...['Laptops', 'Desktops', 'All-in-one', 'Small form factor', 'Ultra small form factor', 'Workstations', 'Chrome OS'],
  ...['Processors (CPU)', 'Memory (RAM)', 'Hard disks & SSDs', 'Graphics cards (GPU)', 'Power supplies (PSU)'],
  ...['Motherboards', 'Cases', 'Switches', 'Routers', 'Servers', 'NAS', 'Access points', 'Firewalls'],
  ...['Storage controllers', 'Tablets', 'Smartphones', 'E-readers', 'Smartwatches', 'Keyboards', 'Mice', 'Monitors'],
  ...['Webcams', 'Headphones', 'Printers', 'Scanners', 'Projectors', 'External HDDs', 'External SSDs', 'USB drives'],
  'Memory cards',
]

for (const { market, language } of testLocales)
  test(`every menu holds its subcategories: ${market} in ${language} [HDR-12] [HDR-18] [HDR-19] [HDR-20] [HDR-21] [HDR-22] [HDR-23] [HDR-24]`, async ({
    readPage,
    urlOf,
  }) => {
    const page = await readPage(urlOf(market, `/faq?lang=${language}`))
    const wide = `header nav[aria-label="${messages[language]['nav.main']}"]:not(noscript *)`
    const links = await page.all(`${wide} a[href^="/products/"]`)
    const paths = links.map(({ attributes }) => attributes.href ?? '')
    for (const [collection, slugs] of Object.entries(menus)) {
      expect(paths).toContain(`/products/${collection}`)
      const inside = paths.filter((path) => path.startsWith(`/products/${collection}/`))
      expect(inside).toEqual(slugs.map((slug) => `/products/${collection}/${slug}`))
    }
    const known = Object.values<readonly string[]>(menus).flat()
    for (const collection of gatheringMenus) {
      expect(paths).toContain(`/products/${collection}`)
      const inside = paths.filter((path) => path.startsWith(`/products/${collection}/`))
      expect(inside, collection).not.toEqual([])
      expect(known).toEqual(expect.arrayContaining(inside.map((path) => path.split('/').at(-1))))
    }
    if (language !== 'en') return
    const texts = links.map(({ text }) => text.replace(/^Everything in /, ''))
    expect(texts.filter((text) => namesInEnglish.includes(text))).toEqual(expect.arrayContaining(namesInEnglish))
    expect(texts).toEqual(expect.arrayContaining(subcategoriesInEnglish))
  })

test('the menus of Bosnia follow Home in the order of the collections, and then come the international products [HDR-11]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', '/faq?lang=en'))
  const entries = shellOf(page, 'en').navigation.locator('> ul > li').locator('> a, > div > button')
  await expect(entries).toHaveText([
    ...['Home', 'Computers & laptops', 'Components', 'Network & servers', 'Mobile phones', 'Peripherals', 'Storage'],
    ...['Office', 'Monitors', 'Featured', 'Sales', 'International'],
  ])
})

const expectListing = async (page: Page, url: string, title: string) => {
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible()
}

test('a subcategory is found by menu, with the mouse and by keyboard [HDR-12]', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/faq'))
  const { navigation } = shellOf(page, 'bcs')
  const opener = navigation.getByRole('button', { name: messages.bcs['bar.mreze-i-serveri'] })
  await opener.click()
  await navigation.getByRole('link', { name: messages.bcs['type.server'], exact: true }).click()
  await expectListing(page, urlOf('ba', '/products/mreze-i-serveri/server'), messages.bcs['type.server'])
  await expect(opener, 'the menu says where one is').toHaveAttribute('aria-current', 'true')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  await visit(urlOf('ba', '/faq'))
  const monitors = navigation.getByRole('button', { name: messages.bcs['bar.monitori'] })
  await tabTo(page, monitors)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectListing(page, urlOf('ba', '/products/monitori'), messages.bcs['collection.monitori'])
})

test('Chile leads to the shop’s own listings, the international ones, and every category [HDR-13]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('cl', '/faq'))
  const { navigation } = shellOf(page, 'es')
  const entries = navigation.locator('> ul > li').locator('> a, > div > button')
  await expect(entries).toHaveText([
    'Inicio',
    'Tienda',
    'Internacional',
    'Computación',
    'Apple',
    'Celulares',
    'Ofertas',
    messages.es['nav.categories'],
  ])
  await navigation.getByRole('link', { name: 'Celulares', exact: true }).first().click()
  await expectListing(page, urlOf('cl', '/products/smartphones'), messages.es['retail.smartphones'])
  await navigation.getByRole('link', { name: 'Apple', exact: true }).click()
  await expectListing(page, urlOf('cl', '/products?brand=Apple'), messages.es['listing.all'])
  await expect(navigation.getByRole('link', { name: 'Apple', exact: true })).toHaveAttribute('aria-current', 'page')

  await navigation.getByRole('button', { name: messages.es['nav.categories'] }).click()
  await navigation.locator('a[href="/products/mobilni-telefoni/tablet"]').click()
  await expectListing(page, urlOf('cl', '/products/mobilni-telefoni/tablet'), messages.es['type.tablet'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { market, language, groups } of [
    { market: 'ba', language: 'bcs', groups: ['collection.racunari-i-laptopi'] },
    { market: 'cl', language: 'es', groups: ['nav.categories', 'collection.racunari-i-laptopi'] },
  ] as const)
    test(`a subcategory is found in the drawer: ${market} [HDR-12]`, async ({ page, visit, urlOf }) => {
      await visit(urlOf(market, '/faq'))
      const { menuButton, drawer } = shellOf(page, language)
      await menuButton.click()
      for (const group of groups) await drawer.locator('summary', { hasText: messages[language][group] }).click()
      await drawer.getByRole('link', { name: messages[language]['type.laptop'], exact: true }).click()
      const url = urlOf(market, '/products/racunari-i-laptopi/laptop')
      await expectListing(page, url, messages[language]['type.laptop'])
      await expect(drawer).toBeHidden()
    })
})

for (const { market, language } of testLocales)
  test(`the entries stand in one row: ${market} in ${language}`, async ({ page, visit, urlOf }) => {
    await visit(urlOf(market, `/faq?lang=${language}`))
    const entries = shellOf(page, language).navigation.locator('> ul > li')
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().toJSON()))
      expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1)
      await expectWithinScreen(page)
      // What opens under the first and the last of them lies on the screen as well.
      for (const opener of [entries.getByRole('button').first(), entries.getByRole('button').last()]) {
        await opener.click()
        await expectWithinScreen(page)
      }
    }
  })
