import type { SessionKind } from '@dvaput/backend/customers/customers.schema'
import { createSessions } from '@dvaput/backend/sessions/sessions'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { addressFields } from '@dvaput/domain/address/address-form'
import type { MarketId } from '@dvaput/domain/markets/market'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { createTestSessions } from '../support/people/test-sessions.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const santiago = {
  firstName: 'Camila',
  lastName: 'Rojas',
  company: '',
  address1: 'Los Leones 9',
  address2: '',
  city: 'Ñuñoa',
  province: 'RM',
  zip: '7750000',
  country: 'CL',
  phone: '9 1234 5678',
}

const sarajevo = {
  ...santiago,
  city: 'Sarajevo',
  province: '09',
  zip: '71000',
  country: 'BA',
  phone: '061/234-567',
}

/** In Spanish word for word. // ADDR-11 to ADDR-19 */
const checks = [
  [{ firstName: ' ' }, 'firstName', 'El nombre es obligatorio', '[ADDR-11]'],
  [{ lastName: '' }, 'lastName', 'El apellido es obligatorio', '[ADDR-12]'],
  [{ address1: '' }, 'address1', 'La dirección es obligatoria', '[ADDR-13]'],
  [{ city: '' }, 'city', 'La comuna es obligatoria', '[ADDR-14]'],
  [{ province: '' }, 'province', 'La región es obligatoria', '[ADDR-15]'],
  [{ zip: '' }, 'zip', 'El código postal es obligatorio', '[ADDR-16]'],
  [{ zip: '750' }, 'zip', 'El código postal debe tener 7 dígitos (ej: 7500000)', '[ADDR-17]'],
  [{ phone: '123' }, 'phone', 'El teléfono debe tener formato chileno (+569 XXXX XXXX o 9 XXXX XXXX)', '[ADDR-19]'],
] as const

describe('the pages of an address without scripts', () => {
  let server: RunningServer
  let database: Database
  let removeFolder = async () => {}
  beforeAll(async () => {
    const folder = await createDataFolder()
    removeFolder = folder.remove
    server = await startServer({ env: { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path } })
    database = openDatabase({ url: testDatabase.url, applicationName: 'address pages test', log })
  })
  afterAll(async () => {
    await database?.close()
    await server?.stop()
    await removeFolder()
  })

  const logIn = async (market: MarketId, kind: SessionKind = 'link') => {
    const { email, firstName, lastName } = demoCustomers[market]
    const { rows } = await database.pool.query('SELECT id FROM platform.customers WHERE email = $1', [email])
    const id = `gid://shopify/Customer/${rows[0].id}`
    const sessions = createTestSessions(createSessions({ database }))
    const session = await sessions.openSession({ id, email, firstName, lastName, isVerified: true, kind })
    return `sid=${session}; market=${market}; language=${market === 'cl' ? 'es' : 'bcs'}`
  }

  const open = async (path: string, cookie: string) => {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual', headers: { Cookie: cookie } })
    return { status: response.status, location: response.headers.get('Location'), html: await response.text() }
  }
  const send = async (path: string, cookie: string, form: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(form),
    })
    return { status: response.status, location: response.headers.get('Location'), html: await response.text() }
  }
  const idsOf = async (market: MarketId): Promise<string[]> => {
    const { rows } = await database.pool.query(
      `SELECT a.id FROM platform.customer_addresses a JOIN platform.customers c ON c.id = a.customer_id
       WHERE c.email = $1 ORDER BY a.id`,
      [demoCustomers[market].email],
    )
    return rows.map(({ id }) => String(id))
  }
  /** A whole page in the output of a failed test helps nobody. */
  const missingIn = (html: string, ...texts: string[]) => texts.filter((text) => !html.includes(text))
  const list = { status: 302, location: '/account?tab=addresses' }

  it('show the Chilean form as specified [ADDR-01] [ADDR-02] [ADDR-03] [ADDR-04] [ADDR-05] [ADDR-06] [ADDR-07]', async () => {
    const { status, html } = await open('/account/addresses/new', await logIn('cl'))
    expect(status).toBe(200)
    expect(missingIn(html, ...addressFields.map((field) => `name="${field}"`))).toEqual([])
    const texts = ['7 dígitos', '+569 1234 5678', 'Cancelar', 'Agregar Dirección', 'plataforma de comercio']
    expect(missingIn(html, ...texts, '<option value="Providencia"')).toEqual([])
    const optionsOf = (name: string) => {
      const [, select = ''] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(html) ?? []
      return [...select.matchAll(/<option[^>]*>([^<]+)</g)].map(([, label]) => label)
    }
    expect(optionsOf('country')).toEqual(['Chile', 'Argentina', 'Perú', 'Bolivia'])
    const selected = [...html.matchAll(/<option[^>]*selected=""[^>]*>([^<]+)</g)].map(([, label]) => label)
    expect(selected).toContain('Chile')
    expect(selected.filter((label) => optionsOf('country').includes(label))).toEqual(['Chile'])
    const [placeholder, ...regions] = optionsOf('province')
    expect([placeholder, regions.length, regions[0]]).toEqual(['Selecciona', 16, 'Arica y Parinacota'])
    expect(/<input[^>]*name="zip"[^>]*>/.exec(html)?.[0]).toMatch(/maxLength="7"/i)
  })

  it.each(checks)('refuse %o at %s with “%s” and keep what was typed %s', async (change, field, message) => {
    const before = await idsOf('cl')
    const answer = await send('/account/addresses/new', await logIn('cl'), { ...santiago, ...change })
    expect(answer.status).toBe(400)
    for (const [, , other] of checks)
      expect([other, answer.html.includes(`>${other}</p>`)]).toEqual([other, other === message])
    const control = new RegExp(`<(?:input|select)[^>]*name="${field}"[^>]*>`).exec(answer.html)?.[0]
    expect(control).toMatch(/aria-invalid="true"/)
    expect(control).toMatch(/autofocus/i)
    if (field !== 'address1') expect(missingIn(answer.html, 'value="Los Leones 9"')).toEqual([])
    expect(await idsOf('cl')).toEqual(before)
  })

  it('add, change, choose and delete, and lead back to the list', async () => {
    const cookie = await logIn('cl')
    const before = await idsOf('cl')
    expect(await send('/account/addresses/new', cookie, santiago)).toMatchObject(list)
    const id = (await idsOf('cl')).find((known) => !before.includes(known)) ?? ''
    const path = `/account/addresses/${id}`

    const shown = await open(path, cookie)
    expect(missingIn(shown.html, 'Actualizar Dirección')).toEqual([])
    expect(missingIn(shown.html, 'value="+56912345678"')).toEqual([])
    expect(await send(path, cookie, { ...santiago, city: 'Providencia', zip: '7500000' })).toMatchObject(list)
    expect(missingIn((await open(path, cookie)).html, 'value="Providencia"')).toEqual([])

    expect(await send(path, cookie, { intent: 'default' })).toMatchObject(list)
    expect(await send(`/account/addresses/${before[0]}`, cookie, { intent: 'default' })).toMatchObject(list)

    expect(
      missingIn((await open(`${path}/delete`, cookie)).html, '¿Seguro que quieres eliminar esta dirección?'),
    ).toEqual([])
    expect(await idsOf('cl')).toContain(id)
    expect(await send(`${path}/delete`, cookie)).toMatchObject(list)
    expect(await idsOf('cl')).toEqual(before)
  })

  it('respond for the address of somebody else as for none, and change nothing', async () => {
    const cookie = await logIn('ba')
    const [foreign = ''] = await idsOf('cl')
    for (const id of [foreign, '99999999', 'x', '%00'])
      for (const path of [`/account/addresses/${id}`, `/account/addresses/${id}/delete`]) {
        expect([path, (await open(path, cookie)).status]).toEqual([path, 404])
        const answers = [await send(path, cookie, santiago), await send(path, cookie, { intent: 'default' })]
        expect(answers.map(({ status }) => status)).toEqual([404, 404])
      }
    expect(await idsOf('cl')).toContain(foreign)
  })

  it('have the Bosnian form in Bosnia, and that of an address’s own country anywhere', async () => {
    const cookie = await logIn('ba')
    const { html } = await open('/account/addresses/new', cookie)
    const texts = ['Kanton Sarajevo', 'Brčko distrikt', '+387 61 234 567', '5 cifara', 'Bosna i Hercegovina']
    expect(missingIn(html, ...texts)).toEqual([])
    const answer = await send('/account/addresses/new', cookie, { ...santiago, country: 'BA', province: '09' })
    expect(missingIn(answer.html, 'Poštanski broj mora imati 5 cifara (npr. 71000)')).toEqual([])
    const [own = ''] = await idsOf('ba')
    const inChile = await open(`/account/addresses/${own}`, cookie.replace('market=ba', 'market=cl'))
    expect(missingIn(inChile.html, 'Kanton Sarajevo')).toEqual([])
  })

  it('send nobody to the login, and refuse their form by a script with 401 [ADDR-21]', async () => {
    const answer = await open('/account/addresses/new', 'language=en')
    expect([answer.status, answer.location]).toEqual([302, '/login?returnTo=%2Faccount%2Faddresses%2Fnew'])
    const byScript = await send('/account/addresses/new.data', 'language=en', { ...santiago, stay: 'yes' })
    expect(byScript.status).toBe(401)
    expect(missingIn(byScript.html, 'authentication-required')).toEqual([])
  })

  it('are reached from the list, which names the default alone as such [ACC-05] [ACC-06] [ACC-07] [ACC-08]', async () => {
    const { html } = await open('/account?tab=addresses', (await logIn('ba')).replace('language=bcs', 'language=en'))
    const count = (text: string) => html.split(text).length - 1
    const [first = '', second = ''] = await idsOf('ba')
    expect(count('Default Address')).toBe(1)
    expect(count('name="intent" value="default"')).toBe(1)
    const links = [first, second].map((id) => `href="/account/addresses/${id}"`)
    expect(missingIn(html, ...links, `href="/account/addresses/${second}/delete"`)).toEqual([])
    expect(html.includes(`/account/addresses/${first}/delete`)).toBe(false)
  })

  it('take no eleventh address', async () => {
    const cookie = await logIn('ba')
    const before = await idsOf('ba')
    for (let number = before.length; number < 10; number += 1)
      await send('/account/addresses/new', cookie, { ...sarajevo, address1: `Titova ${number}` })
    const full = await open('/account?tab=addresses', cookie)
    expect(missingIn(full.html, 'Sačuvano je 10 adresa')).toEqual([])
    expect(full.html.includes('/account/addresses/new')).toBe(false)
    const answer = await send('/account/addresses/new', cookie, { ...sarajevo, address1: 'Titova 11' })
    expect([answer.status, missingIn(answer.html, 'Sačuvano je 10 adresa')]).toEqual([409, []])
    for (const id of await idsOf('ba')) if (!before.includes(id)) await send(`/account/addresses/${id}/delete`, cookie)
    expect(await idsOf('ba')).toEqual(before)
  })

  it('leave the addresses of an external account to the browser [AUTH-27]', async () => {
    const cookie = await logIn('cl', 'external')
    const before = await idsOf('cl')
    expect(await open('/account/addresses/new', cookie)).toMatchObject(list)
    const { html } = await open('/account?tab=addresses', cookie)
    expect(missingIn(html, 'Las direcciones que se guardan en el navegador necesitan JavaScript.')).toEqual([])
    await send('/account/addresses/new', cookie, santiago)
    expect(await idsOf('cl')).toEqual(before)
  })
})
