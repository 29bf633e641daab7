import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/setup/ensure-built.mjs'
import { createDataFolder } from '../../tests/support/servers/data-folder.ts'
import { startServer } from '../../tests/support/servers/running-server.ts'
import { buildCommit } from '../commit-build.ts'
import { pagesOf } from '../pages/pages-of.ts'
import { type OpenPage, openPage } from './open-page.ts'
import { openPhone, type Phone } from './phone.ts'
import { closePanel, load, type Press, press, type Target, type } from './press.ts'

/** Presses on a slow phone, each on a page of its own: of this build, of another commit, and of another shop. */
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    /** The page of a product in another shop, with a button that adds it to the cart. */
    beside: { type: 'string' },
    runs: { type: 'string', default: '20' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
})
const slowdown = Number(values.slowdown)
const runs = Number(values.runs)

const mostEventMs = slowdown > 1 ? 200 : 50
const mostSeenMs = 100
const mostTaskMs = 100
const mostBlockedMs = 100

const menu: Target = { selector: 'header button[aria-haspopup="dialog"]' }
const filters: Target = { selector: 'main button[aria-haspopup="dialog"]', text: 'filter' }
const add: Target = { selector: 'main button', text: 'u korpu' }
const variant: Target = { selector: 'main label:has(input[type="radio"]:not(:checked))' }
const searchField: Target = { selector: 'header input[type="search"], header [role="combobox"]' }

type Kind = {
  readonly name: string
  readonly page: 'home' | 'listing' | 'search' | 'product'
  readonly measure: (page: OpenPage) => Promise<Press>
}

const first = (target: Target) => (page: OpenPage) => press(page, target)
const second = (target: Target) => async (page: OpenPage) => {
  await press(page, target)
  await closePanel(page)
  return press(page, target)
}

const kinds: readonly Kind[] = [
  { name: 'home: the menu', page: 'home', measure: first(menu) },
  { name: 'home: the menu again', page: 'home', measure: second(menu) },
  { name: 'home: letters in the search', page: 'home', measure: (page) => type(page, searchField) },
  { name: 'listing: the filters', page: 'listing', measure: first(filters) },
  { name: 'search: the filters', page: 'search', measure: first(filters) },
  { name: 'product: add to cart', page: 'product', measure: first(add) },
  { name: 'product: add to cart again', page: 'product', measure: second(add) },
  { name: 'product: another variant', page: 'product', measure: first(variant) },
]

const besideKinds = [
  {
    name: 'beside: add to cart',
    measure: first({ selector: 'main button, main [type="submit"]', text: 'add to cart' }),
  },
  { name: 'beside: the menu', measure: first({ selector: 'header button', text: '☰|menu' }) },
]

/** Three of four are at most this. */
const upperQuartile = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(0.75 * numbers.length) - 1] ?? 0

/** Somewhere in the third second after the first: each run at another moment. */
const momentOf = (run: number) => 1_000 + ((run * 370) % 2_000)

const measureOnce = async (phone: Phone, url: string, run: number, measure: Kind['measure']) => {
  const page = await openPage(phone, slowdown)
  try {
    await load(phone, page, url, momentOf(run))
    return await measure(page)
  } finally {
    await page.close()
  }
}

const rows = [
  { title: 'press', read: ({ eventMs }: Press) => eventMs, most: mostEventMs },
  { title: 'first answer', read: ({ seenMs }: Press) => seenMs, most: mostSeenMs },
  { title: 'longest task', read: ({ longestTaskMs }: Press) => longestTaskMs, most: mostTaskMs },
  { title: 'blocked before', read: ({ blockedMs }: Press) => blockedMs, most: mostBlockedMs },
] as const

/** Prints a line for each kind of press; says whether this build's holds. */
const report = (name: string, presses: Readonly<Record<string, readonly Press[]>>): boolean => {
  let holds = true
  const figures = rows.map(({ title, read, most }) => {
    const [is, was] = ['now', 'before'].map((build) => presses[build] && upperQuartile(presses[build].map(read)))
    if (is === undefined) return ''
    const isMissed = is > most
    holds &&= !isMissed
    const past = was === undefined ? '' : `${was.toFixed(0)} to `
    return `${title} ${past}${is.toFixed(0)} ms${isMissed ? ` (MISSED, at most ${most})` : ''}`
  })
  console.log(`${name.padEnd(28)} ${figures.join(' · ')}`)
  return holds
}

await ensureBuilt()
const builds = { ...(values.before && { before: (await buildCommit(values.before)).startServer }), now: startServer }
const shops = await Promise.all(
  Object.entries(builds).map(async ([build, start]) => {
    const folder = await createDataFolder()
    return { build, folder, server: await start({ env: { DATA_DIR: folder.path } }) }
  }),
)
const phone = await openPhone()
try {
  let holds = true
  const pages = { search: '/search?query=dell', home: '', listing: '', product: '' }
  for (const { server } of shops) Object.assign(pages, await pagesOf(server.url))
  // The demo's product with several variants.
  pages.product = '/product/lenovo-thinkpad-t480'
  for (const { name, page, measure } of kinds.filter((kind) => kind.name.includes(values.only))) {
    const presses: Record<string, Press[]> = {}
    // The first run renders the page for the cache.
    for (let run = -1; run < runs; run += 1)
      for (const { build, server } of shops) {
        const measured = await measureOnce(phone, server.url + pages[page], run, measure)
        presses[build] ??= []
        if (run >= 0) presses[build].push(measured)
      }
    holds = report(name, presses) && holds
  }
  for (const { name, measure } of values.beside ? besideKinds : []) {
    const presses: Press[] = []
    for (let run = 0; run < runs; run += 1) presses.push(await measureOnce(phone, values.beside ?? '', run, measure))
    report(name, { now: presses })
  }
  process.exitCode = holds ? 0 : 1
} finally {
  await phone.close()
  await Promise.all(shops.map(({ server }) => server.stop()))
  await Promise.all(shops.map(({ folder }) => folder.remove()))
}
