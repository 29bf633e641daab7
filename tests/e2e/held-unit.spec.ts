import { markets } from '@dvaput/domain/markets/markets'
import { formatTime } from '@dvaput/domain/text/format-date'
import { holdStock } from '@dvaput/platform/stock/stock'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/customer-test.ts'
import { productOf } from './support/product-of.ts'

type Nodes = {
  products: { nodes: { handle: string; variants: { nodes: { id: string; quantityAvailable: number }[] } }[] }
}

const query = '{ products(first: 250) { nodes { handle variants(first: 2) { nodes { id quantityAvailable } } } } }'

/** Of the last ones, so that no other test looks at it. */
const places = {
  ba: { shop: 'main', language: 'bcs', width: 390 },
  cl: { shop: 'retail', language: 'es', width: 1440 },
} as const

for (const market of ['ba', 'cl'] as const) {
  const { shop, language, width } = places[market]
  test.describe(`in ${market} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the last unit that somebody is paying for is said to be held at the first press, and on page, card and wishlist', async ({
      page,
      visit,
      urlOf,
      logInAs,
      database,
      queryStorefront,
    }) => {
      await logInAs('link')
      const { products } = (await queryStorefront(shop, { query })) as Nodes
      const single = products.nodes.findLast(
        ({ variants: { nodes } }) => nodes.length === 1 && nodes[0]?.quantityAvailable === 1,
      )
      if (!single) throw new Error('no product with a single unit')
      const { add, text, product } = productOf(page, language)
      await visit(urlOf(market, `/product/${single.handle}`))
      await expect(add).toBeEnabled()
      await product.getByRole('button', { name: text['wishlist.title'] }).first().click()
      await product.getByRole('button', { name: text['compare.short'], exact: true }).click()

      const variantId = Number(single.variants.nodes[0]?.id.split('/').at(-1))
      const held = await database.inTransaction((tx) =>
        holdStock(tx, { holder: `checkout:held-${market}`, lines: [{ variantId, quantity: 1 }], seconds: 900 }),
      )
      expect(held).toEqual({ ok: true })
      const { rows } = await database.pool.query<{ at: Date }>(
        'SELECT expires_at AS at FROM platform.stock_holds WHERE holder = $1',
        [`checkout:held-${market}`],
      )
      const { timeZone } = markets[market]
      const until = formatTime({ at: rows[0]?.at.toISOString() ?? '', timeZone })
      const message = text['stock.held'].replace('{until}', until)

      await add.focus()
      await page.keyboard.press('Enter')
      await expect(product.getByText(message)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: message }).first()).toBeVisible()
      await checkPage(page, language)
      await visit(urlOf(market, '/cart'))
      await expect(page.getByText(text['cartPage.empty']).first()).toBeVisible()

      await visit(urlOf(market, '/wishlist'))
      await expect(page.getByRole('main').getByText(message)).toBeVisible()
      await visit(urlOf(market, `/compare?handles=${single.handle}`))
      const short = text['stock.heldShort'].replace('{until}', until)
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('main').getByText(short)).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await database.pool.query('UPDATE platform.stock_holds SET expires_at = app_now() WHERE holder = $1', [
        `checkout:held-${market}`,
      ])
    })
  })
}
