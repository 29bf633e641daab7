import { paymentName } from '@dvaput/platform/orders/page/order-messages'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { messages as success } from '../../apps/store/app/i18n/messages/bcs/checkout-success.ts'
import { messages as imported } from '../../apps/store/app/i18n/messages/bcs/international-checkout.ts'
import { cartOf } from './support/cart-of.ts'
import { checkPage } from './support/check-page.ts'
import { card, checkoutOf, fillIn, newBuyer } from './support/checkout-steps.ts'
import { expect, test } from './support/shop-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

type Line = { id: string; state: string; current: { name: string; handle: string; price: { minor: number } } | null }

/** Numbers of the sandbox's warehouse; some of them are sold out. */
const ids = Array.from({ length: 30 }, (_, nth) => `international:${20_419_970 + nth}`)

test.use({ viewport: { width: 390, height: 900 } })

test('somebody in Bosnia buys an imported product from the cart to the platform’s order, typing their details once [API-30] [CART-21] [ROUTE-15] [STOR-05]', async ({
  page,
  urlOf,
  visit,
}) => {
  await visit(urlOf('ba', '/cart'))
  const lines = ids.map((id) => ({ id, quantity: 1, price: { minor: 1, currency: 'CLP' } }))
  const { lines: checked } = (await page.evaluate(
    async (body) =>
      (
        await fetch('/api/cart/lines', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      ).json(),
    JSON.stringify({ lines }),
  )) as { lines: Line[] }
  const product = checked.find(({ state }) => state === 'for-sale')
  if (!product?.current) throw new Error('the sandbox has none of these products')
  const { name, handle, price } = product.current
  await page.evaluate((line) => localStorage.setItem('dvaput-cart-ba', JSON.stringify({ version: 1, state: [line] })), {
    ...{ id: product.id, source: 'international', name, handle, price: price.minor, currency: 'CLP', image: null },
    ...{ category: '', sku: null, tags: [], quantity: 1, stock: 1, isStockKnown: true },
  })
  await visit(urlOf('ba', '/cart'))
  await cartOf(page, 'bcs').checkOut.click()
  await expect(page).toHaveURL(/\/checkout-era/)
  await waitForHydration(page)
  await checkPage(page, 'bcs')
  const main = page.getByRole('main')
  await expect(main).toContainText(name)
  await expect(main).toContainText(imported['pay.platform'])
  const buyer = newBuyer('main')
  const typed = {
    ...{ firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, phone: buyer.phone },
    ...{ address: buyer.address1, address2: 'stan 12', city: buyer.city },
  }
  for (const [field, value] of Object.entries(typed)) await main.locator(`[name="${field}"]`).fill(value)
  // Canton and postal code follow from the town.
  await expect(main.locator('[name="region"] option:checked')).toHaveText(buyer.province)
  await expect(main.locator('[name="postalCode"]')).toHaveValue(buyer.zip)
  await main.getByRole('button', { name: imported['pay.button'], exact: true }).click()

  const checkout = checkoutOf(page, 'bcs')
  await expect(checkout.title).toHaveText(checkout.messages.steps.information)
  expect(new URL(page.url()).hostname).toBe('retail.localhost')
  const { origins } = await page.context().storageState()
  const stored = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name.includes('temporary'))
  const { temporaryProducts } = JSON.parse(stored?.value ?? '{}')
  expect(temporaryProducts).toEqual([{ eraProductId: product.id.slice('international:'.length), quantity: 1 }])
  await expect(page.locator('#email')).toHaveValue(buyer.email)
  await expect(page.locator('#address1')).toHaveValue(buyer.address1)
  await expect(page.locator('#province')).toHaveValue(buyer.province)
  await checkout.toDelivery.click()
  await expect(checkout.title).toHaveText(checkout.messages.paymentTitle)
  await expect(page.getByRole('main')).toContainText('Express International')
  await checkout.choice(paymentName('bcs', 'card', { pickup: false })).check()
  await fillIn(page, card(testCards.approved))
  await checkout.place.click()

  await expect(page).toHaveURL(new RegExp(`^${urlOf('ba', '/checkout/success')}\\?checkout=`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success['success.title'])
  await expect(page.getByRole('main')).toContainText(/#\d+/)
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('dvaput-cart-ba') ?? '{"state":[]}').state.length))
    .toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('dvaput-temporary-products-ba'))).toBeNull()
})
