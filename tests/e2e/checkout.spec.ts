import { languages } from '@dvaput/domain/text/language'
import { orderMessages, paymentName } from '@dvaput/platform/orders/page/order-messages'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { shopHandles } from '@dvaput/platform/shops/shop-settings'
import { paymentMethods } from '@dvaput/platform/tables/checkouts.table'
import { checkPage } from './support/check-page.ts'
import { card, checkoutOf, fillIn, newBuyer } from './support/checkout-steps.ts'
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
      emailTo,
      urlOf,
      shopEndpointOf,
    }) => {
      const { messages, title, summary, countdown, toDelivery, toPayment, place, choice, orderName } = checkoutOf(
        page,
        language,
      )
      const buyer = newBuyer(shop)
      await page.goto(await fillCart(shop, language))
      await expect(title).toHaveText(messages.steps.information)
      await checkPage(page, language)
      if (handover === 'pickup') {
        await choice(messages.handover.pickup).check()
        await expect(page.locator('#address1')).toBeHidden()
      }
      const { email, phone, firstName, lastName } = buyer
      await fillIn(page, handover === 'pickup' ? { email, phone, firstName, lastName } : buyer)
      await toDelivery.click()

      if (handover === 'delivery') {
        await expect(title).toHaveText(messages.deliveryTitle)
        await checkPage(page, language)
        await page.getByRole('radio').nth(1).check()
        await toPayment.click()
      }

      await expect(title).toHaveText(messages.paymentTitle)
      await expect(countdown).toContainText(messages.held.left)
      await expect(countdown).toContainText(/1[45]:\d\d/)
      const review = page.getByRole('region', { name: messages.reviewTitle })
      await expect(review).toContainText(email)
      if (handover === 'delivery') await expect(review).toContainText(buyer.address1)
      await choice(paymentName(language, method, { pickup: handover === 'pickup' })).check()
      await checkPage(page, language)
      if (method === 'card') await fillIn(page, card(testCards.approved))
      const total = await summary.locator('.grand dd').textContent()
      await expect(place).toHaveText(messages.place(total ?? ''))
      await place.click()

      await expect(title).toHaveText(messages.thanksTitle)
      const name = await orderName()
      await expect(page.getByRole('status')).toHaveText(messages.thanks(name, email))
      await expect(summary.locator('.grand dd')).toHaveText(total ?? '')
      await expect(page.getByRole('main')).toContainText(
        (handover === 'pickup' ? messages.nextPickup : messages.next)[method],
      )
      if (method === 'bank-transfer')
        for (const label of [orderMessages[language].reference, orderMessages[language].payUntil])
          await expect(page.locator('.facts div', { hasText: label }).locator('dd')).toHaveText(/\d/)
      const home = page.getByRole('main').getByRole('link', { name: messages.toShop })
      await expect(home).toHaveAttribute('href', urlOf(homes[shop], '/'))
      await checkPage(page, language)

      const { text } = await emailTo(email, new RegExp(name))
      const [statusUrl = 'no link'] = new RegExp(`${shopEndpointOf(shop, '/orders/')}\\S+`).exec(text) ?? []
      await page.goto(statusUrl)
      await expect(title).toHaveText(messages.orderTitle(name))
      await expect(summary.locator('.grand dd')).toHaveText(total ?? '')
      await checkPage(page, language)
    })
  })
