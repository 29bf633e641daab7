import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/setup/find-chromium.mjs'
import { administratorAt, administratorCookie } from '../support/people/administrators.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { queryAdmin } from '../support/requests/admin-query.ts'
import { createVisitor, registerAt } from '../support/requests/store-visitor.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'
import { findLeftovers } from './script-injection/find-leftovers.ts'
import { payloads } from './script-injection/payloads.ts'

/**
 * T35: texts that a browser might run, as the name and description of a product, as a search, as the name and address of a
 * customer and as what an administrator reads, opened in Chromium. `node tests/proof/script-injection.ts [500]`
 */

const [count = 500] = process.argv.slice(2).map(Number)
const chosen = payloads.slice(0, count)
const perPage = 25
const thresholds = createThresholds()

const allowedTags = ['P', 'STRONG', 'B', 'EM', 'I', 'UL', 'OL', 'LI', 'BR', 'SPAN']
await withAttackedStore(async ({ server, database, dataDir }) => {
  await using closing = new AsyncDisposableStack()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  closing.defer(() => browser.close())
  const context = await browser.newContext()
  let ran = 0
  await context.exposeFunction('ran', () => {
    ran += 1
  })
  // Pictures are not what is proved; one that fails still runs what an attribute of it says.
  await context.route(/\/cdn\/|\.(?:avif|webp|jpe?g|png)(?:\?|$)/, (route) => route.abort())
  const page = await context.newPage()
  const reports: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) reports.push(message.text().slice(0, 300))
  })
  page.on('dialog', (dialog) => {
    ran += 1
    void dialog.dismiss()
  })
  const open = async (path: string) => {
    await page.goto(`${server.url}${path}`, { waitUntil: 'load', timeout: 90_000 })
    await sleep(50)
    return page.evaluate(findLeftovers)
  }

  for (const path of ['/', '/products', '/search?query=laptop', '/login', '/faq']) await open(path)
  thresholds.none('clean pages that break their own policy', reports)

  const { rows } = await database.pool.query<{ id: string; handle: string }>(
    `SELECT product.id, product.handle FROM platform.products AS product
     JOIN platform.shops AS shop ON shop.id = product.shop_id WHERE shop.handle = 'main' AND status = 'active'
     ORDER BY product.id LIMIT $1`,
    [Math.ceil(chosen.length / perPage)],
  )
  const leftovers: string[] = []
  const tags = new Set<string>()
  for (const [nth, { id, handle }] of rows.entries()) {
    const own = chosen.slice(nth * perPage, (nth + 1) * perPage)
    const mark = `mark-${nth}-${process.pid}`
    const update = await queryAdmin(
      { port: server.port, dataDir },
      'mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { userErrors { message } } }',
      {
        product: {
          ...{
            id: `gid://shopify/Product/${id}`,
            title: `${own[0]} ${mark}`.slice(-250),
            vendor: own[1]?.slice(0, 200),
          },
          descriptionHtml: `<p>${mark}</p>${own.map((payload) => `<p>${payload}</p>`).join('')}`,
        },
      },
    )
    if (JSON.stringify(update).includes('"errors"')) throw new Error(JSON.stringify(update).slice(0, 500))
    // The catalogue hears of it by a webhook.
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await createVisitor(server.url).open(`/product/${handle}`)).text.includes(mark)) break
      await sleep(200)
    }
    leftovers.push(...(await open(`/product/${handle}`)))
    const inDescription = await page.evaluate((text) => {
      const paragraph = [...document.querySelectorAll('p')].find((each) => each.textContent === text)
      return [...(paragraph?.parentElement?.querySelectorAll('*') ?? [])].map((each) => ({
        ...{ tag: each.tagName, attributes: each.getAttributeNames().length },
      }))
    }, mark)
    for (const { tag, attributes } of inDescription)
      if (!allowedTags.includes(tag) || attributes > 0) tags.add(`${tag} with ${attributes} attributes`)
  }
  thresholds.none('elements or attributes of a description beyond the ten tags', [...tags])

  for (const payload of chosen)
    leftovers.push(...(await open(`/search?query=${encodeURIComponent(payload.slice(0, 400))}`)))

  const { visitor } = await registerAt(server.url)
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url })))
  const admin = await administratorAt({ url: server.url, database }, 'owner')
  for (const payload of chosen.filter((_, nth) => nth % 25 === 0)) {
    const short = payload.slice(0, 60)
    await visitor.submit('/account', { firstName: short, lastName: short })
    await visitor.submit('/account/addresses/new', {
      ...{
        firstName: short,
        lastName: short,
        address1: short,
        city: short,
        province: '09',
        zip: '71000',
        country: 'BA',
      },
      phone: '061 234 567',
    })
    leftovers.push(...(await open('/account')))
    leftovers.push(...(await open(`/my-offers?token=${encodeURIComponent(payload)}`)))
  }
  await context.addCookies([
    { name: administratorCookie, value: admin.visitor.cookies.get(administratorCookie) ?? '', url: server.url },
  ])
  for (const path of [
    '/admin/customers',
    '/admin/products',
    '/admin',
    `/admin/search?q=${encodeURIComponent(chosen[0] ?? '')}`,
  ])
    leftovers.push(...(await open(path)))

  thresholds.hold(
    `${chosen.length} texts in names, descriptions, searches, addresses and screens: scripts that ran`,
    ran,
    ran === 0,
  )
  thresholds.none('elements that could run one', leftovers)
})

thresholds.conclude()
