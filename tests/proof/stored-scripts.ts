import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import routes from '../../apps/admin/app/routes.ts'
import { chromiumArgs, findChromium } from '../../scripts/setup/find-chromium.mjs'
import { administratorAt, administratorCookie } from '../support/people/administrators.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'
import { findLeftovers } from './script-injection/find-leftovers.ts'
import { payloads } from './script-injection/payloads.ts'
import { plantTexts } from './script-injection/plant-texts.ts'

/**
 * T35 for the shop's side: a text that a browser might run stands wherever somebody could have typed one, in every table;
 * then every screen of the shop's side is opened in Chromium. `node tests/proof/stored-scripts.ts [texts]`
 */

const [count = 8] = process.argv.slice(2).map(Number)
/** Short ones, which no length refuses, of every sort. */
const short = payloads.filter((payload) => payload.length <= 60)
const chosen = short.filter((_, nth) => nth % Math.ceil(short.length / count) === 0)
const thresholds = createThresholds()

/** Screens with a component; the others are files that a browser downloads. */
const screens = routes
  .filter(({ file, path, access }) => access.kind === 'screen' && path !== '*' && /x$/.test(file))
  .map(({ path = '' }) => `/admin/${path}`.replace(/\/$/, ''))
const lists = screens.filter((path) => !path.includes(':'))
/** Of records that the demo does not begin with. */
const withoutRecords = ['/admin/products/imports/:id']
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?#]+')}$`)

await withAttackedStore(async ({ server, database }) => {
  await using closing = new AsyncDisposableStack()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  closing.defer(() => browser.close())
  const context = await browser.newContext()
  let ran = 0
  await context.exposeFunction('ran', () => {
    ran += 1
  })
  await context.route(/\/cdn\/|\.(?:avif|webp|jpe?g|png)(?:\?|$)/, (route) => route.abort())
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    ran += 1
    void dialog.dismiss()
  })
  const { visitor } = await administratorAt({ url: server.url, database }, 'owner')
  const value = visitor.cookies.get(administratorCookie) ?? ''
  await context.addCookies([{ name: administratorCookie, value, url: server.url }])

  const hrefs = new Set<string>()
  const faults: string[] = []
  const leftovers: string[] = []
  const showing = new Set<string>()
  const open = async (screen: string, path: string, text?: string) => {
    const response = await page.goto(`${server.url}${path}`, { waitUntil: 'load', timeout: 90_000 })
    if (response?.status() !== 200) faults.push(`${path} answered ${response?.status()}`)
    await sleep(50)
    const found = await page
      .locator('main a[href^="/admin"]:not([href*=".csv"])')
      .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '')))
    for (const href of found) hrefs.add(href)
    leftovers.push(...(await page.evaluate(findLeftovers)).map((html) => `${path}: ${html}`))
    if (
      text &&
      (await page.content()).includes(
        text.slice(1, 20).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      )
    )
      showing.add(screen)
  }

  // What fills the demo comes after its start; the returns are the last of it that a list shows.
  for (
    let tries = 0;
    tries < 120 && ![...hrefs].some((href) => patternOf('/admin/returns/:id').test(href));
    tries += 1
  ) {
    await open('/admin/returns', '/admin/returns')
    await sleep(500)
  }
  for (const path of lists) await open(path, path)
  const records = screens
    .filter((path) => path.includes(':'))
    .map((screen) => ({ screen, path: [...hrefs].find((href) => patternOf(screen).test(href)) }))
  const missing = records.filter(({ screen, path }) => !path && !withoutRecords.includes(screen))
  thresholds.none(
    'screens of which no record was found',
    missing.map(({ screen }) => screen),
  )

  // The proof of the proof: what a page would hold if it took one of them for HTML.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="ran()">'))
  const seen = (await page.evaluate(findLeftovers)).length
  thresholds.hold('an element that could run one is noticed', seen, seen > 0)

  leftovers.length = 0
  const planted: number[] = []
  for (const text of chosen) {
    planted.push(await plantTexts(database, text))
    for (const path of lists) await open(path, path, text)
    for (const { screen, path } of records) if (path) await open(screen, path, text)
  }
  const screensOpened = lists.length + records.filter(({ path }) => path).length
  thresholds.none('screens that failed with such a text', faults)
  thresholds.hold('columns that hold the text', Math.min(...planted), Math.min(...planted) > 20)
  thresholds.hold(
    `of ${screensOpened} screens, those that show the text`,
    showing.size,
    showing.size >= screensOpened / 3,
  )
  thresholds.hold(`${chosen.length} texts on ${screensOpened} screens: scripts that ran`, ran, ran === 0)
  thresholds.none('elements that could run one', leftovers)
})

thresholds.conclude()
