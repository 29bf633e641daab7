import { openPassiveBoss } from '@dvaput/backend/jobs/passive-boss'
import { decideOfferJob } from '@dvaput/backend/offers/rules/decide-offer-job'
import type { Database } from '@dvaput/database/open-database'
import type { Page } from '@playwright/test'
import { importedHandle } from '../support/servers/wait-for-imported-products.ts'
import { addOffer } from './support/add-offer.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/customer-test.ts'

const laptop = '/product/dell-latitude-7490'

/** As `npm run offers` does it. */
const decide = async (database: Database, customerId: string, decision: object) => {
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM backend.offers WHERE customer_id = $1 ORDER BY created_at DESC LIMIT 1',
    [customerId],
  )
  const boss = await openPassiveBoss(database)
  await boss.send(decideOfferJob, { id: rows[0]?.id, note: 'We can meet there.', ...decision })
  await boss.stop({ graceful: false })
}

const openDialog = async (page: Page) => {
  const opener = page.getByRole('main').getByRole('button', { name: 'Make an offer', exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Make an offer' })
  await expect(dialog).toBeVisible()
  return {
    opener,
    dialog,
    amount: dialog.getByLabel('Your offer in KM'),
    message: dialog.getByLabel('Message (optional)'),
    send: dialog.getByRole('button', { name: 'Send offer' }),
  }
}

const amountIn = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.]/g, ''))

test('the button that opens an offer is not replaced when it is known how the customer stands', async ({
  page,
  visit,
  urlOf,
  logInAs,
}) => {
  await logInAs('link')
  await page.addInitScript((name) => {
    const removed: string[] = []
    Object.assign(window, { removed })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        if (node instanceof HTMLButtonElement && node.textContent.trim() === name) removed.push(node.outerHTML)
    }).observe(document, { childList: true, subtree: true })
  }, 'Make an offer')
  const standing = page.waitForResponse(/\/api\/offers\/standing/)
  await visit(urlOf('ba', `${laptop}?lang=en`))
  await (await standing).finished()
  const { opener, dialog } = await openDialog(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => (window as Window & { removed?: string[] }).removed)).toEqual([])
})

test('an offer is countered, answered, countered again, accepted and bought at that price, on open pages [OFFER-01] [OFFER-02] [OFFER-03] [OFFER-05] [OFFER-06] [OFFER-09] [OFFER-13] [OFFER-14] [OFFER-18] [MYOF-14] [MYOF-17] [ROLE-04]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  database,
}) => {
  const { id } = await logInAs('link')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await visit(urlOf('ba', `${laptop}?lang=en`))
  const first = await openDialog(page)
  const price = amountIn(await first.dialog.getByText(/^[\d,.]+ KM$/).textContent())
  await expect(first.amount).toHaveValue(String(Math.round(price * 0.8)))
  await expect(first.dialog.getByText(/^SKU: /)).toBeVisible()
  await checkPage(page, 'en')
  await first.amount.fill('3a0 0')
  await expect(first.amount).toHaveValue('300')
  await expect(first.dialog.getByText(/^You save [\d,.]+ KM \(\d+%\)$/)).toBeVisible()
  await first.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(first.dialog).toBeHidden()
  await expect(first.opener).toBeFocused()
  expect(sent.filter((path) => path.startsWith('/api/offers'))).toEqual([])

  const { dialog, amount, send } = await openDialog(page)
  await amount.fill('12,5')
  await expect(amount).toHaveValue('12,5')
  await expect(dialog.getByText('Whole amounts only: leave out the decimals.')).toBeVisible()
  await send.click()
  await expect(dialog.getByText('Please enter a whole amount, without decimals')).toBeVisible()
  await amount.fill(String(price))
  await send.click()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill(String(Math.floor(price * 0.7)))
  await send.click()
  await expect(page.getByText('Your offer was sent, we will contact you soon')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(sent.filter((path) => path.startsWith('/api/offers'))).toEqual(['/api/offers'])
  const main = page.getByRole('main')
  await expect(main.getByText(`You offered ${Math.floor(price * 0.7)}.00 KM. We will answer by`)).toBeVisible()
  await expect(first.opener).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'See my offer' })).toHaveAttribute('href', '/my-offers')

  await visit(urlOf('ba', '/my-offers'))
  const card = page.getByRole('article')
  const decided = (status: string) => expect(card.getByText(`Status: ${status}`)).toBeVisible()
  await decided('Pending')
  await decide(database, id, { answer: 'counter', amount: Math.floor(price * 0.9) })
  await decided('Counter-offer')
  await expect(card.getByText('We can meet there.').first()).toBeVisible()
  await checkPage(page, 'en')

  await card.getByText('Offer another amount').click()
  await card.getByLabel('New amount in KM').fill(String(Math.floor(price * 0.95)))
  await card.getByRole('button', { name: 'Send answer' }).click()
  await expect(card.getByText('Your answer must be lower than our counter-offer.')).toHaveCount(1)
  await card.getByLabel('New amount in KM').fill(String(Math.floor(price * 0.75)))
  await card.getByRole('button', { name: 'Send answer' }).click()
  await expect(card.getByText('Your answer has been sent.')).toBeVisible()
  await decided('Pending')
  const agreed = Math.floor(price * 0.85)
  await decide(database, id, { answer: 'counter', amount: agreed })
  await card.getByRole('button', { name: `Accept ${agreed}.00 KM` }).click()
  await decided('Approved')
  await expect(card.getByLabel('Discount code')).toHaveValue(/^DV-/)
  await expect(card.getByRole('link', { name: /^Use code/ })).toHaveAttribute('href', /^\/product\/\d+$/)
  await card.getByRole('link', { name: /^Use code/ }).click()
  await expect(page.getByText(`We agreed on ${agreed}.00 KM.`)).toBeVisible()
  await page.getByRole('link', { name: 'Buy at the agreed price' }).click()
  await card.getByRole('button', { name: `Buy for ${agreed}.00 KM` }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole('main').getByText(`${agreed}.00 KM`).first()).toBeVisible()
})

test('a visitor is told to log in, and comes back to the open dialog with what was typed [OFFER-07] [OFFER-08] [PDP-16] [ROLE-01]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  context,
  expectMessage,
}) => {
  expectMessage(/status of 401/)
  const path = `${laptop}?lang=en`
  await visit(urlOf('ba', path))
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Make an offer', exact: true })).toHaveCount(0)
  const link = main.getByRole('link', { name: 'Make an offer (with your account)' })
  await expect(link).toHaveAttribute('href', /^\/login\?/)
  await link.click()
  await expect(page.getByText('Login to make an offer', { exact: true })).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('returnTo') === path)
  await logInAs('link')
  await visit(urlOf('ba', path))
  const dialog = page.getByRole('dialog', { name: 'Make an offer' })
  await dialog.getByLabel('Your offer in KM').fill('333')
  await dialog.getByLabel('Message (optional)').fill('For school.')

  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await page.waitForURL(/\/login\?/)
  await logInAs('link')
  await visit(urlOf('ba', path))
  await expect(dialog.getByLabel('Your offer in KM')).toHaveValue('333')
  await expect(dialog.getByLabel('Message (optional)')).toHaveValue('For school.')
})

test('an imported product takes offers in pesos, from its page and its card, and a failure keeps the dialog [OFFER-01] [OFFER-04] [OFFER-15] [OFFER-17] [OFFER-19] [IPDP-06]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  expectMessage,
}) => {
  expectMessage(/status of 502/)
  await logInAs('link')
  await visit(urlOf('cl', `/international/${importedHandle}?lang=es`))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Hacer una oferta', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Haz una oferta' })
  await expect(dialog.getByLabel('Tu oferta en CLP')).toHaveValue(/^\d+$/)
  await page.route('**/api/international/offers', (route) => route.fulfill({ status: 502, json: {} }), { times: 1 })
  const send = dialog.getByRole('button', { name: 'Enviar oferta' })
  await send.click()
  await expect(page.getByText('Error al enviar la oferta. Intenta nuevamente.')).toBeVisible()
  await expect(dialog).toBeVisible()
  await send.click()
  await expect(
    page.getByText('¡Tu oferta internacional ha sido enviada exitosamente! Te contactaremos pronto.'),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  const card = main.getByRole('button', { name: /^Hacer una oferta: / }).first()
  await card.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await main.getByRole('button', { name: 'Avísenme si baja de precio' }).click()
  const alert = page.getByRole('dialog', { name: 'Avísenme cuando esté a este precio' })
  await alert.getByRole('button', { name: 'Avísenme', exact: true }).click()
  await expect(page.getByText('Guardado: te escribiremos cuando cueste eso.')).toBeVisible()
  await expect(alert).toBeHidden()
  await visit(urlOf('cl', '/my-offers'))
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Alertas de precio' }).getByRole('listitem')).toHaveCount(1)
})

test('the account menu leads to the offers, and only the mobile menu has their Spanish path [HDR-09] [ROUTE-23] [MYOF-18]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  expectMessage,
}) => {
  expectMessage(/status of 500/)
  await logInAs('link')
  await visit(urlOf('ba', '/?lang=en'))
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /Amra/ }).click()
  const entries = header.getByRole('list').filter({ hasText: 'Log out' }).getByRole('listitem')
  await expect(entries).toHaveText(['My account', 'Wishlist', 'My offers', 'My orders', 'Log out'])
  await expect(page.locator('a[href="/mis-ofertas"]')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await header.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').locator('a[href="/mis-ofertas"]').click()
  await page.waitForURL(/\/my-offers$/)
  await checkPage(page, 'en')
  await page.route('**/my-offers.data*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.getByRole('link', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error: 500' })).toBeVisible()
})

test('my offers are loaded again by a button, with a loading state, an error banner and an empty state [MYOF-05]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  database,
  expectMessage,
}) => {
  expectMessage(/status of 503/)
  const { id, email } = await logInAs('link')
  await addOffer(email, id)
  await visit(urlOf('ba', '/my-offers?lang=en'))
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  const refresh = main.getByRole('link', { name: 'Refresh' })
  const loading = main.getByRole('status').filter({ hasText: 'Loading' })
  const data = '**/my-offers.data*'
  await expect(cards).toHaveCount(1)
  await database.pool.query(`UPDATE backend.offers SET title = 'Renamed meanwhile' WHERE customer_id = $1`, [id])
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(data, async (route) => {
    await seen
    await route.continue()
  })
  await refresh.click()
  await expect(loading).toBeVisible()
  await expect(cards).toHaveCount(0)
  goOn()
  await expect(cards).toContainText('Renamed meanwhile')
  await expect(loading).toHaveCount(0)
  await page.unroute(data)

  await page.route(data, (route) => route.fulfill({ status: 503, body: 'no' }))
  await refresh.click()
  await expect(main.getByRole('alert')).toHaveText('Error: 503')
  await expect(cards, 'the list stays').toHaveCount(1)
  await page.unroute(data)

  await main.getByLabel('Status').selectOption('Expired')
  await expect(main.getByText('No offers match these filters')).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(cards).toHaveCount(0)
})
