import { openDatabase } from '@dvaput/database/open-database'
import { permissionsOf, type Role, roles } from '@dvaput/domain/administrators/permissions'
import type { Page } from '@playwright/test'
import type { ScreenRoute } from '../../apps/admin/app/lib/screens/screen-access.ts'
import routes from '../../apps/admin/app/routes.ts'
import { administratorAt, administratorCookie } from '../support/people/administrators.ts'
import { expect, test } from './support/shop-test.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

/** Screens with a component; what a browser downloads has none. */
const screens = routes.filter(({ file, path, access }) => access.kind === 'screen' && path !== '*' && /x$/.test(file))
const isOfRecord = ({ path = '' }: ScreenRoute) => path.includes(':')
const urlOf = ({ path = '' }: ScreenRoute) => `/admin/${path}`.replace(/\/$/, '')
const patternOf = ({ path = '' }: ScreenRoute) => new RegExp(`^/admin/${path.replaceAll(/:\w+/g, '[^/?#]+')}$`)
/** Of records that the demo does not begin with. */
const withoutRecords = ['/admin/products/imports/:id']

const mayOpen = (role: Role, { access }: ScreenRoute) =>
  access.kind === 'screen' && (access.permission === 'every-role' || permissionsOf(role).includes(access.permission))

const logIn = async (page: Page, url: string, role: Role) => {
  const database = openDatabase({ url: process.env.E2E_DATABASE_URL ?? '', applicationName: 'admin screens', log })
  const { visitor } = await administratorAt({ url, database }, role)
  await database.close()
  const value = visitor.cookies.get(administratorCookie) ?? ''
  await page.context().addCookies([{ name: administratorCookie, value, url }])
}

/** Files are downloaded, not shown. */
const hrefsIn = async (page: Page, part: string): Promise<readonly string[]> =>
  page
    .locator(`${part} a[href^="/admin"]:not([href*=".csv"])`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

for (const role of roles)
  test(`every screen opens for a ${role} with its heading, or is refused and not in the navigation`, async ({
    baseURL,
    expectMessage,
    page,
    visit,
  }) => {
    // The browser's own line about a screen that was refused.
    expectMessage(/status of 403/)
    await logIn(page, baseURL ?? '', role)
    // What fills the demo comes half a minute after its start; the returns are the last of it that a list shows.
    const read = (url: string) => page.request.get(url, { headers: { Accept: 'text/html' } })
    await expect
      .poll(async () => (await read('/admin/returns')).text(), { timeout: 60_000 })
      .toMatch(/href="\/admin\/returns\/[^"?]/)
    const seen = new Set<string>()
    const open = async (url: string) => {
      expect((await visit(url)).status(), url).toBe(200)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, url).toHaveCount(1)
      expect(await page.title(), url).toContain(((await heading.textContent()) ?? '').trim())
      // The log leads to what is gone as well.
      if (!url.startsWith('/admin/audit')) for (const href of await hrefsIn(page, 'main')) seen.add(href)
    }
    const [allowed, refused] = [
      screens.filter((each) => mayOpen(role, each)),
      screens.filter((each) => !mayOpen(role, each)),
    ]
    const titles: string[] = []
    for (const each of allowed.filter((screen) => !isOfRecord(screen))) {
      await open(urlOf(each))
      titles.push(await page.title())
    }
    // Tabs of a browser are told apart.
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    const navigation = await hrefsIn(page, 'nav')
    for (const each of allowed.filter(isOfRecord)) {
      const url = [...seen].find((href) => patternOf(each).test(href.replace(/[?#].*/, '')))
      if (url) await open(url)
      else expect(withoutRecords, 'screens of which no record was listed').toContain(urlOf(each))
    }
    const refusedUrls = refused.map((each) => urlOf(each).replaceAll(/:\w+/g, '1'))
    for (const url of refusedUrls) {
      const answer = await read(url)
      expect(answer.status(), url).toBe(403)
      expect(await answer.text(), url).toContain('Nemate dozvolu')
      expect(navigation).not.toContain(url)
    }
    // All refusals are one page: one of them is looked at.
    for (const url of refusedUrls.slice(0, 1)) {
      await page.goto(url)
      await expect(page.getByText('Nemate dozvolu')).toBeVisible()
    }
    const sections = allowed.map(urlOf)
    expect(navigation.filter((href) => !sections.includes(href))).toEqual([])
  })
