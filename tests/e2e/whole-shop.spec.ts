import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { messages as offersBcs } from '../../apps/store/app/i18n/messages/bcs/offers.ts'
import { messages as offersEn } from '../../apps/store/app/i18n/messages/en/offers.ts'
import { messages as offersEs } from '../../apps/store/app/i18n/messages/es/offers.ts'
import { cartOf } from './support/cart-of.ts'
import { newBuyer } from './support/checkout-steps.ts'
import { expect, test } from './support/customer-test.ts'
import { listingOf } from './support/listing-of.ts'
import { pay } from './support/pay-at-platform.ts'
import { productOf } from './support/product-of.ts'
import { shellOf } from './support/shell-of.ts'

const offerTexts = { bcs: offersBcs, en: offersEn, es: offersEs } satisfies Record<Language, object>

type Product = {
  readonly handle: string
  readonly title: string
  readonly variants: { readonly nodes: readonly { readonly quantityAvailable: number }[] }
}

/** What differs from market to market, as the specification has it. */
const readings = {
  ba: { price: /\d{1,3}(?:\.\d{3})*,\d{2} KM/, hasReservations: false },
  cl: { price: /\$\d{1,3}(?:\.\d{3})* CLP/, hasReservations: true },
} as const

for (const market of marketIds)
  test(`in ${market} a visitor browses, searches, filters and keeps products, and as a customer offers a price and orders [GEN-01] [GEN-03] [GEN-10] [GEN-20] [GEN-21]`, async ({
    page,
    visit,
    urlOf,
    logInAs,
    queryStorefront,
    queryAdmin,
  }, { parallelIndex }) => {
    const { shop, languages } = markets[market]
    const [language] = languages
    const { products } = await queryStorefront(shop, {
      query: '{ products(first: 100) { nodes { handle title variants(first: 2) { nodes { quantityAvailable } } } } }',
    })
    // The others buy from the front of the list.
    const kept = (products.nodes as Product[])
      .filter(({ variants: { nodes } }) => nodes.length === 1 && (nodes[0]?.quantityAvailable ?? 0) > 3)
      .at(-1 - parallelIndex)
    if (!kept) throw new Error('no product is for sale')

    await visit(urlOf(market, '/'))
    await expect(shellOf(page, language).footer).toContainText('12:00-21:00')
    await visit(urlOf(market, '/products'))
    const { text, filters, choice, chips, settled } = listingOf(page, language)
    await choice(filters, text['facet.condition'], text['condition.refurbished.name']).check()
    await expect(chips).toHaveText([text['condition.refurbished.name']])
    await settled()

    const { search } = shellOf(page, language)
    await search.fill(kept.title)
    await search.press('Enter')
    await expect(page).toHaveURL(/\/search\?/)
    await page.getByRole('main').getByRole('link', { name: kept.title }).first().click()
    const shown = productOf(page, language)
    await expect(shown.title).toHaveText(kept.title)
    await expect(shown.main).toContainText(readings[market].price)
    // A visitor is led to the login, a customer to the dialog.
    const toLogin = shown.product.getByRole('link', { name: shown.text['product.loginToOffer'] })
    await expect(toLogin).toHaveAttribute('href', /^\/login\?returnTo=/)
    await shown.add.click()
    await expect(async () => {
      const stored = await page.evaluate((key) => localStorage.getItem(key), `dvaput-cart-${market}`)
      expect(JSON.parse(stored ?? '{"state":[]}').state).toHaveLength(1)
    }).toPass()

    const { email } = await logInAs('link')
    await visit(urlOf(market, `/product/${kept.handle}`))
    await shown.product.getByRole('button', { name: shown.text['wishlist.title'] }).click()
    await shown.product.getByRole('button', { name: text['offer.make'], exact: true }).click()
    const dialog = page.getByRole('dialog', { name: offerTexts[language]['offer.title'] })
    await dialog.getByRole('button', { name: offerTexts[language]['offer.send'] }).click()
    await expect(dialog).toBeHidden()
    for (const path of ['/my-offers', '/wishlist']) {
      await visit(urlOf(market, path))
      await expect(page.getByRole('main')).toContainText(kept.title)
    }
    await visit(urlOf(market, '/contact'))
    await expect(page.getByRole('main')).toContainText('9:00-17:00')
    await visit(urlOf(market, '/envios'))
    await expect(page.getByRole('main')).toContainText('09:00-18:00')

    await visit(urlOf(market, '/cart'))
    const reserve = page.getByRole('main').locator('form[action="/reservations"]')
    await expect(reserve).toHaveCount(readings[market].hasReservations ? 1 : 0)
    await cartOf(page, language).checkOut.click()
    // The platform's own pages, which know the customer.
    await expect(page).toHaveURL(/\/checkouts\//)
    await expect(page.locator('#email')).toHaveValue(email)
    const { email: _, ...rest } = newBuyer(shop)
    await pay(page, market, rest)
    await expect(page).toHaveURL(/\/checkout\/success\?checkout=/)
    await expect(page.getByRole('main')).toContainText(/#\d+/)
    await expect(page.getByRole('main')).toContainText('9:00-18:00')
    const number = /#\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
    const { orders } = await queryAdmin(shop, {
      query: 'query ($query: String!) { orders(first: 1, query: $query) { nodes { name email } } }',
      variables: { query: `name:${number}` },
    })
    expect(orders.nodes).toEqual([{ name: number, email }])
    await visit(urlOf(market, '/orders'))
    await expect(page.getByRole('main')).toContainText(number)
  })
