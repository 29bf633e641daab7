import { addressForms } from '@dvaput/domain/address/address-forms'
import { orderWords } from '@dvaput/platform/orders/order-messages'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { card, checkoutOf, fillIn, newBuyer } from './support/checkout-steps.ts'
import { lookOver } from './support/look-over.ts'
import { expect, test } from './support/platform-test.ts'

const networkLine = (status: number) => new RegExp(`Failed to load resource: .* status of ${status} `)

for (const { shop, market, language, colours, wrong, company } of [
  {
    shop: 'main',
    market: 'ba',
    language: 'bcs',
    colours: 'light',
    wrong: { zip: '7100', phone: '033 555 010', taxId: '123', vatNumber: '12' },
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

    test('says what is wrong beside each field and keeps what was typed', async ({ page, fillCart, expectMessage }) => {
      expectMessage(networkLine(422))
      const { words, title, complaint, toDelivery, expectWrong } = checkoutOf(page, language)
      await page.goto(await fillCart(shop, language))
      await page.getByRole('checkbox', { name: words.invoice.toggle }).check()
      await toDelivery.click()
      const required = ['email', 'phone', 'firstName', 'lastName', 'address1', 'zip', 'city', 'province', 'companyName']
      const ofCompany = market === 'cl' ? ['taxId', 'companyActivity'] : ['taxId']
      for (const name of [...required, ...ofCompany]) await expectWrong(name, words.errors.required, '')
      await expect(complaint).toBeFocused()
      await expect(complaint).toContainText(words.errorSummary)
      const links = complaint.getByRole('link')
      await expect(links).toHaveCount(required.length + ofCompany.length)
      const tops = await page.locator('[aria-invalid=true]').evaluateAll((all) => all.map(({ id }) => `#${id}`))
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(tops)

      const buyer = newBuyer(shop)
      await fillIn(page, { ...buyer, ...company, ...wrong, email: 'amina@', companyName: 'Firma <b>' })
      await toDelivery.click()
      await expectWrong('email', words.errors.email, 'amina@')
      await expectWrong('zip', words.errors.zip, wrong.zip)
      await expectWrong('phone', words.errors.phone, wrong.phone)
      await expectWrong('taxId', words.errors.taxId, wrong.taxId)
      if ('vatNumber' in wrong) await expectWrong('vatNumber', words.errors.vatNumber, wrong.vatNumber)
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(wrong).length + 1)
      for (const name of ['firstName', 'address1', 'city', 'province'] as const)
        await expect(page.locator(`#${name}`)).toHaveValue(buyer[name])
      await expect(page.locator('#companyName')).toHaveValue('Firma <b>')
      expect(addressForms[market].provinces).toContain(buyer.province)
      await lookOver(page, language)
      await links.first().click()
      await expect(page.locator('#email')).toBeFocused()

      await fillIn(page, { ...buyer, ...company })
      await toDelivery.click()
      await expect(title).toHaveText(words.deliveryTitle)
      await page.getByRole('button', { name: words.toPayment }).click()
      const review = page.getByRole('region', { name: words.reviewTitle })
      for (const number of Object.values(company)) await expect(review).toContainText(number)
    })
  })

test.describe('a discount code', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('is taken or refused at any step, and costs nothing that was typed', async ({ page, fillCart, askBackend }) => {
    const code = `E2E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
    await askBackend('main', {
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
    const { words, title, summary, applyCode, toDelivery, toPayment, place, choice } = checkoutOf(page, 'en')
    const buyer = newBuyer('main')
    const totals = summary.locator('.totals')
    const codeField = page.locator('#code')
    await page.goto(await fillCart('main', 'en'))
    await fillIn(page, buyer)
    await codeField.fill('nonsense')
    await applyCode.click()
    await expect(codeField).toHaveAccessibleDescription(words.code.refused('NONSENSE'))
    await expect(codeField).toHaveAttribute('aria-invalid', 'true')
    for (const name of ['email', 'address1', 'province'] as const)
      await expect(page.locator(`#${name}`)).toHaveValue(buyer[name])
    await expect(totals).not.toContainText(words.discount)
    await lookOver(page, 'en')
    await expect(page.getByRole('button', { name: words.code.remove('NONSENSE') })).toBeHidden()

    await codeField.fill(code.toLowerCase())
    await codeField.press('Enter')
    await expect(totals).toContainText(`${words.discount} ${code}`)
    await expect(title).toHaveText(words.steps.information)
    await expect(codeField).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('#email')).toHaveValue(buyer.email)
    await toDelivery.click()
    await expect(title).toHaveText(words.deliveryTitle)
    await toPayment.click()
    await codeField.fill('later')
    await choice(orderWords.en.payment['bank-transfer']).check()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
    await expect(codeField).toHaveValue('later')
    await expect(choice(orderWords.es.payment['bank-transfer'])).toBeChecked()
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: words.code.remove(code) }).click()
    await expect(title).toHaveText(words.paymentTitle)
    await expect(totals).not.toContainText(words.discount)
    await codeField.fill(code)
    await codeField.press('Enter')
    await expect(totals).toContainText(`${words.discount} ${code}`)
    await lookOver(page, 'en')
    await place.click()
    await expect(title).toHaveText(words.thanksTitle)
    await expect(totals).toContainText(`${words.discount} ${code}`)
  })
})

test('a card is refused, mistyped and approved, and its number never shown again', async ({
  page,
  fillCart,
  expectMessage,
}) => {
  for (const status of [422, 402]) expectMessage(networkLine(status))
  const { words, title, complaint, toDelivery, toPayment, place, choice, expectWrong } = checkoutOf(page, 'en')
  await page.goto(await fillCart('main', 'en'))
  await fillIn(page, newBuyer('main'))
  await toDelivery.click()
  await toPayment.click()
  await expect(page.locator('#cardNumber')).toBeHidden()
  await choice(orderWords.en.payment.card).check()
  await fillIn(page, { cardNumber: '4242 4242 4242 4241', cardExpiry: '01/20', cardCode: 'x' })
  await place.click()
  for (const name of ['cardNumber', 'cardExpiry', 'cardCode'] as const) await expectWrong(name, words.errors[name], '')
  await expect(complaint).toBeFocused()
  await expect(choice(orderWords.en.payment.card)).toBeChecked()
  await expect(page.getByRole('main')).toContainText(words.cardAgain)
  await lookOver(page, 'en')

  await fillIn(page, card(testCards.declined))
  await place.click()
  await expect(complaint).toHaveText(words.refused.declined)
  await expect(complaint).toBeFocused()
  await expect(page.locator('#cardNumber')).toHaveValue('')
  await page.emulateMedia({ colorScheme: 'dark' })
  await lookOver(page, 'en')

  await fillIn(page, card(testCards.approved))
  await place.click()
  await expect(title).toHaveText(words.thanksTitle)
  await expect(page.getByRole('main')).toContainText(orderWords.en.financial.paid)
})

test('a card nobody answers for waits on a page that does not reload itself', async ({ page, fillCart }) => {
  const { words, title, toDelivery, toPayment, place, choice } = checkoutOf(page, 'es')
  await page.goto(await fillCart('retail', 'es'))
  await fillIn(page, newBuyer('retail'))
  await toDelivery.click()
  await toPayment.click()
  await choice(orderWords.es.payment.card).check()
  await fillIn(page, card(testCards.lost))
  await place.click()
  await expect(title).toHaveText(words.waitingTitle, { timeout: 20_000 })
  await lookOver(page, 'es')
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
  const looked = await page.waitForResponse((response) => response.url().endsWith('/processing'))
  expect(looked.status()).toBe(202)
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
})

test('pressed twice, reloaded and gone back to, it is the same one order', async ({ page, fillCart, askBackend }) => {
  const { words, title, toDelivery, toPayment, place, orderName } = checkoutOf(page, 'bcs')
  const buyer = newBuyer('main')
  await page.goto(await fillCart('main', 'bcs'))
  await fillIn(page, buyer)
  await toDelivery.click()
  await toPayment.click()
  const payment = page.url()
  await place.dblclick()
  await expect(title).toHaveText(words.thanksTitle)
  const name = await orderName()
  for (const again of [
    () => page.reload(),
    () => page.goBack(),
    () => page.goForward(),
    () => page.goto(payment),
    () => page.goto(payment.replace('payment', 'information')),
  ]) {
    await again()
    await expect(title).toHaveText(words.thanksTitle)
    expect(await orderName()).toBe(name)
  }
  const { orders } = await askBackend('main', {
    query: 'query ($query: String) { orders(first: 5, query: $query) { nodes { name } } }',
    variables: { query: `email:${buyer.email}` },
  })
  expect(orders.nodes).toEqual([{ name }])
})
