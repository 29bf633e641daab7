import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createTestSessions } from '../../../../tests/support/people/test-sessions.ts'
import { createSessions, type Sessions } from '../sessions/sessions.ts'
import type { SessionTokens } from './customers.schema.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
let sessions: Sessions
let customers: ReturnType<typeof createTestSessions>

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'customers test', log })
  sessions = createSessions({ database })
  customers = createTestSessions(sessions)
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('TRUNCATE backend.sessions'))

const amra = {
  id: 'customer-1',
  email: 'amra@example.com',
  isVerified: false,
  firstName: 'Amra',
  lastName: 'Hodžić',
  kind: 'password' as const,
}
const diego = {
  id: 'customer-2',
  email: 'diego@example.cl',
  isVerified: true,
  firstName: 'Diego',
  lastName: 'Soto',
  kind: 'platform' as const,
}

const personWith = (id?: string, of = customers) => of.openPerson(() => id)

const ownerOf = async (id: string | null | undefined) => (await customers.readSession(id ?? ''))?.customer ?? null

/** Counts what reaches the table of sessions. */
const counted = () => {
  let reads = 0
  const read: Sessions['read'] = (kind, id) => {
    reads += 1
    return sessions.read(kind, id)
  }
  return { of: createTestSessions({ ...sessions, read }), reads: () => reads }
}

describe('a person', () => {
  it('is the customer of the session', async () => {
    expect(await personWith(await customers.openSession(amra)).customer()).toEqual(amra)
  })

  it.each([undefined, '', 'x', 'a'.repeat(43), "' OR 1=1 --"])('is nobody with the session “%s”', async (id) => {
    expect(await personWith(id).customer()).toBeNull()
  })

  it('is nobody with a session of an administrator, or one that holds something else', async () => {
    const admin = await sessions.create({ kind: 'admin', subject: 'admin-1', data: amra })
    const other = await sessions.create({ kind: 'customer', subject: 'customer-1', data: { name: 'Amra' } })
    for (const id of [admin, other]) expect(await personWith(id).customer()).toBeNull()
  })

  it('is read when something asks, and then once', async () => {
    const { of, reads } = counted()
    const person = personWith(await customers.openSession(amra), of)
    expect([reads(), person.isOpened()]).toEqual([0, false])
    await Promise.all([person.customer(), person.customer(), person.check()])
    expect([reads(), person.isOpened()]).toEqual([1, true])
  })

  it('makes no query for a cookie that was never a session', async () => {
    const { of, reads } = counted()
    await personWith('made-up', of).customer()
    expect(reads()).toBe(0)
  })
})

describe('the guard', () => {
  it('lets a customer pass', async () => {
    const person = personWith(await customers.openSession(amra))
    expect(await person.check()).toEqual({ ok: true, customer: amra })
  })

  it('refuses nobody and a customer who is not allowed with different codes [ROLE-09]', async () => {
    expect(await personWith().check()).toEqual({ ok: false, refusal: { code: 'login-required' } })
    const person = personWith(await customers.openSession(amra))
    expect(await person.check(({ isVerified }) => isVerified)).toEqual({ ok: false, refusal: { code: 'not-allowed' } })
  })
})

describe('a login', () => {
  it('opens a new session, and ends the one whose id was there before', async () => {
    const planted = await customers.openSession(diego)
    const person = personWith(planted)
    expect(person.session()).toBeUndefined()
    await person.logIn(amra)
    expect(await person.customer()).toEqual(amra)
    expect(await ownerOf(person.session())).toEqual(amra)
    expect(await ownerOf(planted)).toBeNull()
  })

  it('is renewed under a new id, with what changed', async () => {
    const old = await customers.openSession(amra)
    const person = personWith(old)
    await person.renew({ ...amra, isVerified: true })
    expect(await person.customer()).toMatchObject({ isVerified: true })
    expect(await ownerOf(person.session())).toMatchObject({ id: amra.id, isVerified: true })
    expect(await ownerOf(old)).toBeNull()
  })

  it('that has ended is not renewed', async () => {
    const person = personWith('a'.repeat(43))
    await person.renew(amra)
    expect([await person.customer(), person.session()]).toEqual([null, null])
  })

  it('ends with its session', async () => {
    const id = await customers.openSession(amra)
    const person = personWith(id)
    await person.logOut()
    expect([await person.customer(), person.session()]).toEqual([null, null])
    expect(await ownerOf(id)).toBeNull()
  })
})

const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
const token = (expiresAt: string): SessionTokens => ({ type: 'storefront', accessToken: 'shcat-secret', expiresAt })

describe('the tokens of a session', () => {
  it('are stored so that nobody who reads the table can use them [ENT-21]', async () => {
    const id = await customers.openSession(amra, token(soon(3_600_000)))
    const { rows } = await database.pool.query('SELECT * FROM backend.sessions')
    expect(JSON.stringify(rows)).not.toContain('shcat-secret')
    expect(await personWith(id).tokens()).toEqual(token(expect.any(String)))
    const openid = {
      type: 'openid' as const,
      accessToken: 'access-secret',
      refreshToken: 'refresh-secret',
      idToken: 'id-secret',
      expiresAt: soon(3_600_000),
    }
    const other = await customers.openSession(diego, openid)
    expect(JSON.stringify((await database.pool.query('SELECT * FROM backend.sessions')).rows)).not.toContain('-secret')
    expect(await personWith(other).tokens()).toEqual(openid)
  })

  it('are renewed a minute before they expire, once for all who ask at the same time', async () => {
    let asked = 0
    const renewing = createTestSessions(sessions, async () => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
      return token(soon(3_600_000))
    })
    const fresh = await renewing.openSession(amra, token(soon(70_000)))
    await personWith(fresh, renewing).tokens()
    expect(asked).toBe(0)
    const old = await renewing.openSession(amra, token(soon(50_000)))
    const tabs = await Promise.all(Array.from({ length: 6 }, () => personWith(old, renewing).tokens()))
    expect(asked).toBe(1)
    expect(new Set(tabs.map((each) => each?.expiresAt)).size).toBe(1)
  })

  it('that the platform renews no more end the session', async () => {
    const id = await customers.openSession(amra, token(soon(10_000)))
    const person = personWith(id)
    expect(await person.tokens()).toBeNull()
    expect([await person.customer(), person.session()]).toEqual([null, null])
    expect(await ownerOf(id)).toBeNull()
  })

  it('follow a session that is renewed under a new id', async () => {
    const person = personWith(await customers.openSession(amra, token(soon(3_600_000))))
    await person.renew({ ...amra, isVerified: true })
    expect(await person.tokens()).toMatchObject({ accessToken: 'shcat-secret' })
  })
})

describe('the handles of a session', () => {
  it('are the same for the same session, say nothing of its id, and differ from one session to the next', async () => {
    const [first, second] = [await customers.openSession(amra), await customers.openSession(amra)]
    const handles = await personWith(first).handles()
    expect(await personWith(first).handles()).toEqual(handles)
    expect(JSON.stringify(handles)).not.toContain(first)
    expect((await personWith(second).handles())?.accessToken).not.toBe(handles?.accessToken)
    expect(await personWith('a'.repeat(43)).handles()).toBeNull()
  })

  it('carry the label of an external account there alone [AUTH-26]', async () => {
    const external = await personWith(await customers.openSession({ ...amra, kind: 'external' })).handles()
    expect(external?.accessToken).toMatch(/^google_session_[\w-]{43}$/)
    expect((await personWith(await customers.openSession(amra)).handles())?.accessToken).toMatch(/^[\w-]{43}$/)
  })
})

describe('the sessions of a person', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it('name the device of each login, and one or all others can be ended', async () => {
    const here = customers.openPerson(
      () => undefined,
      () => firefox,
    )
    await here.logIn(amra)
    const [phone, tablet] = [await customers.openSession(amra), await customers.openSession(amra)]
    const others = await customers.openSession(diego)
    expect((await here.sessions()).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox, Linux', true],
      [null, false],
      [null, false],
    ])
    const theirs = (await personWith(others).sessions())[0]?.ref ?? ''
    await here.endSession(theirs)
    await here.endSession((await here.sessions()).at(-1)?.ref ?? '')
    expect(await here.sessions()).toHaveLength(2)
    await here.endOtherSessions()
    expect([await ownerOf(phone), await ownerOf(tablet)]).toEqual([null, null])
    expect([await ownerOf(here.session()), await ownerOf(others)]).toEqual([amra, diego])
  })

  it('are none of somebody who is not logged in', async () => {
    await customers.openSession(amra)
    const nobody = personWith('a'.repeat(43))
    await nobody.endOtherSessions()
    expect([await nobody.sessions(), await nobody.hasFreshLogin()]).toEqual([[], false])
  })

  it('count as fresh for a quarter of an hour after the login, also under a new id', async () => {
    const person = personWith(await customers.openSession(amra))
    expect(await person.hasFreshLogin()).toBe(true)
    await testDatabase.setClockOffset(14 * 60_000)
    await person.renew({ ...amra, firstName: 'Amira' })
    expect(await person.hasFreshLogin()).toBe(true)
    await testDatabase.setClockOffset(16 * 60_000)
    expect(await personWith(person.session() ?? '').hasFreshLogin()).toBe(false)
    await testDatabase.setClockOffset(0)
  })
})
