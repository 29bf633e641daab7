import type { Page } from '@playwright/test'
import { messages as gateEs } from '../../apps/store/app/i18n/messages/es/gate.ts'
import { demoGate } from '../../apps/store/server/settings/demo-gate.ts'
import { importedHandle } from '../support/servers/wait-for-imported-products.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/international-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

const listing = '/international-products'

const partsOf = (page: Page) => {
  const main = page.getByRole('main')
  return {
    main,
    title: main.getByRole('heading', { level: 1 }),
    cards: main.getByRole('article'),
    search: main.getByRole('searchbox'),
  }
}

test.describe('on a phone in Chile, dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('a wrong code is refused in words, the right one opens the listing, from which one buys [GATE-01] [GATE-04] [GATE-08] [GATE-09] [INTL-04] [INTL-10]', async ({
    page,
    visit,
    urlOf,
    expectMessage,
  }) => {
    expectMessage(/status of 403/)
    await visit(urlOf('cl', listing))
    const { main, title, cards } = partsOf(page)
    await expect(title).toHaveText('Acceso restringido')
    await checkPage(page, 'es')
    const code = main.getByRole('textbox', { name: gateEs['code.label'] })
    const submit = main.getByRole('button', { name: gateEs['code.submit'] })
    await expect(submit).toBeDisabled()
    await code.fill('   ')
    await expect(submit).toBeDisabled()
    await code.fill('sésamo')
    await submit.click()
    await expect(main.getByText('Código de acceso incorrecto')).toBeVisible()
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('sésamo')
    await code.fill(demoGate.code)
    await submit.click()
    await expect(title).toHaveText('Productos internacionales')
    await waitForHydration(page)
    await checkPage(page, 'es')

    await main.locator('details').filter({ hasText: 'Categorías' }).last().locator('summary').first().click()
    await main.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Apple', exact: true }).click()
    await expect(page).toHaveURL(/categoria=apple/)
    const first = cards.first()
    await first.getByRole('button', { name: /^Agregar al carrito/ }).click()
    await expect(page.getByText(/^Agregado al carrito: /).first()).toBeVisible()
  })
})

test('guesses end after five, with the same words and when to try again', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/status of (403|429)/)
  await visit(urlOf('ba', `${listing}?lang=es`))
  const { main } = partsOf(page)
  const code = main.getByRole('textbox')
  for (let count = 0; count < 6; count += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await code.fill(`guess ${count}`)
    await page.keyboard.press('Enter')
    await answered
  }
  await expect(main.getByText(/^Código de acceso incorrecto\. Inténtalo de nuevo en 1[45] minutos\.$/)).toBeVisible()
})

test('a customer of the list needs no code; another is told so and may check again [GATE-03] [GATE-05]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  logInListed,
  expectMessage,
}) => {
  expectMessage(/status of 403/)
  const { email } = await logInAs('link')
  await visit(urlOf('ba', `${listing}?lang=en`))
  const { main, title, cards } = partsOf(page)
  await expect(main.getByText('Your email is not authorized to access this store')).toBeVisible()
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.getByRole('textbox')).toBeVisible()
  await logInListed('ba')
  await main.getByRole('link', { name: 'Check again' }).click()
  await expect(title).toHaveText('International products')
  await expect(cards).toHaveCount(48)
})

test('the listing is searched, sorted, narrowed and turned, and survives a failure [INTL-01] [INTL-02] [INTL-03] [INTL-05] [INTL-07] [INTL-08] [INTL-09] [INTL-13] [INTL-14]', async ({
  page,
  urlOf,
  enterWithCode,
  expectMessage,
}) => {
  await enterWithCode('ba', `${listing}?lang=en`)
  await waitForHydration(page)
  const { main, cards, search } = partsOf(page)
  await checkPage(page, 'en')
  const pages = (where: string) => main.getByRole('navigation', { name: `Pages, ${where} the products` })
  await pages('below').getByRole('link', { name: 'Page 3' }).click()
  // The first page after the first is read from a cold cache.
  await expect(page).toHaveURL(/page=3/, { timeout: 20_000 })
  await expect(main.getByText(/^Page 3 of \d+$/)).toHaveCount(2)

  const categories = main.getByRole('navigation', { name: 'Categories' }).first()
  await categories.locator('summary[aria-label="Subcategories: Laptops"]').click()
  // Chosen while the sorted listing is on its way.
  await page.route(/international-products\.data/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000))
    await route.continue()
  })
  await main.getByLabel('Sort').selectOption('price-asc')
  await expect(main.getByText('Loading…')).toBeVisible()
  await expect(main.locator('[aria-busy="true"]')).toBeVisible()
  await categories.getByRole('link', { name: 'Ultrabooks' }).click()
  await expect(page).toHaveURL(urlOf('ba', `${listing}?categoria=notebooks&subcategoria=ultrabooks&sort=price-asc`))
  await page.unroute(/international-products\.data/)
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)

  await search.fill('zzqqzz')
  await page.keyboard.press('Enter')
  await expect(main.getByText('No products found')).toBeVisible()
  await main.getByRole('link', { name: 'Clear search' }).first().click()
  await expect(search).toHaveValue('')
  await expect(cards.first()).toBeVisible()

  expectMessage(/Failed to load resource/)
  await page.route(/international-products\.data/, (route) => route.abort())
  await main.getByLabel('Sort').selectOption('name')
  await expect(main.getByText('Error loading international products')).toBeVisible()
  await page.unroute(/international-products\.data/)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(cards.first()).toBeVisible()
  await main.getByRole('button', { name: 'Refresh' }).click()
  await expect(cards.first()).toBeVisible()
})

test('the search of the listing waits for 500 ms without typing, and Enter does not wait [INTL-16] [INTL-17]', async ({
  page,
  enterWithCode,
}) => {
  // Before the page: a timer of the page from before it could not be taken back.
  await page.clock.install()
  await enterWithCode('ba', `${listing}?lang=en`)
  await waitForHydration(page)
  const { search } = partsOf(page)
  const searched: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('.data') && url.searchParams.has('search'))
      searched.push(url.searchParams.get('search') ?? '')
  })
  // Everything but timers goes on, so that a request without a pause would be seen.
  const letTheRestRun = () =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 50; turn += 1)
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = done
          port2.postMessage(null)
        })
    })
  await page.clock.pauseAt(Date.now() + 60_000)
  await search.fill('think')
  await page.clock.runFor(400)
  await search.fill('thinkpad')
  await page.clock.runFor(499)
  await letTheRestRun()
  expect(searched).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => searched).toEqual(['thinkpad'])
  // React may show the new list only after a rest of its own.
  await page.clock.resume()
  await expect(page).toHaveURL(/search=thinkpad/)
  await page.clock.pauseAt(Date.now() + 120_000)

  await search.fill('latitude')
  await letTheRestRun()
  expect(searched).toEqual(['thinkpad'])
  await search.press('Enter')
  await expect.poll(() => searched).toEqual(['thinkpad', 'latitude'])
})

test('an imported product is looked at, wished for, shared and put into the cart [IPDP-02] [IPDP-12] [IPDP-13]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', `/international/${importedHandle}?lang=en`))
  const { main, title } = partsOf(page)
  const name = (await title.textContent()) ?? ''
  await main.getByRole('button', { name: 'Open the picture full screen' }).first().click()
  const zoom = page.getByRole('dialog')
  await expect(zoom).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()

  const quantity = main.getByRole('spinbutton', { name: 'Quantity' })
  await expect(quantity).toHaveAttribute('aria-valuemin', '1')
  const stock = Number(await quantity.getAttribute('aria-valuemax'))
  await quantity.fill(String(stock + 1))
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue(String(stock))
  await expect(main.getByText(/exceeds the stock/)).toBeVisible()
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(main.getByRole('button', { name: 'Added to cart' })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
    'href',
    `/international/${importedHandle}`,
  )
  await page.goBack()
  await main.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: `Wishlist: ${name}`, exact: true }).click()
  await expect(page).toHaveURL(/\/login\?/)
})
