import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import type { Language } from '@dvaput/domain/text/language'
import type { Locator, Page } from '@playwright/test'
import { tabTo } from './support/by-keyboard.ts'
import { cartOf, storeInternationalLine } from './support/cart-of.ts'
import { checkPage } from './support/check-page.ts'
import { messages } from './support/messages.ts'
import { productOf } from './support/product-of.ts'
import { expect, test } from './support/product-test.ts'
import { shellOf } from './support/shell-of.ts'

const cardsOf = (page: Page, language: Language) => {
  const cards = page.getByRole('main').getByRole('article')
  const addIn = (card: Locator) => card.getByRole('button', { name: messages[language]['cart.add'] })
  /** A card by its URL: its words change while it is being used. */
  const cardOf = async (found: Locator) => {
    const href = await found.first().getByRole('heading').getByRole('link').getAttribute('href')
    return cards.filter({ has: page.locator(`a[href="${href}"]`) })
  }
  /** Of which there are two, so that a third is one too many. */
  const twoLeft = () => cardOf(cards.filter({ hasText: messages[language]['stock.few'].other.replace('{count}', '2') }))
  return { cards, addIn, twoLeft }
}

const nameOf = (language: Language, count: string) => `${messages[language]['cart.title']}, ${count}`

test('the cart counts, survives a reload and is the same in every tab [STOR-02] [CART-09] [HDR-05] [ROUTE-14]', async ({
  page,
  context,
  visit,
  urlOf,
}) => {
  const url = urlOf('ba', '/products')
  await visit(url)
  const { cart } = shellOf(page, 'bcs')
  const { cards, addIn } = cardsOf(page, 'bcs')
  await expect(cart).toHaveAccessibleName(nameOf('bcs', '0 proizvoda'))
  await addIn(cards.nth(0)).click()
  await addIn(cards.nth(1)).click()
  await expect(cart).toHaveAccessibleName(nameOf('bcs', '2 proizvoda'))

  await page.reload()
  await expect(cart).toHaveAccessibleName(nameOf('bcs', '2 proizvoda'))
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('dvaput-cart-ba') ?? 'null'))
  expect(stored).toMatchObject({ version: 1, state: [{ quantity: 1, currency: 'BAM' }, { quantity: 1 }] })

  const other = await context.newPage()
  await visit(url, other)
  await addIn(cardsOf(other, 'bcs').cards.nth(1)).click()
  await expect(cart, 'the first tab hears of it').toHaveAccessibleName(nameOf('bcs', '3 proizvoda'))
  await cart.click()
  await expect(page).toHaveURL(urlOf('ba', '/cart'))
  const { lines, quantity } = cartOf(page, 'bcs')
  await expect(lines).toHaveCount(2)
  await expect(quantity.nth(1)).toHaveValue('2')

  await visit(urlOf('ba', '/cart'), other)
  const inOther = cartOf(other, 'bcs')
  await inOther.quantity.nth(1).fill('1')
  await inOther.quantity.nth(1).press('Enter')
  await expect(quantity.nth(1), 'both tabs agree').toHaveValue('1')
})

for (const { market, language, width } of [
  { market: 'ba', language: 'en', width: 1440 },
  { market: 'cl', language: 'es', width: 390 },
] as const)
  test.describe(`${market} in ${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: market === 'cl' ? 'dark' : 'light' })

    test('no more than the stock goes in, and the page changes what is there, by keyboard too [CART-01] [CART-02] [CART-06] [CART-10] [CART-11] [CART-12]', async ({
      page,
      visit,
      urlOf,
    }) => {
      const text = messages[language]
      await visit(urlOf(market, `/products?lang=${language}`))
      const { cart } = shellOf(page, language)
      const { addIn, twoLeft } = cardsOf(page, language)
      const add = addIn(await twoLeft())
      for (const _ of [1, 2, 3]) {
        await expect(add).not.toHaveAttribute('aria-disabled')
        await add.click()
      }
      await expect(page.getByText(text['cart.holdsAll'].replace('{count}', '2'))).toBeVisible()
      await expect(cart).toHaveAccessibleName(nameOf(language, text['cart.count'].other.replace('{count}', '2')))

      await cart.click()
      const { main, lines, quantity, summary, empty, notice } = cartOf(page, language)
      await expect(summary).toContainText(market === 'ba' ? 'KM' : 'CLP')
      await expect(quantity).toHaveValue('2')
      await checkPage(page, language)
      await expect(lines.getByRole('button', { name: text['ui.increase'] })).toBeDisabled()
      for (const { typed, becomes, isTooMany } of [
        { typed: '50', becomes: '2', isTooMany: true },
        { typed: '0', becomes: '1', isTooMany: false },
        { typed: '2', becomes: '2', isTooMany: false },
        { typed: '-1', becomes: '2', isTooMany: false },
        { typed: 'x', becomes: '2', isTooMany: false },
      ]) {
        await quantity.fill(typed)
        await quantity.press('Enter')
        await expect(quantity, typed).toHaveValue(becomes)
        const exceeds = text['note.exceeds-stock'].replace('{count}', '2')
        await expect(lines.getByRole('status'), typed).toHaveText(isTooMany ? exceeds : '')
      }

      const name = (await lines.getByRole('link').innerText()).trim()
      // The button stands before the quantity, and around the whole page it is far.
      await page.getByRole('heading', { level: 1 }).focus()
      await tabTo(page, lines.getByRole('button', { name: text['line.remove'].replace('{name}', name) }))
      await page.keyboard.press('Enter')
      await expect(empty).toBeVisible()
      await expect(notice).toHaveText(text['line.removed'].replace('{name}', name))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await main.getByRole('link', { name: text['cartPage.browse'] }).click()
      await expect(page).toHaveURL(urlOf(market, '/products'))
      await expect(cart).toHaveAccessibleName(nameOf(language, text['cart.count'].other.replace('{count}', '0')))
    })

    test('what was just added is shown on a small drawer, and the page behind it stays in use', async ({
      page,
      visit,
      urlOf,
    }) => {
      const text = messages[language]
      await visit(urlOf(market, `/products?lang=${language}`))
      const wellStocked = cardsOf(page, language).cards.filter({ hasText: text['stock.some'] }).first()
      await visit(urlOf(market, (await wellStocked.getByRole('link').first().getAttribute('href')) ?? ''))
      const { add, added, title } = productOf(page, language)
      const name = await title.innerText()
      const drawer = page.getByRole('dialog', { name: text['addedDrawer.title'] })
      await add.focus()
      await page.keyboard.press('Enter')
      await expect(added).toBeVisible()
      await expect(drawer).toContainText(name)
      await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await checkPage(page, language)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(add).toBeFocused()

      await page.keyboard.press('Enter')
      await drawer.getByRole('button', { name: text['addedDrawer.goOn'] }).click()
      await expect(drawer).toBeHidden()
      await page.keyboard.press('Enter')
      await drawer.getByRole('link', { name: text['addedDrawer.cart'] }).click()
      await expect(page).toHaveURL(urlOf(market, '/cart'))
      await expect(drawer).toBeHidden()
      await expect(cartOf(page, language).quantity).toHaveValue('3')
    })

    test('both kinds are not checked out together: one press sets one aside, another puts it back [CART-03] [CART-18] [CART-19] [CART-20] [CART-23] [GEN-14]', async ({
      page,
      visit,
      urlOf,
    }) => {
      const text = messages[language]
      await visit(urlOf(market, `/products?lang=${language}`))
      const { cards, addIn } = cardsOf(page, language)
      await addIn(cards.nth(0)).click()
      await storeInternationalLine(page, market)
      await visit(urlOf(market, '/cart'))
      const { main, lines, line, mixed, checkOut, summary, aside, notice } = cartOf(page, language)
      await expect(lines).toHaveCount(2)
      await expect(mixed).toBeVisible()
      await expect(summary).toContainText('249.990')
      await expect(summary.getByRole('term')).toHaveText([
        text['summary.local'],
        text['summary.international'],
        text['summary.shipping'],
        text['summary.payment'],
      ])
      await expect(
        summary.getByRole('definition'),
        'each kind has its day, its shipping and its ways to pay',
      ).toHaveCount(8)
      await expect(checkOut).toHaveAttribute('aria-disabled', 'true')
      await checkOut.press('Enter')
      await expect(main.getByRole('alert')).toHaveText(refusalTexts[language]['cart-mixed'])
      // What lies half behind the header counts as too small to touch.
      await page.evaluate(() => window.scrollTo(0, 0))
      await checkPage(page, language)

      await mixed.getByRole('button', { name: text['mixed.asideInternational'].one.replace('{count}', '1') }).click()
      await expect(mixed).toHaveCount(0)
      await expect(lines).toHaveCount(1)
      await expect(line('ThinkPad iz uvoza')).toHaveCount(0)
      await expect(notice).toHaveText(text['aside.done'])
      await expect(aside).toContainText('ThinkPad iz uvoza')
      await expect(checkOut).not.toHaveAttribute('aria-disabled')
      await expect(main.getByRole('alert')).toHaveCount(0)
      await checkPage(page, language)

      await page.reload()
      await expect(aside, 'it waits').toContainText('ThinkPad iz uvoza')
      await aside.getByRole('button', { name: text['aside.putBack'] }).click()
      await expect(line('ThinkPad iz uvoza')).toBeVisible()
      await expect(aside).toHaveCount(0)
      await mixed.getByRole('button', { name: text['mixed.asideLocal'].one.replace('{count}', '1') }).click()
      await expect(lines).toHaveCount(1)
      await expect(line('ThinkPad iz uvoza')).toBeVisible()
    })
  })

test('a price and a stock that changed in the shop are told when the cart opens [CART-05] [CART-07] [CART-08] [CART-24] [CART-25]', async ({
  page,
  fetchRaw,
  visit,
  urlOf,
  createProduct,
}) => {
  const text = messages.en
  const [dearer, fewer, soldOut] = [
    await createProduct({ title: 'Poskupio', price: '100.00' }),
    await createProduct({ title: 'Prorijedio', stock: 2 }),
    await createProduct({ title: 'Rasprodan', stock: 1 }),
  ]
  for (const product of [dearer, fewer, soldOut]) {
    await visit(urlOf('ba', `${product.path}?lang=en`))
    const { add, added, more } = productOf(page, 'en')
    if (product === fewer) await more.click()
    await add.click()
    await expect(added).toBeVisible()
  }
  await dearer.setPrice('120.00')
  await fewer.addStock(-1)
  await soldOut.addStock(-1)
  const stockOf = async ({ handle }: { readonly handle: string }) =>
    JSON.parse(String((await fetchRaw(`/api/products/${handle}/stock`)).body)).stock
  const heard = { timeout: 30_000 }
  await expect.poll(async () => (await stockOf(dearer)).price.minor, heard).toBe(12_000)
  await expect.poll(async () => (await stockOf(fewer)).maxQuantity, heard).toBe(1)
  await expect.poll(async () => (await stockOf(soldOut)).maxQuantity, heard).toBe(0)

  await visit(urlOf('ba', '/cart?lang=en'))
  const { line, notice, summary, checkOut, main } = cartOf(page, 'en')
  await expect(notice).toHaveText(text['cartPage.changed'])
  await expect(line('Poskupio')).toContainText('The price has changed: it was 100.00 KM, now it is 120.00 KM.')
  await expect(line('Prorijedio')).toContainText('Exceeds stock: the quantity is now 1.')
  await expect(line('Prorijedio').getByRole('spinbutton')).toHaveValue('1')
  await expect(line('Rasprodan')).toContainText('Out of stock.')
  await expect(line('Rasprodan').getByRole('spinbutton')).toHaveCount(0)
  await expect(summary.getByText('220.00 KM'), 'what is sold out is not in the sum').toBeVisible()
  await expect(summary).toContainText('Calculated at checkout. Usually 5.00 KM – 15.00 KM.')
  await checkPage(page, 'en')

  await expect(checkOut).toHaveAttribute('aria-disabled', 'true')
  await checkOut.focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert')).toHaveText('You cannot proceed with out of stock products')

  await page.reload()
  await expect(line('Rasprodan'), 'until it is removed').toContainText('Out of stock.')
  await expect(line('Poskupio')).not.toContainText('100.00')
  await line('Rasprodan').getByRole('button', { name: 'Remove: Rasprodan' }).click()
  await expect(checkOut).not.toHaveAttribute('aria-disabled')

  await test.step('what changes while the cart is open is told before the platform is reached', async () => {
    await dearer.setPrice('130.00')
    await expect.poll(async () => (await stockOf(dearer)).price.minor, heard).toBe(13_000)
    await checkOut.click()
    const alert = main.getByRole('alert')
    await expect(alert).toContainText(refusalTexts.en['cart-changed'])
    await expect(alert.getByRole('listitem')).toHaveText(['Poskupio: the price was 120.00 KM, now it is 130.00 KM.'])
    await expect(page).toHaveURL(urlOf('ba', '/cart?lang=en'))
    await expect(line('Poskupio')).toContainText('130.00 KM')
  })

  await test.step('a discount code that is not valid is told at its field, and nobody leaves', async () => {
    const code = main.getByLabel(text['summary.code'])
    await code.fill('NEMA')
    await checkOut.click()
    await expect(code).toHaveAccessibleDescription(/The code “NEMA” is not valid for this cart/)
    await expect(code).toHaveValue('NEMA')
    await expect(page).toHaveURL(urlOf('ba', '/cart?lang=en'))
  })
})

test('a cart that cannot be checked stays as it was, and says so quietly', async ({
  page,
  visit,
  urlOf,
  createProduct,
  expectMessage,
}) => {
  const product = await createProduct()
  await visit(urlOf('ba', product.path))
  const { add, added } = productOf(page, 'bcs')
  await add.click()
  await expect(added).toBeVisible()
  const readStored = () => page.evaluate(() => localStorage.getItem('dvaput-cart-ba'))
  const before = await readStored()
  const { lines, notice, text } = cartOf(page, 'bcs')
  for (const response of [{ status: 502, body: '<html></html>' }, { json: { success: true, lines: [{}] } }]) {
    await page.route('**/api/cart/lines', (route) => route.fulfill(response))
    expectMessage(/502 \(Bad Gateway\)/)
    await visit(urlOf('ba', '/cart'))
    await expect(notice).toHaveText(text['cartPage.unchecked'])
    await expect(lines).toHaveCount(1)
    expect(await readStored()).toBe(before)
    await page.unroute('**/api/cart/lines')
  }
})
