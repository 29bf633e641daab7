import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { paymentName } from '@dvaput/platform/orders/page/order-messages'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { expect, type Page } from '@playwright/test'
import { card, checkoutOf, fillIn } from './checkout-steps.ts'

const languageOf = (market: MarketId) => markets[market].languages[0]

/** The steps of the platform before payment. */
export const fillInCheckout = async (page: Page, market: MarketId, fields: Record<string, string>) => {
  const checkout = checkoutOf(page, languageOf(market))
  await expect(checkout.title).toHaveText(checkout.messages.steps.information)
  await fillIn(page, fields)
  await checkout.toDelivery.click()
  await page.getByRole('radio').first().check()
  await checkout.toPayment.click()
  await expect(checkout.title).toHaveText(checkout.messages.paymentTitle)
  await checkout.choice(paymentName(languageOf(market), 'card', { pickup: false })).check()
  return checkout
}

export const pay = async (page: Page, market: MarketId, fields: Record<string, string>) => {
  const { place } = await fillInCheckout(page, market, fields)
  await fillIn(page, card(testCards.approved))
  await place.click()
}
