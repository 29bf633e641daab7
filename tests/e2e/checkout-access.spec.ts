import { browserMessages } from '@dvaput/platform/checkout/owner/browser-messages'
import { maskEmail } from '@dvaput/platform/hosted-pages/mask-email'
import { orderMessages } from '@dvaput/platform/orders/page/order-messages'
import type { Locator } from '@playwright/test'
import { expectVisibleFocus, tabTo } from './support/by-keyboard.ts'
import { expectWithinScreen } from './support/check-page.ts'
import { checkoutOf, fillIn, newBuyer } from './support/checkout-steps.ts'
import { expect, test } from './support/platform-test.ts'

const networkLine = (status: number) => new RegExp(`Failed to load resource: .* status of ${status} `)

test('without a mouse: from the cart to the order by Tab, arrows, Space and Enter', async ({ page, fillCart }) => {
  const { messages, title, complaint, toPayment, place, choice } = checkoutOf(page, 'bcs')
  const { keyboard } = page
  const go = async (target: Locator) => {
    await tabTo(page, target)
    await expectVisibleFocus(target)
  }
  const write = async (name: string, text: string) => {
    await go(page.locator(`#${name}`))
    await keyboard.type(text)
  }
  await page.goto(await fillCart('main', 'bcs'))
  await keyboard.press('Tab')
  await expectVisibleFocus(page.getByRole('link').first())
  await keyboard.press('Enter')

  // Enter in a field sends the form; the complaint takes the focus and leads to the field.
  await write('email', 'amina')
  await keyboard.press('Enter')
  await expect(complaint).toBeFocused()
  await keyboard.press('Tab')
  await expectVisibleFocus(complaint.getByRole('link').first())
  await keyboard.press('Enter')
  await expect(page.locator('#email')).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  const { email, province, ...buyer } = newBuyer('main')
  await keyboard.type(email)
  await write('phone', buyer.phone)
  await go(choice(messages.handover.delivery))
  await keyboard.press('ArrowDown')
  await expect(page.locator('#address1')).toBeHidden()
  await keyboard.press('ArrowUp')
  for (const name of ['firstName', 'lastName', 'address1', 'zip', 'city'] as const) await write(name, buyer[name])
  await go(page.locator('#province'))
  await keyboard.type(province.slice(0, 8))
  await expect(page.locator('#province')).toHaveValue(province)
  await go(page.getByRole('checkbox', { name: messages.invoice.toggle }))
  await keyboard.press('Space')
  await write('companyName', 'Firma')
  await write('taxId', '4200000000005')
  await keyboard.press('Enter')

  await expect(title).toHaveText(messages.deliveryTitle)
  await go(page.getByRole('radio').first())
  await keyboard.press('ArrowDown')
  await go(toPayment)
  await keyboard.press('Enter')

  await expect(title).toHaveText(messages.paymentTitle)
  await go(choice(orderMessages.bcs.payment['cash-on-delivery']))
  await keyboard.press('ArrowDown')
  await expect(choice(orderMessages.bcs.payment['bank-transfer'])).toBeChecked()
  await go(place)
  await keyboard.press('Space')
  await expect(title).toHaveText(messages.thanksTitle)
  await go(page.getByRole('main').getByRole('link', { name: messages.toShop }))
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the whole checkout works, in the language that is chosen on the way', async ({ page, fillCart }) => {
    const { messages, title, countdown, toDelivery, toPayment, place, choice, expectWrong } = checkoutOf(page, 'en')
    await page.goto(await fillCart('retail', 'es'))
    await page.locator('#city').fill('Valdivia')
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await expect(page.locator('#city')).toHaveValue('Valdivia')
    await expect(title).toHaveText(messages.steps.information)
    await expect(page.locator('#companyName')).toBeHidden()
    await toDelivery.click()
    await expectWrong('email', messages.errors.required, '')
    await choice(messages.handover.pickup).check()
    await expect(page.locator('#address1')).toBeHidden()
    await choice(messages.handover.delivery).check()
    await fillIn(page, newBuyer('retail'))
    await toDelivery.click()
    await toPayment.click()
    await expect(countdown).toBeVisible()
    // With its day, where that is the next one.
    await expect(countdown).toHaveText(new RegExp(messages.held.until('(\\d+/\\d+/\\d+, )?\\d\\d:\\d\\d')))
    await expect(countdown.locator('[data-left]')).toBeHidden()
    await expect(page.locator('#cardNumber')).toBeHidden()
    await choice(orderMessages.en.payment['bank-transfer']).check()
    await place.click()
    await expect(title).toHaveText(messages.thanksTitle)
    await page.getByRole('link', { name: messages.toOrder }).click()
    await expect(title).toHaveText(/^Order #\d+$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
    await expect(title).toHaveText(/^Pedido #\d+$/)
  })
})

test.describe('on a phone with a font twice as large', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing of the checkout overflows the screen', async ({ page, context, fillCart }) => {
    const { messages, title, applyCode, toDelivery, toPayment, place, choice } = checkoutOf(page, 'es')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.goto(await fillCart('retail', 'es'))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await page.getByRole('checkbox', { name: messages.invoice.toggle }).check()
    await page.locator('#code').fill('UN-CODIGO-QUE-NO-EXISTE')
    await applyCode.click()
    await toDelivery.click()
    await expectWithinScreen(page)
    await page.getByRole('checkbox', { name: messages.invoice.toggle }).uncheck()
    await fillIn(page, newBuyer('retail'))
    await toDelivery.click()
    await expect(title).toHaveText(messages.deliveryTitle)
    await expectWithinScreen(page)
    await toPayment.click()
    await choice(orderMessages.es.payment.card).check()
    await place.click()
    await expectWithinScreen(page)
    await choice(orderMessages.es.payment['bank-transfer']).check()
    await place.click()
    await expect(title).toHaveText(messages.thanksTitle)
    await expectWithinScreen(page)
  })
})

test('another browser with the same link finds an empty form, the first one what it typed', async ({
  page,
  browser,
  fillCart,
  expectMessage,
  emailTo,
}) => {
  expectMessage(networkLine(403))
  const url = await fillCart('main', 'en')
  const { messages, title, toDelivery, toPayment, place, choice } = checkoutOf(page, 'en')
  const buyer = newBuyer('main')
  await page.goto(url)
  await fillIn(page, buyer)
  await toDelivery.click()
  await expect(title).toHaveText(messages.deliveryTitle)

  const second = await browser.newContext()
  const other = await second.newPage()
  await other.goto(url)
  const texts = browserMessages.en
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.foreign.title)
  await expect(other.getByRole('main')).toContainText(maskEmail(buyer.email))
  for (const secret of [buyer.email, buyer.lastName, buyer.address1])
    await expect(other.getByRole('main')).not.toContainText(secret)
  await other.getByRole('button', { name: texts.sendLink(maskEmail(buyer.email)) }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.sent.title)
  const { text } = await emailTo(buyer.email, new RegExp(texts.mail.heading))

  await other.goto(url)
  await other.getByRole('button', { name: texts.startOver }).click()
  await expect(other.locator('#email')).toHaveValue('')
  await expect(other.locator('#address1')).toHaveValue('')

  await page.reload()
  await expect(title).toHaveText(texts.setAside.title)
  await page.getByRole('button', { name: texts.goOnHere }).click()
  await expect(title).toHaveText(messages.deliveryTitle)
  await toPayment.click()

  // The mailed link leads on in a browser that has never been here.
  const third = await browser.newContext()
  const elsewhere = await third.newPage()
  await elsewhere.goto(/http\S+\/link\?proof=\S+/.exec(text)?.[0] ?? '')
  await expect(elsewhere.getByRole('main')).toContainText(buyer.address1)

  await choice(orderMessages.en.payment['bank-transfer']).check()
  await place.click()
  await expect(title).toHaveText(messages.thanksTitle)
  await expect(page.getByRole('main')).toContainText(buyer.address1)
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.completed.title)
  await Promise.all([second.close(), third.close()])
})

test('a placed order leads to the page that the storefront named', async ({ page, fillCart, baseURL }) => {
  const { messages, title, toDelivery, toPayment, place, choice } = checkoutOf(page, 'en')
  const url = new URL(await fillCart('main', 'en'))
  url.searchParams.set('return_to', `${baseURL}/faq?checkout=1`)
  await page.goto(url.href)
  await fillIn(page, newBuyer('main'))
  await toDelivery.click()
  await toPayment.click()
  await expect(title).toHaveText(messages.paymentTitle)
  await choice(orderMessages.en.payment['bank-transfer']).check()
  await place.click()
  await page.waitForURL((url) => url.href.startsWith(`${baseURL}/faq?checkout=1&order_proof=`))
})
