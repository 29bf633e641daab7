import { tabTo } from './support/by-keyboard.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/customer-test.ts'
import { shellOf } from './support/shell-of.ts'

test.use({ viewport: { width: 390, height: 800 }, colorScheme: 'dark' })

const stocked = '{ products(first: 60) { nodes { title variants(first: 1) { nodes { id quantityAvailable } } } } }'
const addDraft =
  'mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { id } userErrors { message } } }'
const completeDraft = `mutation ($id: ID!) { draftOrderComplete(id: $id, paymentPending: true) {
  draftOrder { order { name } } userErrors { message }
} }`

test('orders of both shops are opened, bought again and cancelled on a dark phone by keyboard', async ({
  page,
  logInAs,
  visit,
  urlOf,
  queryAdmin,
  queryStorefront,
}) => {
  const { id: customerId, email } = await logInAs('link')
  const place = async (shop: 'main' | 'retail', owner: object) => {
    const { products } = await queryStorefront(shop, { query: stocked })
    type Product = { title: string; variants: { nodes: { id: string; quantityAvailable: number }[] } }
    const product: Product = products.nodes.findLast(
      ({ variants }: Product) => (variants.nodes[0]?.quantityAvailable ?? 0) > 2,
    )
    const input = { ...owner, lineItems: [{ variantId: product.variants.nodes[0]?.id, quantity: 1 }] }
    const { draftOrderCreate } = await queryAdmin(shop, { query: addDraft, variables: { input } })
    const variables = { id: draftOrderCreate.draftOrder.id }
    const { draftOrderComplete } = await queryAdmin(shop, { query: completeDraft, variables })
    return draftOrderComplete.draftOrder.order.name as string
  }
  const main = await place('main', { customerId, email })
  const retail = await place('retail', { email })

  const orderLink = (name: string) => page.getByRole('link', { name: `Order ${name}`, exact: true })
  await expect(async () => {
    await visit(urlOf('ba', '/orders?lang=en'))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(orderLink(main).first()).toBeVisible()
  await expect(orderLink(retail).first()).toBeVisible()
  await checkPage(page, 'en')

  await page
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .filter({ hasText: 'KM' })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${main}`)
  await checkPage(page, 'en')
  await test.step('on paper it is the receipt alone, dark on light', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    const receipt = page.locator('main section[aria-hidden]').filter({ has: page.locator('table') })
    await expect(receipt).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(receipt).toContainText(main)
    await expect(receipt).toBeVisible()
    await expect(receipt.getByRole('table', { includeHidden: true })).toContainText('1')
    await expect(heading).toBeHidden()
    await expect(page.getByRole('button', { name: 'Buy again' })).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await page.emulateMedia({ media: 'screen' })
    await expect(heading).toBeVisible()
  })
  await tabTo(page, page.getByRole('button', { name: 'Buy again' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 item was added to the cart.' })).toBeVisible()
  await expect(shellOf(page, 'en').cart).toHaveAccessibleName(/1 item/)

  await tabTo(page, page.getByRole('link', { name: 'Cancel order' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Cancel order ${main}?` })).toBeFocused()
  await checkPage(page, 'en')
  await tabTo(page, page.getByRole('button', { name: 'Yes, cancel it' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The order is cancelled.' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Cancel order' })).toHaveCount(0)
  await visit(`${page.url().split('?')[0]}?lang=es`)
  await checkPage(page, 'es')
})
