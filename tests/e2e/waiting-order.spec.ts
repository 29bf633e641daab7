import { paymentName } from '@dvaput/platform/orders/page/order-messages'
import type { Page } from '@playwright/test'
import { messages as earlier } from '../../apps/store/app/i18n/messages/bcs/earlier-orders.ts'
import { cartOf } from './support/cart-of.ts'
import { checkPage } from './support/check-page.ts'
import { checkoutOf } from './support/checkout-steps.ts'
import { expect, test } from './support/customer-test.ts'
import { messages } from './support/messages.ts'
import { fillInCheckout } from './support/pay-at-platform.ts'

const addFirst = async (page: Page) => {
  const card = page.getByRole('main').getByRole('article').first()
  const add = card.getByRole('button', { name: messages.bcs['cart.add'] })
  await expect(add).not.toHaveAttribute('aria-disabled')
  await add.click()
}

const buyer = {
  ...{ phone: '061 234 567', firstName: 'Amra', lastName: 'Hodžić', address1: 'Ferhadija 1' },
  ...{ zip: '71000', city: 'Sarajevo', province: 'Kanton Sarajevo' },
}

for (const width of [390, 1440])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an order that waits for its transfer is named in the cart of another device, stands in the way of a second one, and is paid another way', async ({
      page,
      context,
      browser,
      database,
      logInAs,
      visit,
      urlOf,
      expectMessage,
    }) => {
      expectMessage(/status of 40[39] /)
      await logInAs('link')
      const inStock = urlOf('ba', width === 390 ? '/products?sort=price-asc' : '/products')
      await visit(inStock)
      await addFirst(page)
      await visit(urlOf('ba', '/cart'))
      await cartOf(page, 'bcs').checkOut.click()
      const checkout = await fillInCheckout(page, 'ba', buyer)
      await checkout.choice(paymentName('bcs', 'bank-transfer', { pickup: false })).check()
      await checkout.place.click()
      await expect(page).toHaveURL(/\/checkout\/success\?/)
      const name = /#\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no order'

      const elsewhere = await browser.newContext({ viewport: { width, height: 900 } })
      await elsewhere.addCookies((await context.cookies()).filter(({ name: cookie }) => cookie !== 'checkout'))
      const other = await elsewhere.newPage()
      await visit(inStock, other)
      await addFirst(other)
      await visit(urlOf('ba', '/cart'), other)
      const cart = cartOf(other, 'bcs')
      const notice = other.getByRole('region', { name: earlier['earlier.see'].replace('{name}', name) })
      await expect(notice).toContainText(`Narudžba ${name} za isti proizvod`)
      await checkPage(other, 'bcs')
      if (process.env.SHOTS) await other.screenshot({ path: `${process.env.SHOTS}/cart-${width}.png`, fullPage: true })
      await cart.checkOut.click()
      await expect(cart.summary.getByRole('alert')).toContainText(name)

      await notice.getByRole('button', { name: earlier['earlier.keep'] }).click()
      const again = checkoutOf(other, 'bcs')
      await expect(again.title).toHaveText(again.messages.steps.information)

      await visit(urlOf('ba', '/cart'), other)
      await notice.getByRole('button', { name: earlier['earlier.replace'] }).click()
      await expect(again.title).toHaveText(again.messages.steps.information)
      const { rows } = await database.pool.query(
        `SELECT snapshot ->> 'financialStatus' AS status FROM backend.orders WHERE shop = 'main' AND name = $1`,
        [name],
      )
      expect(rows).toEqual([{ status: 'VOIDED' }])
      await elsewhere.close()
    })
  })
