import type { Page } from '@playwright/test'
import { tabTo } from './support/by-keyboard.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/customer-test.ts'
import { messages } from './support/messages.ts'

const listPath = '/account?tab=addresses'

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value)
}

test('in Chile, by keyboard: an address is added, checked, edited, made the default and deleted [ADDR-01] [ADDR-06] [ADDR-08]', async ({
  page,
  logInAs,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/status of 409 /)
  await logInAs('link')
  await visit(urlOf('cl', `${listPath}&lang=es`))
  const dialog = page.getByRole('dialog')
  const titled = (name: string) => page.getByRole('dialog', { name })
  const status = page.getByRole('status')
  const region = dialog.getByLabel('Región')

  const addFirst = page.getByRole('link', { name: 'Agregar la primera dirección' })
  await tabTo(page, addFirst)
  await page.keyboard.press('Enter')
  await expect(titled('Nueva dirección').getByLabel('Nombre')).toBeFocused()
  await checkPage(page, 'es')
  const attributes = (name: string) =>
    dialog
      .locator(`[name="${name}"]`)
      .evaluate((control) => [control.getAttribute('autocomplete'), control.getAttribute('inputmode')])
  expect(await attributes('firstName')).toEqual(['given-name', null])
  expect(await attributes('lastName')).toEqual(['family-name', null])
  expect(await attributes('company')).toEqual(['organization', null])
  expect(await attributes('address1')).toEqual(['address-line1', null])
  expect(await attributes('city')).toEqual(['address-level2', null])
  expect(await attributes('province')).toEqual(['address-level1', null])
  expect(await attributes('zip')).toEqual(['postal-code', 'numeric'])
  expect(await attributes('country')).toEqual(['country', null])
  expect(await attributes('phone')).toEqual(['tel', 'tel'])

  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Nombre')).toBeFocused()
  await expect(dialog.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es obligatorio')
  await expect(dialog.getByText(/obligatori[oa]$/)).toHaveCount(1)

  await fill(page, { firstName: 'Camila', lastName: 'Rojas', address1: 'Los Leones 9', city: 'nunoa' })
  await expect(region).toHaveValue('RM')
  await fill(page, { city: 'Valparaíso' })
  await expect(region).toHaveValue('VS')
  await region.selectOption('BI')
  await fill(page, { city: 'Arica' })
  await expect(region, 'chosen by hand').toHaveValue('BI')
  await region.selectOption('RM')
  await fill(page, { city: '', zip: '7510000' })
  await expect(dialog.getByLabel('Comuna')).toHaveValue('Providencia')
  await fill(page, { phone: '123' })
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Teléfono')).toBeFocused()
  await expect(dialog.getByLabel('Teléfono')).toHaveAccessibleDescription(/debe tener formato chileno/)
  await checkPage(page, 'es')
  await fill(page, { phone: '9 1234 5678' })
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(status.getByText('Dirección agregada.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Direcciones' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Los Leones 9' })).toContainText(
    'Metropolitana de Santiago',
  )

  const add = page.getByRole('link', { name: 'Agregar dirección' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await fill(page, { firstName: 'Camila', lastName: 'Rojas', address1: 'Los Leones 9', city: 'Providencia' })
  await fill(page, { zip: '7510000', phone: '+569 1234 5678' })
  await dialog.getByRole('button', { name: 'Agregar Dirección' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Esta dirección ya está guardada.')
  await expect(dialog.locator('[name="address1"]')).toHaveValue('Los Leones 9')
  await fill(page, { address1: 'Irarrázaval 5', city: 'Ñuñoa', zip: '7750000' })
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()

  const second = page.getByRole('listitem').filter({ hasText: 'Irarrázaval 5' })
  await second.getByRole('link', { name: 'Editar: Irarrázaval 5, Ñuñoa' }).press('Enter')
  await expect(titled('Editar dirección').locator('[name="address1"]')).toHaveValue('Irarrázaval 5')
  await fill(page, { company: 'Sitnice' })
  await dialog.getByRole('button', { name: 'Actualizar Dirección' }).press('Enter')
  await expect(second).toContainText('Sitnice')
  await expect(second.getByRole('link', { name: /Editar/ })).toBeFocused()

  await second.getByRole('button', { name: /Usar como predeterminada/ }).press('Enter')
  await expect(second).toContainText('Dirección predeterminada')
  await expect(second.getByRole('link', { name: /Editar/ })).toBeFocused()
  const first = page.getByRole('listitem').filter({ hasText: 'Los Leones 9' })
  await first.getByRole('link', { name: /^Eliminar: / }).press('Enter')
  await expect(titled('¿Seguro que quieres eliminar esta dirección?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first.getByRole('link', { name: /^Eliminar: / })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Eliminar' }).press('Enter')
  await expect(first).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Direcciones' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('in Bosnia: an address is added, edited, made the default and deleted [ACC-05] [ACC-06] [ACC-07] [ACC-08] [ACC-09] [ACC-10]', async ({
    page,
    logInAs,
    visit,
    urlOf,
    expectMessage,
  }) => {
    expectMessage(/Failed to load resource/)
    await logInAs('link')
    await visit(urlOf('ba', `${listPath}&lang=en`))
    const dialog = page.getByRole('dialog')
    await expect(page.getByText('No saved addresses')).toBeVisible()
    await page.getByRole('link', { name: 'Add First Address' }).click()
    await checkPage(page, 'en')
    await fill(page, { firstName: 'Amra', lastName: 'Hodžić', address1: 'Ferhadija 1', city: 'Zenica' })
    await expect(dialog.getByLabel('Canton')).toHaveValue('04')
    await expect(dialog.getByLabel('Postal code')).toHaveValue('72000')
    const send = dialog.getByRole('button', { name: 'Add Address' })
    await page.route('**/account/addresses/new.data*', (route) => route.abort())
    await send.click()
    const toast = page.getByText(messages.en['ui.failed'])
    await expect(toast).toBeVisible()
    const [above, below] = await Promise.all([toast.boundingBox(), send.boundingBox()])
    expect(above && above.y + above.height, 'the toast covers no button').toBeLessThan(below?.y ?? 0)
    await expect(dialog.getByRole('alert')).toHaveText('Error saving the address')
    await expect(dialog.getByLabel('Street and number')).toHaveValue('Ferhadija 1')
    await page.unroute('**/account/addresses/new.data*')
    await send.click()
    await expect(page.getByText('Default Address', { exact: true })).toHaveCount(1)

    await page.getByRole('link', { name: 'Add Address' }).click()
    await fill(page, { firstName: 'Amra', lastName: 'Hodžić', address1: 'Titova 9', zip: '71000' })
    await expect(dialog.getByLabel('City or town')).toHaveValue('Sarajevo')
    await dialog.getByRole('button', { name: 'Add Address' }).click()
    const ferhadija = page.getByRole('listitem').filter({ hasText: 'Ferhadija 1' })
    const titova = page.getByRole('listitem').filter({ hasText: 'Titova 9' })
    await expect(titova).toContainText('Kanton Sarajevo')
    await expect(ferhadija.getByRole('link', { name: /^Delete/ })).toHaveCount(0)
    await expect(ferhadija.getByRole('button', { name: /^Set as/ })).toHaveCount(0)
    await checkPage(page, 'en')

    await ferhadija.getByRole('link', { name: /^Edit/ }).click()
    await fill(page, { city: 'Tuzla', phone: '061/234-567' })
    await expect(dialog.getByLabel('Postal code'), 'what was saved follows another town').toHaveValue('75000')
    await expect(dialog.getByLabel('Canton')).toHaveValue('03')
    await dialog.getByRole('button', { name: 'Update Address' }).click()
    await expect(ferhadija).toContainText('75000 Tuzla')
    await expect(ferhadija).toContainText('+38761234567')
    await titova.getByRole('button', { name: /^Set as/ }).click()
    await expect(titova).toContainText('Default Address')
    await expect(page.getByText('Default Address', { exact: true })).toHaveCount(1)
    await ferhadija.getByRole('link', { name: /^Delete/ }).click()
    await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete this address?' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(ferhadija).toHaveCount(0)
    await expect(titova).toBeVisible()
  })

  test('addresses of an external account live in the browser and go with the login [AUTH-27] [ADDR-21]', async ({
    page,
    logInAs,
    visit,
    urlOf,
  }) => {
    const { id } = await logInAs('external')
    await visit(urlOf('cl', `${listPath}&lang=en`))
    const dialog = page.getByRole('dialog')
    const stored = () => page.evaluate((key) => localStorage.getItem(key), `local-addresses-${id}`)
    for (const address1 of ['Los Leones 9', 'Irarrázaval 5']) {
      await page.getByRole('link', { name: /^Add (First )?Address$/ }).click()
      await fill(page, { firstName: 'Camila', lastName: 'Rojas', address1, city: 'Ñuñoa', zip: '7750000' })
      await dialog.getByRole('button', { name: 'Add Address' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: address1 })).toBeVisible()
    }
    expect(await stored()).toContain('"id":"local_')
    await page.reload()
    const second = page.getByRole('listitem').filter({ hasText: 'Irarrázaval 5' })
    await second.getByRole('link', { name: /^Edit/ }).click()
    await fill(page, { company: 'Sitnice' })
    await dialog.getByRole('button', { name: 'Update Address' }).click()
    await expect(second).toContainText('Sitnice')
    await second.getByRole('button', { name: /^Set as/ }).click()
    await expect(second).toContainText('Default Address')
    await page.getByRole('link', { name: /^Delete/ }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await checkPage(page, 'en')

    await page.goto(urlOf('cl', '/account?tab=settings&lang=en'))
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => stored().catch(() => 'navigating')).toBeNull()
  })
})

test('a change that fails says so, and a form keeps what was typed [ACC-11] [ACC-12] [ADDR-21]', async ({
  page,
  context,
  logInAs,
  queryAdmin,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/status of (401|404) /)
  const { id: customerId } = await logInAs('link')
  const address = { firstName: 'Amra', lastName: 'Hodžić', city: 'Sarajevo', provinceCode: '09', countryCode: 'BA' }
  const create = async (address1: string): Promise<string> => {
    const { customerAddressCreate } = await queryAdmin('main', {
      query: `mutation ($customerId: ID!, $address: MailingAddressInput!) {
        customerAddressCreate(customerId: $customerId, address: $address) { address { id } } }`,
      variables: { customerId, address: { ...address, address1, zip: '71000' } },
    })
    return customerAddressCreate.address.id
  }
  await create('Ferhadija 1')
  const gone = await create('Titova 9')
  await visit(urlOf('ba', `${listPath}&lang=en`))
  const titova = page.getByRole('listitem').filter({ hasText: 'Titova 9' })
  await expect(titova).toBeVisible()
  await queryAdmin('main', {
    query: `mutation ($customerId: ID!, $addressId: ID!) {
      customerAddressDelete(customerId: $customerId, addressId: $addressId) { deletedAddressId } }`,
    variables: { customerId, addressId: gone },
  })
  const alert = page.getByRole('alert')
  await titova.getByRole('button', { name: /^Set as/ }).click()
  await expect(alert.getByText('Error setting default address. Please try again.')).toBeVisible()
  await titova.getByRole('link', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(alert.getByText('Error deleting address. Please try again.')).toBeVisible()

  await page.getByRole('link', { name: 'Add Address' }).click()
  await fill(page, { firstName: 'Amra', lastName: 'Hodžić', address1: 'Logavina 4', zip: '71000' })
  await context.clearCookies({ name: 'sid' })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Address' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Authentication required')
  await expect(dialog.getByLabel('Street and number')).toHaveValue('Logavina 4')
})
