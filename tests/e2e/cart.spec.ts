import type { Language } from '@dvaput/domain/text/language'
import type { Locator, Page } from '@playwright/test'
import { tabTo } from './support/by-keyboard.ts'
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

test('the cart counts, survives a reload and is the same in every tab [STOR-02] [CART-09]', async ({
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
  const { cartPanel } = shellOf(page, 'bcs')
  await expect(cartPanel.getByRole('listitem')).toHaveCount(2)
  await expect(cartPanel.getByRole('spinbutton').nth(1)).toHaveValue('2')
})

for (const { market, language, width } of [
  { market: 'ba', language: 'en', width: 1440 },
  { market: 'cl', language: 'es', width: 390 },
] as const)
  test.describe(`${market} in ${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('no more than the stock goes in, and the panel changes what is there [CART-06] [CART-10] [CART-11]', async ({
      page,
      visit,
      urlOf,
    }) => {
      const text = messages[language]
      await visit(urlOf(market, `/products?lang=${language}`))
      const { cart, cartPanel } = shellOf(page, language)
      const { addIn, twoLeft } = cardsOf(page, language)
      const add = addIn(await twoLeft())
      for (const _ of [1, 2, 3]) {
        await expect(add).not.toHaveAttribute('aria-disabled')
        await add.click()
      }
      await expect(page.getByText(text['cart.holdsAll'].replace('{count}', '2'))).toBeVisible()
      await expect(cart).toHaveAccessibleName(nameOf(language, text['cart.count'].other.replace('{count}', '2')))

      await visit(urlOf(market, '/faq'))
      await cart.click()
      await expect(cartPanel).toBeInViewport({ ratio: 1 })
      await checkPage(page, language)
      const quantity = cartPanel.getByRole('spinbutton')
      await expect(quantity).toHaveValue('2')
      await expect(cartPanel.getByRole('button', { name: text['ui.increase'] })).toBeDisabled()
      await quantity.fill('50')
      await quantity.press('Enter')
      await expect(quantity).toHaveValue('2')
      const exceeds = text['note.exceeds-stock'].replace('{count}', '2')
      await expect(cartPanel.getByRole('listitem').getByRole('status')).toHaveText(exceeds)
      await quantity.fill('0')
      await quantity.press('Enter')
      await expect(quantity).toHaveValue('1')
      await expect(cartPanel.getByText(exceeds)).toHaveCount(0)

      const name = (await cartPanel.getByRole('listitem').getByRole('link').innerText()).trim()
      await tabTo(page, cartPanel.getByRole('button', { name: text['panel.remove'].replace('{name}', name) }))
      await page.keyboard.press('Enter')
      await expect(cartPanel.getByText(text['panel.empty'])).toBeVisible()
      await expect(cartPanel.getByRole('status').first()).toHaveText(text['panel.removed'].replace('{name}', name))
      await cartPanel.getByRole('link', { name: text['panel.browse'] }).click()
      await expect(cartPanel).toBeHidden()
      await expect(page).toHaveURL(urlOf(market, '/products'))
      await expect(cart).toHaveAccessibleName(nameOf(language, text['cart.count'].other.replace('{count}', '0')))
    })
  })

for (const language of ['bcs', 'en', 'es'] as const)
  test(`a price and a stock that changed in the shop are told when the cart opens, in ${language} [CART-05]`, async ({
    page,
    fetchRaw,
    visit,
    urlOf,
    createProduct,
  }) => {
    const text = messages[language]
    const [dearer, fewer, soldOut] = [
      await createProduct({ title: 'Poskupio', price: '100.00' }),
      await createProduct({ title: 'Prorijedio', stock: 2 }),
      await createProduct({ title: 'Rasprodan', stock: 1 }),
    ]
    for (const product of [dearer, fewer, soldOut]) {
      await visit(urlOf('ba', `${product.path}?lang=${language}`))
      const { add, added, more } = productOf(page, language)
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

    await visit(urlOf('ba', `/faq?lang=${language}`))
    const { cart, cartPanel } = shellOf(page, language)
    await cart.click()
    await expect(cartPanel.getByRole('status').first()).toHaveText(text['panel.changed'])
    const line = (title: string) => cartPanel.getByRole('listitem').filter({ hasText: title })
    const point = language === 'en' ? '.' : ','
    const [before, now] = [`100${point}00 KM`, `120${point}00 KM`]
    await expect(line('Poskupio')).toContainText(text['note.price'].replace('{before}', before).replace('{now}', now))
    await expect(line('Prorijedio')).toContainText(text['note.stock'].replace('{count}', '1'))
    await expect(line('Prorijedio').getByRole('spinbutton')).toHaveValue('1')
    await expect(line('Rasprodan')).toContainText(text['note.sold-out'])
    await expect(line('Rasprodan').getByRole('spinbutton')).toHaveCount(0)
    await expect(cartPanel.getByText(`220${point}00`), 'what is sold out is not in the sum').toBeVisible()
    await checkPage(page, language)

    await page.keyboard.press('Escape')
    await expect(cartPanel).toBeHidden()
    await cart.click()
    await expect(line('Rasprodan')).toContainText(text['note.sold-out'])
    await expect(line('Poskupio')).not.toContainText(before)
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
  const { cart, cartPanel } = shellOf(page, 'bcs')
  for (const response of [{ status: 502, body: '<html></html>' }, { json: { success: true, lines: [{}] } }]) {
    await page.route('**/api/cart/lines', (route) => route.fulfill(response))
    expectMessage(/502 \(Bad Gateway\)/)
    await cart.click()
    await expect(cartPanel.getByRole('status').first()).toHaveText(messages.bcs['panel.unchecked'])
    await expect(cartPanel.getByRole('listitem')).toHaveCount(1)
    expect(await readStored()).toBe(before)
    await page.keyboard.press('Escape')
    await page.unroute('**/api/cart/lines')
  }
})
