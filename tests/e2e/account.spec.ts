import { tabTo } from './support/by-keyboard.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/customer-test.ts'

test('the tabs open by arrow keys, and the profile is edited by keyboard', async ({ page, logInAs, visit, urlOf }) => {
  await logInAs('link')
  await visit(urlOf('ba', '/account?lang=en'))
  await checkPage(page, 'en')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tabTo(page, tab('Profile'))
  for (const [key, name] of [
    ['ArrowRight', 'Addresses'],
    ['End', 'Settings'],
    ['ArrowRight', 'Profile'],
    ['ArrowLeft', 'Settings'],
    ['Home', 'Profile'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }

  await tabTo(page, page.getByRole('link', { name: 'Edit details' }))
  await page.keyboard.press('Enter')
  const phone = page.getByLabel('Phone')
  await page.getByLabel('First name').fill('Amira')
  await phone.fill('12')
  await phone.press('Enter')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Enter a valid phone number/)
  await expect(page.getByLabel('First name')).toHaveValue('Amira')
  await checkPage(page, 'en')
  await phone.fill('061 700 800')
  await phone.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your details are saved.' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Amira')
  await expect(page.getByRole('banner').getByRole('button', { name: /Amira/ })).toBeVisible()
})

test.describe('on a dark phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, colorScheme: 'dark' })

  test('every tab fits in every language, and the account is deleted by keyboard', async ({
    page,
    logInAs,
    visit,
    urlOf,
    expectMessage,
  }) => {
    expectMessage(/status of 422 /)
    const { email } = await logInAs('link')
    for (const [language, tab] of [
      ['es', 'settings'],
      ['bcs', 'orders'],
      ['es', 'profile'],
    ] as const) {
      await visit(urlOf('ba', `/account?tab=${tab}&lang=${language}`))
      await checkPage(page, language)
      for (const shown of await page.getByRole('tab').all()) await expect(shown).toBeInViewport({ ratio: 1 })
    }
    await visit(urlOf('ba', '/account/security?lang=es'))
    await checkPage(page, 'es')
    await tabTo(page, page.getByText('Quiero eliminar mi cuenta'))
    await page.keyboard.press('Enter')
    const typed = page.getByLabel(/Para confirmar/)
    await tabTo(page, typed)
    await page.keyboard.type('otra@example.com')
    await page.keyboard.press('Enter')
    await expect(typed).toHaveAccessibleDescription(`Escribe exactamente ${email}.`)
    await expect(typed).toBeFocused()
    await checkPage(page, 'es')
    await typed.fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta se eliminó')
    await visit(urlOf('ba', '/account'))
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})
