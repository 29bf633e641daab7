import { randomUUID } from 'node:crypto'
import type { Role } from '@dvaput/domain/administrators/permissions'
import type { Page } from '@playwright/test'
import { addOffer } from './support/add-offer.ts'
import { connectApp, inviteAdministrator } from './support/join-administration.ts'
import { expect, test } from './support/shop-test.ts'

const run = randomUUID()
const title = `Okapi ${run}`

type Journey = {
  readonly role: Role
  /** Sections that the navigation must not have, and screens that must not open. */
  readonly hidden: readonly string[]
  readonly refused: readonly string[]
  readonly act: (page: Page, open: (path: string) => Promise<unknown>) => Promise<void>
}

const inNavigation = (page: Page) => page.getByRole('navigation', { name: 'Ekrani' }).getByRole('link')

const buyer = `${run}@example.com`

const journeys: readonly Journey[] = [
  {
    role: 'clerk',
    hidden: ['Sadržaj', 'Brojke', 'Administratori', 'Dnevnik'],
    refused: ['/admin/audit', '/admin/numbers', '/admin/products/imports'],
    async act(page, open) {
      // Sees offers, and answers none.
      await open(`/admin/offers?q=${encodeURIComponent(buyer)}`)
      await expect(page.getByText(buyer).first()).toBeVisible()
      await expect(page.getByRole('link', { name: /^Odbij/ })).toHaveCount(0)
      // Looks at products, and changes none.
      await open('/admin/products')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByLabel(/^Cijena: /)).toHaveCount(0)
      await expect(page.getByText('Novi proizvod')).toHaveCount(0)
    },
  },
  {
    role: 'manager',
    hidden: ['Administratori'],
    refused: ['/admin/administrators', '/admin/administrators/roles'],
    async act(page, open) {
      await open(`/admin/offers?q=${encodeURIComponent(buyer)}`)
      await page.getByRole('link', { name: /^Odbij/ }).click()
      await page.getByRole('button', { name: 'Odbij ponudu' }).click()
      await expect(page.getByText('Ponuda je odbijena, kupac dobija e-mail.')).toBeVisible()
      await open('/admin/products')
      await page.getByText('Novi proizvod').click()
      await page.locator('[name=title]').fill(title)
      await page.getByRole('button', { name: 'Napravi nacrt' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    },
  },
  {
    role: 'owner',
    hidden: [],
    refused: [],
    async act(page, open) {
      await open('/admin/administrators')
      await page.getByLabel('E-mail').fill(`next-${run}@dvaput.example`)
      await page.getByRole('button', { name: 'Napravi link' }).click()
      await expect(page.getByText('Pošaljite ovaj link.')).toBeVisible()
      await page.getByRole('link', { name: 'Uloge i dozvole' }).click()
      const box = page.getByRole('checkbox', { name: 'Službenik: Odgovara na ponude' })
      await expect(box).not.toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Menadžer: Odgovara na ponude' })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /Poziva administratore/ })).toHaveCount(0)
      // Others use the same shop: what is saved here is what was there.
      await page.getByRole('button', { name: 'Sačuvaj dozvole' }).click()
      await expect(page.getByText('Dozvole su sačuvane.')).toBeVisible()
    },
  },
]

test('clerk, manager and owner see their screens, do their work, and the audit log has all of it', async ({
  expectMessage,
  page,
  visit,
}) => {
  test.setTimeout(180_000)
  // The browser's own line about a screen that was refused.
  expectMessage(/status of 403/)
  await addOffer(buyer)
  for (const { role, hidden, refused, act } of journeys) {
    await page.context().clearCookies()
    await visit(await inviteAdministrator(`${role}-${run}@dvaput.example`, role))
    await page.getByLabel('Ime').fill(`${role} ${run}`)
    await page.locator('[name=password]').fill('tri male kornjače')
    await page.getByRole('button', { name: 'Dalje' }).click()
    await connectApp(page)

    const names = await inNavigation(page).allTextContents()
    expect(names.length).toBeGreaterThan(5)
    for (const name of hidden) expect(names).not.toContain(name)
    for (const name of names) {
      await inNavigation(page).filter({ hasText: name }).first().click()
      await expect(inNavigation(page).filter({ hasText: name }).first()).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Nemate dozvolu')).toHaveCount(0)
    }
    for (const path of refused) {
      expect((await page.goto(path))?.status(), `${role} at ${path}`).toBe(403)
      await expect(page.getByText('Nemate dozvolu')).toBeVisible()
    }
    await act(page, visit)
  }

  // The owner's last look.
  for (const [role, action, name] of [
    ['clerk', 'administrator.join', 'Novi administrator'],
    ['manager', 'offer.reject', 'Ponuda odbijena'],
    ['manager', 'product.create', 'Novi proizvod'],
    ['owner', 'administrator.invite', 'Poziv za administratora'],
  ] as const) {
    await page.goto(`/admin/audit?action=${action}`)
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: `${role} ${run}` })
        .first(),
    ).toContainText(name)
  }
})
