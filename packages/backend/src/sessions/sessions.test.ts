import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createSessions, type OnEnded, type SessionData, type Sessions } from './sessions.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
let sessions: Sessions

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'sessions test', log })
  sessions = createSessions({ database })
})
afterAll(() => database.close())
beforeEach(async () => {
  await testDatabase.setClockOffset(0)
  await database.pool.query('TRUNCATE backend.sessions')
})

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const createCustomer = () => sessions.create({ kind: 'customer', subject: 'customer-1', data: { name: 'Amra' } })
const createAdmin = () => sessions.create({ kind: 'admin', subject: 'admin-1' })

describe('a session', () => {
  it('is found by its id, with its data', async () => {
    const id = await createCustomer()
    expect(await sessions.read('customer', id)).toMatchObject({
      kind: 'customer',
      subject: 'customer-1',
      data: { name: 'Amra' },
    })
  })

  it('has an id of 256 bits that is stored nowhere', async () => {
    const id = await createCustomer()
    expect(Buffer.from(id, 'base64url')).toHaveLength(32)
    const { rows } = await database.pool.query('SELECT * FROM backend.sessions')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(id)
  })

  it('is no session of the other kind, and an unknown id is none at all', async () => {
    const id = await createCustomer()
    expect(await sessions.read('admin', id)).toBeUndefined()
    expect(await sessions.rotate('admin', id)).toBeUndefined()
    await sessions.end('admin', id)
    expect(await sessions.read('customer', id)).toBeDefined()
    expect(await sessions.read('customer', 'nonsense')).toBeUndefined()
  })
})

describe.each([
  { kind: 'customer', create: createCustomer, idle: 14 * day, absolute: 30 * day },
  { kind: 'admin', create: createAdmin, idle: 30 * minute, absolute: 8 * hour },
] as const)('a session of kind $kind', ({ kind, create, idle, absolute }) => {
  it('ends after the idle time without a request', async () => {
    const id = await create()
    await testDatabase.setClockOffset(idle - minute)
    expect(await sessions.read(kind, id)).toBeDefined()

    const unseen = await create()
    await testDatabase.setClockOffset(2 * idle + minute)
    expect(await sessions.read(kind, unseen)).toBeUndefined()
    expect(await sessions.rotate(kind, unseen)).toBeUndefined()
  })

  it('ends at its absolute end however busy it is', async () => {
    const id = await create()
    for (let offset = 0; offset < absolute; offset += idle / 2) {
      await testDatabase.setClockOffset(offset)
      expect(await sessions.read(kind, id)).toBeDefined()
    }
    await testDatabase.setClockOffset(absolute + minute)
    expect(await sessions.read(kind, id)).toBeUndefined()
  })
})

it('a session writes that it was seen at most once a minute', async () => {
  const seenAt = async () =>
    (await database.pool.query('SELECT seen_at FROM backend.sessions')).rows[0].seen_at.getTime()
  const id = await createCustomer()
  const first = await seenAt()
  await testDatabase.setClockOffset(50_000)
  await sessions.read('customer', id)
  expect(await seenAt()).toBe(first)
  await testDatabase.setClockOffset(70_000)
  await sessions.read('customer', id)
  expect(await seenAt()).toBeGreaterThanOrEqual(first + 70_000)
})

describe('rotation', () => {
  it('gives a new id, kills the old one and keeps owner, start and end', async () => {
    const id = await createCustomer()
    const before = await sessions.read('customer', id)
    await testDatabase.setClockOffset(day)
    const newId = await sessions.rotate('customer', id)
    expect(newId).not.toBe(id)
    expect(await sessions.read('customer', id)).toBeUndefined()
    const after = await sessions.read('customer', newId ?? '')
    expect(after).toMatchObject({ subject: 'customer-1', data: { name: 'Amra' }, createdAt: before?.createdAt })
    expect(after?.rotatedAt.getTime()).toBeGreaterThan(before?.rotatedAt.getTime() ?? Number.POSITIVE_INFINITY)
    await testDatabase.setClockOffset(31 * day)
    expect(await sessions.rotate('customer', newId ?? '')).toBeUndefined()
  })

  it('may change the data', async () => {
    const newId = await sessions.rotate('customer', await createCustomer(), { name: 'Amra', verified: true })
    expect(await sessions.read('customer', newId ?? '')).toMatchObject({ data: { verified: true } })
  })

  it('succeeds for one of many at once', async () => {
    const id = await createCustomer()
    const ids = await Promise.all(Array.from({ length: 8 }, () => sessions.rotate('customer', id)))
    expect(ids.filter((rotated) => rotated !== undefined)).toHaveLength(1)
  })
})

describe('the list of one owner', () => {
  const owner = { kind: 'customer', subject: 'customer-1' } as const

  it('has the current session first, then the one used last, and nothing that opens one', async () => {
    const create = (device: string) => sessions.create({ ...owner, device })
    const here = await create('Firefox, Linux')
    const phone = await create('Safari, iPhone')
    await create('Edge, Windows')
    await sessions.create({ kind: 'customer', subject: 'customer-2', device: 'Chrome, Android' })
    await testDatabase.setClockOffset(hour)
    await sessions.read('customer', phone)
    const listed = await sessions.listOf(owner, here)
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox, Linux', true],
      ['Safari, iPhone', false],
      ['Edge, Windows', false],
    ])
    const { rows } = await database.pool.query<{ id_hash: string }>('SELECT id_hash FROM backend.sessions')
    for (const { id_hash } of rows) expect(JSON.stringify(listed)).not.toContain(id_hash.slice(0, 32))
  })

  it('is without what has ended', async () => {
    const here = await createCustomer()
    await testDatabase.setClockOffset(15 * day)
    expect(await sessions.listOf(owner, here)).toEqual([])
  })
})

describe('the end', () => {
  it('of one session leaves the others', async () => {
    const [first, second] = [await createCustomer(), await createCustomer()]
    await sessions.end('customer', first)
    expect(await sessions.read('customer', first)).toBeUndefined()
    expect(await sessions.read('customer', second)).toBeDefined()
  })

  it('of one that its owner names, or of all others, leaves the rest', async () => {
    const owner = { kind: 'customer', subject: 'customer-1' } as const
    const [here, phone, tablet] = [await createCustomer(), await createCustomer(), await createCustomer()]
    const theirs = await sessions.create({ kind: 'customer', subject: 'customer-2' })
    const [, named] = await sessions.listOf(owner, here)
    const refOfTheirs = (await sessions.listOf({ ...owner, subject: 'customer-2' }, theirs))[0]?.ref ?? ''
    for (const ref of [named?.ref ?? '', refOfTheirs, 'nonsense']) await sessions.endByRef(owner, ref)
    expect(await sessions.listOf(owner, here)).toHaveLength(2)
    await sessions.endOthersOf(owner, here)
    for (const id of [phone, tablet]) expect(await sessions.read('customer', id)).toBeUndefined()
    for (const id of [here, theirs]) expect(await sessions.read('customer', id)).toBeDefined()
  })

  it('is told once, with the data of what has ended, and not at all where nothing has', async () => {
    const id = await createCustomer()
    const told: SessionData[] = []
    const listen: OnEnded = async (_, ended) => void told.push({ ended })
    await sessions.end('customer', 'nonsense', listen)
    expect(told).toEqual([])
    await sessions.end('customer', id, listen)
    expect(told).toEqual([{ ended: [{ name: 'Amra' }] }])
  })

  it('of all sessions of somebody leaves those of others', async () => {
    const mine = [await createCustomer(), await createCustomer()]
    const theirs = await sessions.create({ kind: 'customer', subject: 'customer-2' })
    const sameNameElsewhere = await sessions.create({ kind: 'admin', subject: 'customer-1' })
    await sessions.endAllOf({ kind: 'customer', subject: 'customer-1' })
    for (const id of mine) expect(await sessions.read('customer', id)).toBeUndefined()
    expect(await sessions.read('customer', theirs)).toBeDefined()
    expect(await sessions.read('admin', sameNameElsewhere)).toBeDefined()
  })
})

it('that is held gets the data that is decided, or ends, and one that has ended is not asked about', async () => {
  const id = await createCustomer()
  const rename = (name: string) =>
    sessions.change('customer', id, async ({ data }) => ({ data: { name }, result: data.name }))
  expect(await rename('Lejla')).toBe('Amra')
  expect(await sessions.change('customer', id, async ({ data }) => ({ result: data.name }))).toBe('Lejla')
  expect(await sessions.read('customer', id)).toMatchObject({ data: { name: 'Lejla' } })
  expect(await sessions.change('customer', id, async () => ({ ends: true, result: 'ended' }))).toBe('ended')
  expect(await sessions.read('customer', id)).toBeUndefined()
  expect(await rename('Nobody')).toBeNull()
})

it('the cleanup deletes sessions that have expired', async () => {
  await createAdmin()
  const id = await createCustomer()
  await testDatabase.setClockOffset(hour)
  await purgeBackend(database)
  expect((await database.pool.query('SELECT kind FROM backend.sessions')).rows).toEqual([{ kind: 'customer' }])
  expect(await sessions.read('customer', id)).toBeDefined()
})
