import { addressForms } from '@dvaput/domain/address/address-forms'
import { orderMessages } from '@dvaput/platform/orders/page/order-messages'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { checkPage } from './support/check-page.ts'
import { card, checkoutOf, fillIn, newBuyer } from './support/checkout-steps.ts'
import { expect, test } from './support/platform-test.ts'

for (const { shop, market, language, colours, wrong, company } of [
  {
    shop: 'main',
    market: 'ba',
    language: 'bcs',
    colours: 'light',
    wrong: { zip: '7100', phone: '033 55', taxId: '123', vatNumber: '12' },
    company: { taxId: '4200000000005', vatNumber: '200000000005' },
  },
  {
    shop: 'retail',
    market: 'cl',
    language: 'es',
    colours: 'dark',
    wrong: { zip: '71000', phone: '061 234 567', taxId: '76.086.428-6' },
    company: { taxId: '76.086.428-5', companyActivity: 'Venta de computadores' },
  },
] as const)
  test.describe(`a form of ${shop} that is not right`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: colours })

    test('says what is wrong beside each field and keeps what was typed', async ({ page, fillCart }) => {
      const { messages, title, complaint, toDelivery, expectWrong } = checkoutOf(page, language)
      await page.goto(await fillCart(shop, language))
      await page.getByRole('checkbox', { name: messages.invoice.toggle }).check()
      await toDelivery.click()
      const required = ['email', 'phone', 'firstName', 'lastName', 'address1', 'zip', 'city', 'province', 'companyName']
      const ofCompany = market === 'cl' ? ['taxId', 'companyActivity'] : ['taxId']
      for (const name of [...required, ...ofCompany]) await expectWrong(name, messages.errors.required, '')
      await expect(complaint).toBeFocused()
      await expect(complaint).toContainText(messages.errorSummary)
      const links = complaint.getByRole('link')
      await expect(links).toHaveCount(required.length + ofCompany.length)
      const tops = await page.locator('[aria-invalid=true]').evaluateAll((all) => all.map(({ id }) => `#${id}`))
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(tops)

      const buyer = newBuyer(shop)
      await fillIn(page, { ...buyer, ...company, ...wrong, email: 'amina@', companyName: 'Firma <b>' })
      await toDelivery.click()
      await expectWrong('email', messages.errors.email, 'amina@')
      await expectWrong('zip', messages.errors.zip, wrong.zip)
      await expectWrong('phone', messages.errors.phone, wrong.phone)
      await expectWrong('taxId', messages.errors.taxId, wrong.taxId)
      if ('vatNumber' in wrong) await expectWrong('vatNumber', messages.errors.vatNumber, wrong.vatNumber)
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(wrong).length + 1)
      for (const name of ['firstName', 'address1', 'city', 'province'] as const)
        await expect(page.locator(`#${name}`)).toHaveValue(buyer[name])
      await expect(page.locator('#companyName')).toHaveValue('Firma <b>')
      expect(addressForms[market].provinces.map(({ name }) => name)).toContain(buyer.province)
      await checkPage(page, language)
      await links.first().click()
      await expect(page.locator('#email')).toBeFocused()

      await fillIn(page, { ...buyer, ...company })
      await toDelivery.click()
      await expect(title).toHaveText(messages.deliveryTitle)
      await page.getByRole('button', { name: messages.toPayment }).click()
      const review = page.getByRole('region', { name: messages.reviewTitle })
      for (const number of Object.values(company)) await expect(review).toContainText(number)
    })
  })

test.describe('a discount code', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('is taken or refused at any step, and costs nothing that was typed', async ({ page, fillCart, queryAdmin }) => {
    const code = `E2E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
    await queryAdmin('main', {
      query: `mutation ($basicCodeDiscount: DiscountCodeBasicInput!) {
        discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { userErrors { message } } }`,
      variables: {
        basicCodeDiscount: {
          title: 'Half',
          code,
          startsAt: '2020-01-01T00:00:00Z',
          customerSelection: { all: true },
          customerGets: { value: { percentage: 0.5 }, items: { all: true } },
        },
      },
    })
    const { messages, title, summary, applyCode, toDelivery, toPayment, place, choice } = checkoutOf(page, 'en')
    const buyer = newBuyer('main')
    const totals = summary.locator('.totals')
    const codeField = page.locator('#code')
    await page.goto(await fillCart('main', 'en'))
    await fillIn(page, buyer)
    await codeField.fill('nonsense')
    await applyCode.click()
    await expect(codeField).toHaveAccessibleDescription(messages.code.refused('NONSENSE'))
    await expect(codeField).toHaveAttribute('aria-invalid', 'true')
    for (const name of ['email', 'address1', 'province'] as const)
      await expect(page.locator(`#${name}`)).toHaveValue(buyer[name])
    await expect(totals).not.toContainText(messages.discount)
    await checkPage(page, 'en')
    await expect(page.getByRole('button', { name: messages.code.remove('NONSENSE') })).toBeHidden()

    await codeField.fill(code.toLowerCase())
    await codeField.press('Enter')
    await expect(totals).toContainText(`${messages.discount} ${code}`)
    await expect(title).toHaveText(messages.steps.information)
    await expect(codeField).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('#email')).toHaveValue(buyer.email)
    await toDelivery.click()
    await expect(title).toHaveText(messages.deliveryTitle)
    await toPayment.click()
    await codeField.fill('later')
    await choice(orderMessages.en.payment['bank-transfer']).check()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
    await expect(codeField).toHaveValue('later')
    await expect(choice(orderMessages.es.payment['bank-transfer'])).toBeChecked()
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: messages.code.remove(code) }).click()
    await expect(title).toHaveText(messages.paymentTitle)
    await expect(totals).not.toContainText(messages.discount)
    await codeField.fill(code)
    await codeField.press('Enter')
    await expect(totals).toContainText(`${messages.discount} ${code}`)
    await checkPage(page, 'en')
    await place.click()
    await expect(title).toHaveText(messages.thanksTitle)
    await expect(totals).toContainText(`${messages.discount} ${code}`)
  })
})

test('a card is refused, mistyped and approved, its number never shown again, and Back and reload work', async ({
  page,
  fillCart,
}) => {
  const { messages, title, complaint, toDelivery, toPayment, place, choice, expectWrong } = checkoutOf(page, 'en')
  await page.goto(await fillCart('main', 'en'))
  await fillIn(page, newBuyer('main'))
  await toDelivery.click()
  await toPayment.click()
  await expect(page.locator('#cardNumber')).toBeHidden()
  await choice(orderMessages.en.payment.card).check()
  await fillIn(page, { cardNumber: '4242 4242 4242 4241', cardExpiry: '01/20', cardCode: 'x' })
  await place.click()
  for (const name of ['cardNumber', 'cardExpiry', 'cardCode'] as const)
    await expectWrong(name, messages.errors[name], '')
  await expect(complaint).toBeFocused()
  await expect(choice(orderMessages.en.payment.card)).toBeChecked()
  await expect(page.getByRole('main')).toContainText(messages.cardAgain)
  await checkPage(page, 'en')

  await fillIn(page, card(testCards.declined))
  await place.click()
  await expect(complaint).toHaveText(messages.refused.declined)
  await expect(complaint).toBeFocused()
  await expect(page.locator('#cardNumber')).toHaveValue('')
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkPage(page, 'en')
  await page.reload()
  await expect(complaint).toHaveText(messages.refused.declined)
  for (const earlier of [messages.paymentTitle, messages.paymentTitle, messages.deliveryTitle]) {
    await page.goBack()
    await expect(title).toHaveText(earlier)
  }
  await toPayment.click()
  await expect(title).toHaveText(messages.paymentTitle)
  await expect(complaint).toHaveCount(0)
  await choice(orderMessages.en.payment.card).check()

  await fillIn(page, card(testCards.approved))
  await place.click()
  await expect(title).toHaveText(messages.thanksTitle)
  await expect(page.getByRole('main')).toContainText(orderMessages.en.financial.paid)
})

test('a card payment without a result waits on a page that does not reload itself', async ({ page, fillCart }) => {
  const { messages, title, toDelivery, toPayment, place, choice } = checkoutOf(page, 'es')
  await page.goto(await fillCart('retail', 'es'))
  await fillIn(page, newBuyer('retail'))
  await toDelivery.click()
  await toPayment.click()
  await choice(orderMessages.es.payment.card).check()
  await fillIn(page, card(testCards.lost))
  await place.click()
  await expect(title).toHaveText(messages.waitingTitle, { timeout: 20_000 })
  await checkPage(page, 'es')
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
  const looked = await page.waitForResponse((response) => response.url().endsWith('/processing'))
  expect(looked.status()).toBe(202)
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
})

test('pressed twice, reloaded and gone back to, it is the same one order', async ({ page, fillCart, queryAdmin }) => {
  const { messages, title, toDelivery, toPayment, place, orderName } = checkoutOf(page, 'bcs')
  const buyer = newBuyer('main')
  await page.goto(await fillCart('main', 'bcs'))
  await fillIn(page, buyer)
  await toDelivery.click()
  await toPayment.click()
  const payment = page.url()
  await place.dblclick()
  await expect(title).toHaveText(messages.thanksTitle)
  const name = await orderName()
  for (const again of [
    () => page.reload(),
    () => page.goBack(),
    () => page.goForward(),
    () => page.goto(payment),
    () => page.goto(payment.replace('payment', 'information')),
  ]) {
    await again()
    await expect(title).toHaveText(messages.thanksTitle)
    expect(await orderName()).toBe(name)
  }
  const { orders } = await queryAdmin('main', {
    query: 'query ($query: String) { orders(first: 5, query: $query) { nodes { name } } }',
    variables: { query: `email:${buyer.email}` },
  })
  expect(orders.nodes).toEqual([{ name }])
})
