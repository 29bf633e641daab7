import { readFileSync } from 'node:fs'
import { type Permission, permissionsOf, type Role, roles } from '@dvaput/domain/administrators/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ScreenRoute } from '../../apps/admin/app/lib/screens/screen-access.ts'
import routes from '../../apps/admin/app/routes.ts'
import { inRoot } from '../../scripts/setup/project.mjs'
import { administratorAt, administratorCookie } from '../support/people/administrators.ts'
import { totpCodeOf } from '../support/people/totp-code.ts'
import { createVisitor, registerAt, type Visitor } from '../support/requests/store-visitor.ts'
import { useStoreServer } from '../support/servers/use-store-server.ts'

const store = useStoreServer()
const visitors = {} as Record<Role | 'nobody' | 'customer' | 'halfWay' | 'customerAsAdministrator', Visitor>

beforeAll(async () => {
  const customer = (await registerAt(store.url)).visitor
  const disguised = createVisitor(store.url)
  disguised.cookies.set(administratorCookie, customer.cookies.get('sid') ?? '')
  Object.assign(visitors, {
    ...{ nobody: createVisitor(store.url), customer, customerAsAdministrator: disguised },
    halfWay: (await administratorAt(store, 'owner', { stage: 'password' })).visitor,
  })
  for (const role of roles) visitors[role] = (await administratorAt(store, role)).visitor
})

const sourceOf = ({ file }: ScreenRoute) => readFileSync(inRoot('apps', 'admin', 'app', file), 'utf8')

/** With an id that nobody has. */
const pathOf = ({ path = '' }: ScreenRoute) =>
  `/admin/${path}`
    .replaceAll(/:\w+/g, '00000000-0000-4000-8000-00000000dead')
    .replace('*', 'nothing')
    .replace(/\/$/, '')

const screens = routes.flatMap((route) =>
  route.access.kind === 'screen' ? [{ ...route, permission: route.access.permission, url: pathOf(route) }] : [],
)
/** Without a component: it may run nothing at all. */
const isFile = ({ file }: ScreenRoute) => file.endsWith('.ts')
const isAllowed = (role: Role, permission: Permission | 'every-role') =>
  permission === 'every-role' || permissionsOf(role).includes(permission)

/** Where the actions of a screen are declared: in its route, or in the feature that the route takes them from. */
const actionSourceOf = (route: ScreenRoute) => {
  const source = sourceOf(route)
  const taken = /^export const action = (\w+)\.action$/m.exec(source)?.[1]
  const file =
    taken && new RegExp(`import \\{[^}]*\\b${taken}\\b[^}]*\\} from '(?:\\.\\./)+(features/[^']+)'`).exec(source)?.[1]
  return file ? readFileSync(inRoot('apps', 'admin', 'app', file), 'utf8') : source
}

/** The permission that the actions of a screen need, unless one has its own. */
const actionPermission = (route: ScreenRoute) =>
  /recordActions(?:<\w+>)?\(\{\s*permission: '([\w.-]+)'/.exec(actionSourceOf(route))?.[1] as
    | Permission
    | 'every-role'
    | undefined

const strangers = ['nobody', 'customer', 'customerAsAdministrator', 'halfWay'] as const

describe('a screen of the shop’s side', () => {
  it('has a loader and an action that know who asks, each of them', () => {
    const careless = routes.filter((route) => {
      const exported = [
        ...sourceOf(route).matchAll(/^export (?:const|async function|function) (loader|action)\b(.*)/gm),
      ]
      const isScreen = route.access.kind === 'screen'
      const expected = {
        loader: isScreen ? /^ = screenLoader\(/ : /^ = loginLoader\(/,
        action: isScreen ? /^ = \w+Actions\.action$/ : /^ = loginLoader\(/,
      }
      return !exported.every(([, name, rest = '']) => expected[name as 'loader' | 'action'].test(rest))
    })
    expect(careless.map(({ file }) => file)).toEqual([])
  })

  it.each(screens)('is $url, and for nobody but an administrator [ROLE-07]', async ({ url }) => {
    for (const stranger of strangers) {
      const visitor = visitors[stranger]
      const shown = await visitor.open(url)
      expect([stranger, shown.status]).toEqual([stranger, 302])
      expect(shown.headers.get('Location')).toMatch(/^\/admin\/login(?:\?returnTo=|$)/)
      // Not sent away: whoever typed for longer than the session lasts has it back.
      expect([stranger, (await visitor.submit(url, { any: 'thing' })).status]).toEqual([stranger, 401])
      const data = await visitor.open(url === '/admin' ? '/admin/_.data' : `${url}.data`)
      expect([data.status, data.text]).toEqual([202, expect.stringContaining('"/login')])
    }
  })

  it.each(screens)('is $url, for the roles that have $permission', async ({ url, permission, ...route }) => {
    const acting = actionPermission(route)
    for (const role of roles) {
      const visitor = visitors[role]
      const shown = await visitor.open(url)
      const may = isAllowed(role, permission)
      expect([role, may, shown.status]).toEqual([role, may, may ? expect.toBeOneOf([200, 404]) : 403])
      expect(shown.headers.get('Cache-Control')).toBe('no-store')
      expect(shown.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
      const policy = shown.headers.get('Content-Security-Policy')
      expect(policy).toContain(
        isFile(route) ? "default-src 'none'; " : "default-src 'none'; script-src 'self' 'sha256-",
      )
      expect(policy).toContain("frame-ancestors 'none'")
      if (may && acting && isAllowed(role, acting)) continue
      const expected = may && !acting ? 405 : 403
      expect([role, (await visitor.submit(url, {})).status]).toEqual([role, expected])
    }
  })

  it('takes no write that another site sends', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    for (const { url } of [...screens, { url: '/admin/login' }, { url: '/admin/logout' }])
      expect((await visitors.owner.open(url, { method: 'POST', headers, body: new URLSearchParams() })).status).toBe(
        403,
      )
  })
})

describe('a session', () => {
  it('ends after 30 minutes without a request, and after 8 hours', async () => {
    const { visitor } = await administratorAt(store, 'owner')
    const statusAfter = async (minutes: number) => {
      await store.setClockOffset(minutes * 60_000)
      return (await visitor.open('/admin')).status
    }
    const minutes = Array.from({ length: 16 }, (_, index) => 29 * (index + 1))
    for (const minute of minutes) expect([minute, await statusAfter(minute)]).toEqual([minute, 200])
    expect(await statusAfter(8 * 60)).toBe(302)
    await store.setClockOffset(0)
    const { visitor: idle } = await administratorAt(store, 'owner')
    await store.setClockOffset(30 * 60_000)
    expect((await idle.open('/admin')).status).toBe(302)
    await store.setClockOffset(0)
  })

  it('that ends while somebody types gives back what they send, for the next one', async () => {
    const { visitor } = await administratorAt(store, 'owner')
    const typed = { 'description.en': 'Half an hour of "work"', proof: 'a password', seen: '{"a":"b"}' }
    await store.setClockOffset(30 * 60_000)
    const refused = await visitor.submit('/admin/content/banners/1?act=save', typed)
    await store.setClockOffset(0)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    expect(refused.text).toContain('action="/admin/content/banners/1?act=save"')
    expect(refused.text).toMatch(/type="hidden" name="description\.en" value="Half an hour of &quot;work&quot;"/)
    expect(refused.text).toMatch(/type="hidden" name="seen"/)
    for (const secret of ['a password', 'Content-Disposition']) expect(refused.text).not.toContain(secret)
  })

  it('of somebody who may not do it any more gives back what they send as well', async () => {
    const { id, visitor } = await administratorAt(store, 'manager')
    await store.database.pool.query(`UPDATE backend.administrators SET role = 'clerk' WHERE id = $1`, [id])
    const refused = await visitor.submit('/admin/content/banners/1?act=save', { 'title.en': 'Nearly done' })
    expect([refused.status, refused.text.includes('Nearly done')]).toEqual([403, true])
  })

  it('needs a proof of the last five minutes to make an administrator, which the audit log has', async () => {
    const { id, name, visitor } = await administratorAt(store, 'owner')
    const invite = (more = {}) =>
      visitor.submit('/admin/administrators.data', {
        act: 'invite',
        email: 'new@dvaput.example',
        role: 'clerk',
        ...more,
      })
    const made = await invite()
    expect([made.status, made.text]).toEqual([200, expect.stringMatching(/\/admin\/start\/[\w-]{43}/)])
    await store.setClockOffset(5 * 60_000)
    for (const [more, proof] of [
      [{}, 'needed'],
      [{ proof: 'a guess' }, 'wrong'],
    ] as const) {
      const refused = await invite(more)
      expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(`"${proof}"`)])
    }
    await store.setClockOffset(0)
    const { rows } = await store.database.pool.query(
      'SELECT administrator_name, action, subject_id, after FROM backend.audit_log WHERE administrator_id = $1',
      [id],
    )
    expect(rows).toEqual([
      {
        ...{ administrator_name: name, action: 'administrator.invite' },
        ...{ subject_id: 'new@dvaput.example', after: { role: 'clerk' } },
      },
    ])
  })

  it('is closed by the logout, which no link can do', async () => {
    const { visitor } = await administratorAt(store, 'clerk')
    const cookie = visitor.cookies.get(administratorCookie) ?? ''
    await visitor.open('/admin/logout')
    expect((await visitor.open('/admin')).status).toBe(200)
    expect((await visitor.submit('/admin/logout', {})).headers.get('Location')).toBe('/admin/login')
    expect(visitor.cookies.has(administratorCookie)).toBe(false)
    visitor.cookies.set(administratorCookie, cookie)
    expect((await visitor.open('/admin')).status).toBe(302)
  })

  it('of the demo is opened by the link of the start panel, in a cookie of its own', async () => {
    const [path = ''] = /\/admin\/demo\/[\w-]+/.exec(store.output()) ?? []
    const visitor = createVisitor(store.url)
    expect((await visitor.open(`${path.slice(0, -1)}_`)).status).toBe(404)
    const entered = await visitor.open(path)
    expect([entered.status, entered.headers.get('Location')]).toEqual([302, '/admin'])
    expect(entered.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^dvaput_admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
    expect((await visitor.open('/admin')).text).toContain('Demo: everyone who uses this demo')
  })
})

describe('the store', () => {
  it('leads to no screen of the shop’s side [ROLE-07]', async () => {
    for (const path of ['/', '/products', '/faq', '/login', '/account', '/my-offers']) {
      const { text } = await visitors.customer.open(path)
      expect(text).not.toMatch(/["'/]admin["'/]/)
    }
  })
})

describe('a browser without scripts', () => {
  it('is shown the recovery codes after the first code of the app', async () => {
    const { visitor } = await administratorAt(store, 'owner', { stage: 'password' })
    const page = await visitor.open('/admin/second-factor')
    const [, secret = ''] = /<code[^>]*>([A-Z2-7]{16,})<\/code>/.exec(page.text) ?? []
    const shown = await visitor.submit('/admin/second-factor', { code: totpCodeOf(secret) })
    expect(shown.status).toBe(200)
    expect(shown.text.match(/<code[^>]*>[a-z2-9]{5}-[a-z2-9]{5}<\/code>/g)).toHaveLength(10)
    expect((await visitor.open('/admin/second-factor')).status, 'afterwards').toBe(302)
  })

  it('asks for a link for a new device, of which nobody learns whose it is', async () => {
    const visitor = createVisitor(store.url)
    const sent = await visitor.submit('/admin/login?act=link', { email: 'nobody@dvaput.example' })
    expect(sent.status).toBe(200)
    const opened = await visitor.submit('/admin/device/made-up', {})
    expect(opened.status).toBe(422)
    // A stranger who asks again and again sends the owner links that work.
    for (let asked = 1; asked < 3; asked += 1)
      await visitor.submit('/admin/login?act=link', { email: 'nobody@dvaput.example' })
    const refused = await visitor.submit('/admin/login?act=link', { email: 'nobody@dvaput.example' })
    expect([refused.status, refused.text.includes('in the last half hour')]).toEqual([429, true])
  })
})
