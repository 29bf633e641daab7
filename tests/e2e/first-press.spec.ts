import type { Locator, Page } from '@playwright/test'
import { builtFiles } from './support/built-files.ts'
import { expect, test } from './support/customer-test.ts'
import { listingOf } from './support/listing-of.ts'
import { messages } from './support/messages.ts'
import { productOf } from './support/product-of.ts'
import { shellOf } from './support/shell-of.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const product = '/product/lenovo-thinkpad-t480'

const hasBegun = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((name) => name.startsWith('__reactContainer$')))

/** Visible buttons that React does not answer for. */
const deadButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header button, main button')]
      .filter((button) => {
        const { top, bottom, left, right } = button.getBoundingClientRect()
        const isOn = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        const isSeen = isOn && button.checkVisibility({ visibilityProperty: true })
        return isSeen && !Object.keys(button).some((name) => name.startsWith('__reactProps$'))
      })
      .map((button) => button.ariaLabel ?? button.textContent),
  )

const openedBy = { ba: 'bcs', cl: 'es' } as const

for (const [market, path] of [
  ['ba', '/'],
  ['cl', '/products'],
  ['ba', '/search?query=dell'],
  ['cl', product],
] as const)
  test(`every button on the screen of ${market}${path} answers before anybody has touched the page`, async ({
    page,
    urlOf,
  }) => {
    await page.goto(urlOf(market, path))
    await expect(shellOf(page, openedBy[market]).menuButton).toBeVisible()
    await expect.poll(() => hasBegun(page)).toBe(true)
    await expect.poll(() => deadButtons(page)).toEqual([])
  })

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the processor, not of the clock: a machine that does something else meanwhile adds none. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const longMs = 50

/** What kept the page from drawing while a press was answered, in milliseconds of the processor. */
const longTasksOf = async (page: Page, press: () => Promise<void>, answer: Locator): Promise<readonly number[]> => {
  const session = await page.context().newCDPSession(page)
  const traced: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    categories: 'disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  })
  await press()
  await expect(answer).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pageThreads = traced.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = traced.filter(
    (event) => event.name === 'RunTask' && pageThreads.some((thread) => threadOf(thread) === threadOf(event)),
  )
  expect(tasks.length).toBeGreaterThan(0)
  return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000)).filter((ms) => ms > longMs)
}

type First = {
  readonly name: string
  readonly path: string
  /** What is pressed, and what answers. */
  readonly of: (page: Page) => readonly [Locator, Locator]
}

const firsts: readonly First[] = [
  { name: 'the menu', path: '/', of: (page) => [shellOf(page, 'bcs').menuButton, shellOf(page, 'bcs').drawer] },
  {
    name: 'the filters',
    path: '/products',
    of: (page) => [listingOf(page, 'bcs').openFilters, listingOf(page, 'bcs').drawer],
  },
  {
    name: '“add to cart”',
    path: product,
    of: (page) => [productOf(page, 'bcs').add, productOf(page, 'bcs').added],
  },
]

for (const { name, path, of } of firsts)
  test(`the first press on ${name} meets no long task`, async ({ page, urlOf }) => {
    // A first run of a script may be compiled within the press; the start of React in it makes a long task each time.
    const tries: (readonly number[])[] = []
    while (tries.length < 5 && !tries.some((tasks) => tasks.length === 0)) {
      await page.goto('about:blank')
      await page.goto(urlOf('ba', path))
      await expect.poll(() => deadButtons(page)).toEqual([])
      await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1000)))
      const [pressed, answer] = of(page)
      tries.push(await longTasksOf(page, () => pressed.tap(), answer))
    }
    expect(tries).toContainEqual([])
  })

test('the panel of what was added opens behind the answer to the press, in slices', async ({ page, urlOf }) => {
  const { add, added } = productOf(page, 'bcs')
  const panel = page.getByRole('dialog', { name: messages.bcs['addedDrawer.title'] })
  await page.goto(urlOf('ba', product))
  await expect.poll(() => deadButtons(page)).toEqual([])
  await add.tap()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(add).toBeVisible()
  // Before the browser can draw again, the button has answered and nothing else.
  const atOnce = await add.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    return { answer: button.innerText, hasPanel: document.querySelector('[role="dialog"]') !== null }
  })
  expect(atOnce).toEqual({ answer: messages.bcs['product.added'], hasPanel: false })
  await expect(added).toBeVisible()
  await expect(panel).toBeVisible()
})

test('a letter in the search is on the screen before anything is rendered for it', async ({ page, urlOf }) => {
  await page.goto(urlOf('ba', '/'))
  const { search } = shellOf(page, 'bcs')
  await expect.poll(() => hasBegun(page)).toBe(true)
  await search.tap()
  const list = page.getByRole('listbox')
  await page.keyboard.type('del')
  await expect(list).toBeVisible()
  // Within the event itself nothing changes but the field.
  const changed = await search.evaluate(async (field: HTMLInputElement) => {
    const records: MutationRecord[] = []
    const observer = new MutationObserver((found) => records.push(...found))
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    field.value = 'dell'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    records.push(...observer.takeRecords())
    observer.disconnect()
    return records.length
  })
  expect(changed).toBe(0)
  await expect(list.getByRole('option').last()).toContainText('dell')
})

test('a drawer that opens registers no property, for which the whole page would be styled again', async ({
  page,
  urlOf,
}) => {
  await page.addInitScript(() => {
    const { registerProperty } = CSS
    const accepted: string[] = []
    Object.assign(window, { accepted })
    CSS.registerProperty = (definition) => {
      registerProperty.call(CSS, definition)
      if (document.readyState === 'complete') accepted.push(definition.name)
    }
  })
  await page.goto(urlOf('ba', '/'))
  const { menuButton, drawer } = shellOf(page, 'bcs')
  await menuButton.tap()
  await expect(drawer).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { accepted: string[] }).accepted)).toEqual([])
  // The ones that the drawer needs are there.
  const first = '--drawer-swipe-movement-x'
  expect(await drawer.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), first)).toBe('0px')
})

/** The page's own messages come when they are let through: until then nothing can respond. */
const holdBack = async (page: Page, file: string) => {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(builtFiles(file), async (route) => {
    await promise
    await route.continue()
  })
  return letThrough
}

test('a button that is pressed before the page can respond does what it says when it can', async ({ page, urlOf }) => {
  const letThrough = await holdBack(page, 'product-page')
  await page.goto(urlOf('ba', product))
  await productOf(page, 'bcs').add.tap()
  expect(await hasBegun(page)).toBe(false)
  letThrough()
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/1 proizvod$/)
})

test('so does a button of a card, in a part that is hydrated later', async ({ page, urlOf }) => {
  const letThrough = await holdBack(page, 'catalogue')
  await page.goto(urlOf('cl', '/products'))
  const card = listingOf(page, 'es').cards.nth(1)
  await card.getByRole('button', { name: /^Agregar/ }).tap()
  expect(await hasBegun(page)).toBe(false)
  letThrough()
  await expect(shellOf(page, 'es').cart).toHaveAccessibleName(/1 producto$/)
})

test('a link leads on before anything else has begun', async ({ page, urlOf }) => {
  const letThrough = await holdBack(page, 'catalogue')
  await page.goto(urlOf('ba', '/products'))
  await listingOf(page, 'bcs').cards.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  letThrough()
})

test('a press without a touch, as a screen reader sends it, is held as well', async ({ page, urlOf }) => {
  const letThrough = await holdBack(page, 'product-page')
  await page.goto(urlOf('ba', product))
  await productOf(page, 'bcs').add.dispatchEvent('click')
  expect(await hasBegun(page)).toBe(false)
  letThrough()
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/1 proizvod$/)
})

test('what was typed into the search before it began stays, and is searched for', async ({ page, urlOf }) => {
  const letThrough = await holdBack(page, 'product-page')
  await page.goto(urlOf('cl', product))
  const field = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox')).first()
  await field.tap()
  await page.keyboard.type('thinkpad')
  expect(await hasBegun(page)).toBe(false)
  letThrough()
  await expect.poll(() => hasBegun(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=thinkpad/)
  await expect(listingOf(page, 'es').cards.first()).toBeVisible()
})

test('what is chosen and pressed while the page begins is done, in order', async ({ page, urlOf }) => {
  const letThrough = await holdBack(page, 'product-page')
  await page.goto(urlOf('ba', product))
  const { add, main, more } = productOf(page, 'bcs')
  await main
    .getByRole('radio', { name: /^16 GB/ })
    .first()
    .tap()
  for (const pressed of [more, add, shellOf(page, 'bcs').cart]) await pressed.tap()
  expect(await hasBegun(page)).toBe(false)
  letThrough()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main')).toContainText('16 GB')
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/2 proizvoda$/)
})

test('a quantity that was typed before the scripts came is what is bought', async ({ page, urlOf }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto(urlOf('ba', product), { waitUntil: 'commit' })
  const { add, quantity } = productOf(page, 'bcs')
  await quantity.fill('2')
  await expect.poll(() => hasBegun(page)).toBe(true)
  await add.tap()
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/2 proizvoda$/)
})

test('where the page cannot begin, a form that was sent meanwhile is sent as without scripts', async ({
  page,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource|dynamically imported module/)
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route(builtFiles('product-page'), async (route) => {
    await pressed
    await route.abort()
  })
  await page.goto(urlOf('ba', product))
  await page.getByRole('banner').getByRole('searchbox').locator('visible=true').fill('thinkpad')
  await page.getByRole('banner').getByRole('search').locator('visible=true').locator('button[type="submit"]').tap()
  await expect(page).toHaveURL(/\/product\//)
  press()
  await expect(page).toHaveURL(/\/search\?query=thinkpad/)
})
