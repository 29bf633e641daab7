import { languages } from '@dvaput/domain/text/language'
import { orderWords, paymentName } from '@dvaput/platform/orders/order-messages'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { shopHandles } from '@dvaput/platform/shops/shop-settings'
import { paymentMethods } from '@dvaput/platform/tables/checkouts.table'
import { card, checkoutOf, fillIn, newBuyer } from './support/checkout-steps.ts'
import { lookOver } from './support/look-over.ts'
import { everyCombination, pairwise } from './support/pairwise.ts'
import { expect, test } from './support/platform-test.ts'

const factors = {
  shop: shopHandles,
  language: languages,
  width: [390, 1440],
  colours: ['light', 'dark'],
} as const

const combinations = process.env.E2E_MATRIX === 'full' ? everyCombination(factors) : pairwise(factors)
const homes = { main: 'ba', retail: 'cl' } as const

for (const [index, { shop, language, width, colours }] of combinations.entries())
  test.describe(`the checkout of ${shop} in ${language} at ${width} in ${colours}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: colours })
    // In turn, each way of paying with each way of receiving: they do not depend on language, width and colours.
    const method = paymentMethods[index % paymentMethods.length] ?? 'card'
    const handover = Math.floor(index / paymentMethods.length) % 2 === 1 ? 'pickup' : 'delivery'

    test(`leads by ${handover} and ${method} to an order`, async ({
      page,
      fillCart,
      mailTo,
      addressOf,
      shopEndpointOf,
    }) => {
      const { words, title, summary, countdown, toDelivery, toPayment, place, choice, orderName } = checkoutOf(
        page,
        language,
      )
      const buyer = newBuyer(shop)
      await page.goto(await fillCart(shop, language))
      await expect(title).toHaveText(words.steps.information)
      await lookOver(page, language)
      if (handover === 'pickup') {
        await choice(words.handover.pickup).check()
        await expect(page.locator('#address1')).toBeHidden()
      }
      const { email, phone, firstName, lastName } = buyer
      await fillIn(page, handover === 'pickup' ? { email, phone, firstName, lastName } : buyer)
      await toDelivery.click()

      if (handover === 'delivery') {
        await expect(title).toHaveText(words.deliveryTitle)
        await lookOver(page, language)
        await page.getByRole('radio').nth(1).check()
        await toPayment.click()
      }

      await expect(title).toHaveText(words.paymentTitle)
      await expect(countdown).toContainText(words.held.left)
      await expect(countdown).toContainText(/1[45]:\d\d/)
      const review = page.getByRole('region', { name: words.reviewTitle })
      await expect(review).toContainText(email)
      if (handover === 'delivery') await expect(review).toContainText(buyer.address1)
      await choice(paymentName(language, method, { pickup: handover === 'pickup' })).check()
      await lookOver(page, language)
      if (method === 'card') await fillIn(page, card(testCards.approved))
      const total = await summary.locator('.grand dd').textContent()
      await expect(place).toHaveText(words.place(total ?? ''))
      await place.click()

      await expect(title).toHaveText(words.thanksTitle)
      const name = await orderName()
      await expect(page.getByRole('status')).toHaveText(words.thanks(name, email))
      await expect(summary.locator('.grand dd')).toHaveText(total ?? '')
      await expect(page.getByRole('main')).toContainText(
        (handover === 'pickup' ? words.nextPickup : words.next)[method],
      )
      if (method === 'bank-transfer')
        for (const label of [orderWords[language].reference, orderWords[language].payUntil])
          await expect(page.locator('.facts div', { hasText: label }).locator('dd')).toHaveText(/\d/)
      const home = page.getByRole('main').getByRole('link', { name: words.toShop })
      await expect(home).toHaveAttribute('href', addressOf(homes[shop], '/'))
      await lookOver(page, language)

      const { text } = await mailTo(email, new RegExp(name))
      const [statusUrl = 'no link'] = new RegExp(`${shopEndpointOf(shop, '/orders/')}\\S+`).exec(text) ?? []
      await page.goto(statusUrl)
      await expect(title).toHaveText(words.orderTitle(name))
      await expect(summary.locator('.grand dd')).toHaveText(total ?? '')
      await lookOver(page, language)
    })
  })
