import type { Request } from '@playwright/test'
import { checkPage } from './support/check-page.ts'
import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'

for (const { market, language, width } of [
  { market: 'ba', language: 'bcs', width: 1440 },
  { market: 'cl', language: 'es', width: 390 },
] as const)
  test.describe(`${market} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the header holds a search that takes its trimmed text to /search [HDR-03] [HDR-06]', async ({
      page,
      visit,
      urlOf,
    }) => {
      await visit(urlOf(market, '/faq'))
      const { search } = shellOf(page, language)
      await expect(search).toBeVisible()
      await search.fill('  laptop 16 GB & više? ')
      await search.press('Enter')
      const url = urlOf(market, '/search?query=laptop%2016%20GB%20%26%20vi%C5%A1e%3F')
      await expect(page).toHaveURL(url)
      expect(page.url()).toBe(url)
      await expect(search).toHaveValue('laptop 16 GB & više?')
    })

    test('suggestions are walked by keyboard, and a product is chosen', async ({ page, visit, urlOf }) => {
      await visit(urlOf(market, '/faq'))
      const { search } = shellOf(page, language)
      const text = messages[language]
      const list = page.getByRole('listbox', { name: text['suggestions.label'] })
      await search.click()
      await search.pressSequentially('thinkpad')
      await expect(list).toBeVisible()
      await expect(search).toHaveAttribute('aria-expanded', 'true')
      const products = list.getByRole('group', { name: text['suggestions.products'] }).getByRole('option')
      await expect(products.first()).toContainText(/thinkpad.*(KM|CLP)/i)
      await expect(products.first().locator('img')).toHaveJSProperty('complete', true)
      await checkPage(page, language)

      const options = list.getByRole('option')
      const chosen = list.locator('[aria-selected="true"]')
      await page.keyboard.press('ArrowDown')
      await expect(search).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
      await page.keyboard.press('End')
      await expect(chosen).toHaveText(text['suggestions.all'].replace('{query}', 'thinkpad'))
      await page.keyboard.press('ArrowDown')
      await expect(chosen, 'past the end the field has the keyboard again').toHaveCount(0)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Home')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')

      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(search).toHaveValue('thinkpad')
      await expect(search).toBeFocused()

      await page.keyboard.press('ArrowDown')
      const path = (await products.first().getAttribute('href')) ?? ''
      while ((await products.first().getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(urlOf(market, path))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/thinkpad/i)
      await expect(list).toBeHidden()
    })
  })

test('a category is chosen with the mouse, and a slip of the pen is mended', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/faq'))
  const { search } = shellOf(page, 'bcs')
  const list = page.getByRole('listbox')
  await search.click()
  await search.pressSequentially('thinkpda')
  const correction = list.getByRole('option').first()
  await expect(correction).toHaveText(messages.bcs['suggestions.correction'].replace('{query}', 'ThinkPad'))
  await correction.click()
  await expect(page).toHaveURL(urlOf('ba', '/search?query=ThinkPad'))
  // The field takes its text from the new page, which would come between selecting and replacing it.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ThinkPad')
  await expect(search).toHaveValue('ThinkPad')

  await search.fill('laptop')
  const categories = list.getByRole('group', { name: messages.bcs['suggestions.categories'] })
  await categories.getByRole('option', { name: messages.bcs['type.laptop'] }).first().click()
  await expect(page).toHaveURL(urlOf('ba', '/products/racunari-i-laptopi/laptop'))
})

test('a press elsewhere closes the list, old results never replace newer ones, and no results are announced', async ({
  page,
  visit,
}) => {
  await visit('/faq')
  const { search } = shellOf(page, 'bcs')
  const list = page.getByRole('listbox')
  const held = Promise.withResolvers<void>()
  await page.route(/suggestions\?query=macbook$/, async (route) => {
    await held.promise
    await route.continue().catch(() => {})
  })
  const searching = page.waitForRequest(/suggestions\?query=macbook$/)
  await search.click()
  await search.pressSequentially('macbook')
  const old = await searching
  const isOld = (request: Request) => request === old
  const ended = Promise.race([page.waitForEvent('requestfinished', isOld), page.waitForEvent('requestfailed', isOld)])
  await search.fill('thinkpad')
  await expect(list.getByRole('option', { name: /thinkpad/i }).first()).toBeVisible()
  held.resolve()
  await ended
  // The result has been painted.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await expect(list.getByRole('option', { name: /macbook/i })).toHaveCount(0)
  await page.mouse.click(20, 600)
  await expect(list).toBeHidden()

  await search.fill('qqzzxx')
  const nothing = page.getByRole('status').getByText(messages.bcs['suggestions.noResults'].replace('{query}', 'qqzzxx'))
  await expect(nothing).toBeVisible()
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(nothing).toBeHidden()
  await expect(search).toHaveValue('qqzzxx')
  const clear = page.getByRole('banner').getByRole('button', { name: messages.bcs['search.clear'] })
  await page.keyboard.press('Tab')
  await expect(clear).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(clear).toBeHidden()
})

test('a late response starts the keyboard walk anew', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/faq'))
  const { search } = shellOf(page, 'bcs')
  const options = page.getByRole('listbox').getByRole('option')
  const chosen = page.getByRole('listbox').locator('[aria-selected="true"]')
  const allOf = (query: string) => messages.bcs['suggestions.all'].replace('{query}', query)
  const held = Promise.withResolvers<void>()
  await page.route(/suggestions\?query=thinkpad$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await search.click()
  await search.pressSequentially('macbook')
  await expect(options.last()).toHaveText(allOf('macbook'))
  const searching = page.waitForRequest(/suggestions\?query=thinkpad$/)
  await search.fill('thinkpad')
  await searching
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveCount(1)
  held.resolve()
  await expect(options.last()).toHaveText(allOf('thinkpad'))
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(urlOf('ba', '/search?query=thinkpad'))
})

const isSuggestion = (request: Request) => request.url().includes('/search/suggestions')

test('without its suggestions the search still searches, and says nothing of it', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  await visit(urlOf('ba', '/faq'))
  const { search } = shellOf(page, 'bcs')
  const bodies = ['<html>down</html>', '{"products":7,"categories":[null,{}],"correction":{}}', undefined]
  for (const [position, body] of bodies.entries()) {
    await page.route(/\/api\/search\/suggestions/, (route) =>
      body === undefined ? route.abort() : route.fulfill({ status: 200, contentType: 'application/json', body }),
    )
    const finished = Promise.race([
      page.waitForEvent('requestfinished', isSuggestion),
      page.waitForEvent('requestfailed', isSuggestion),
    ])
    await search.fill(`laptop ${position}`)
    await finished
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.unroute(/\/api\/search\/suggestions/)
  }
  await search.press('Enter')
  await expect(page).toHaveURL(urlOf('ba', '/search?query=laptop%202'))
})
