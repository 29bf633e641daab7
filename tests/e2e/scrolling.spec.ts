import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'

test('a new page starts at the top and Back returns to the place one left [ROUTE-29]', async ({ page, visit }) => {
  await visit('/terms-and-conditions')
  const { footer } = shellOf(page, 'bcs')
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  const link = footer.getByRole('link', { name: messages.bcs['nav.privacy'] })
  await link.scrollIntoViewIfNeeded()
  const left = await scrollY()
  expect(left).toBeGreaterThan(1_000)

  await link.click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect.poll(scrollY).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/terms-and-conditions')
  await expect.poll(scrollY).toBe(left)

  await page.goForward()
  await expect(page).toHaveURL('/privacy-policy')
  await expect.poll(scrollY).toBe(0)
})

for (const width of [1440, 390])
  test.describe(`anchors at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('from the contents and from outside end below the header', async ({ page, visit }) => {
      await visit('/terms-and-conditions')
      const { bar } = shellOf(page, 'bcs')
      const contents = page.getByRole('navigation', { name: messages.bcs['information.contents'] })
      const expectBelowHeader = async (id: string) => {
        const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
        expect(bottom).toBeGreaterThan(50)
        const top = () => page.locator(`#${id}-title`).evaluate((element) => element.getBoundingClientRect().top)
        await expect.poll(top).toBeGreaterThanOrEqual(bottom)
        await expect.poll(top).toBeLessThan(300)
      }
      for (const id of ['returns', 'age']) {
        const link = contents.locator(`a[href="#${id}"]`)
        if (width < 1024 && !(await link.isVisible())) await page.locator('main summary').click()
        await link.click()
        await expect(page).toHaveURL(`/terms-and-conditions#${id}`)
        await expectBelowHeader(id)
      }
      await visit('/privacy-policy#rights')
      await expectBelowHeader('rights')
    })
  })

test('a navigation that takes its time shows that it is under way', async ({ page, visit }) => {
  await visit('/')
  const { footer, progress } = shellOf(page, 'bcs')
  const letPass = Promise.withResolvers<void>()
  await page.route(/\/faq\.data/, async (route) => {
    await letPass.promise
    await route.continue()
  })
  await expect(progress).toBeHidden()
  await footer.getByRole('link', { name: messages.bcs['nav.faq'] }).click()
  await expect(progress).toBeVisible()
  await expect(page).toHaveURL('/')
  letPass.resolve()
  await expect(page).toHaveURL('/faq')
  await expect(progress).toBeHidden()
})

test('after a link the keyboard goes on from the top of the new page', async ({ page, visit }) => {
  await visit('/terms-and-conditions')
  const { footer } = shellOf(page, 'bcs')
  const link = footer.getByRole('link', { name: messages.bcs['nav.faq'] })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(0)
})
