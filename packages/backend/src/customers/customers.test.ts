import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { createSessions, type Sessions } from '../sessions/sessions.ts'
import { type Customers, createCustomers } from './customers.ts'
import { createPerson } from './person.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
let sessions: Sessions
let customers: Customers

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'customers test', log })
  sessions = createSessions({ database })
  customers = createCustomers({ sessions })
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('TRUNCATE backend.sessions'))

const amra = { id: 'customer-1', email: 'amra@example.com', isVerified: false, firstName: 'Amra', lastName: 'Hodžić' }
const diego = { id: 'customer-2', email: 'diego@example.cl', isVerified: true, firstName: 'Diego', lastName: 'Soto' }

const personWith = (id?: string, of: Customers = customers) => createPerson({ customers: of, sessionId: () => id })

/** Counts what reaches the table of sessions. */
const counted = () => {
  let reads = 0
  const read: Sessions['read'] = (kind, id) => {
    reads += 1
    return sessions.read(kind, id)
  }
  return { of: createCustomers({ sessions: { ...sessions, read } }), reads: () => reads }
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

  it('refuses nobody and a customer who is not allowed with different codes', async () => {
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
    expect(await customers.readSession(person.session() ?? '')).toEqual(amra)
    expect(await customers.readSession(planted)).toBeNull()
  })

  it('is renewed under a new id, with what changed', async () => {
    const old = await customers.openSession(amra)
    const person = personWith(old)
    await person.renew({ ...amra, isVerified: true })
    expect(await person.customer()).toMatchObject({ isVerified: true })
    expect(await customers.readSession(person.session() ?? '')).toMatchObject({ id: amra.id, isVerified: true })
    expect(await customers.readSession(old)).toBeNull()
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
    expect(await customers.readSession(id)).toBeNull()
  })
})
