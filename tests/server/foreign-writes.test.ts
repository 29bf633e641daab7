import { isDeepStrictEqual } from 'node:util'
import { deadLetterQueue } from '@dvaput/backend/jobs/job'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { digestStored } from '../support/databases/stored-digest.ts'
import { prepareCustomerRecords, sendRow } from '../support/people/store-customer-records.ts'
import { accessTable, type CustomerRecords, requestOf, rows } from '../support/requests/access-table.ts'
import { logInAt, registerAt, whoIs } from '../support/requests/store-visitor.ts'
import { useStoreServer } from '../support/servers/use-store-server.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const store = useStoreServer()
let amra: Awaited<ReturnType<typeof registerAt>>
let own: CustomerRecords

beforeAll(async () => {
  amra = await registerAt(store.url)
  own = await prepareCustomerRecords(store.url, amra, store.database)
})

const unfinishedJobs = async () => {
  const { rows } = await store.database.pool.query<{ name: string }>(
    `SELECT DISTINCT name FROM pgboss.job
     WHERE state IN ('created', 'active', 'retry') AND name <> $1
       AND (start_after <= now() OR name LIKE 'seed-demo-%')`,
    [deadLetterQueue],
  )
  return rows.map(({ name }) => name)
}

/**
 * Once everything is done that was begun: the mails of the registration, and what fills the demo, which waits for the
 * catalogue. A job may make another, so nothing may change between two looks either.
 */
const digestAtRest = async () => {
  let before: object = {}
  await expect
    .poll(
      async () => {
        const [last, jobs] = [before, await unfinishedJobs()]
        before = await digestStored(store.database)
        return [...jobs, ...(await unfinishedJobs()), ...(isDeepStrictEqual(before, last) ? [] : ['changed'])]
      },
      { timeout: 120_000 },
    )
    .toEqual([])
  return before
}

const elsewhere = 'https://elsewhere.example'

/** As a page elsewhere makes a browser send it; the last have no word of where they come from. */
const origins: readonly Readonly<Record<string, string>>[] = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: elsewhere },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'same-origin, cross-site', Origin: elsewhere },
  { Origin: elsewhere },
  { Origin: 'null' },
  { Referer: 'http://localhost/' },
  {},
]

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] as const

/** The body as a form of this type sends it; a form of text can be read as JSON. */
const encode = (type: (typeof formTypes)[number], fields: Readonly<Record<string, unknown>>) => {
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  if (type === 'text/plain') return { body: JSON.stringify(fields), headers: { 'Content-Type': type } }
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  return { body: type === 'multipart/form-data' ? form : new URLSearchParams(texts), headers: {} }
}

const writes = rows.filter((row) => row.startsWith('POST '))

describe('a write from elsewhere with the customer’s cookie', () => {
  it('is refused and changes nothing, whatever its body and origin', async () => {
    const before = await digestAtRest()
    const notRefused: string[] = []
    for (const [turn, row] of writes.entries()) {
      const { path, fields = {}, headers } = requestOf(row, own)
      // Every row meets every origin and every type of body, and every origin meets every type on some row.
      for (const [index, origin] of origins.entries()) {
        const type = formTypes[(turn + index) % formTypes.length] ?? 'text/plain'
        const { body, headers: typed } = encode(type, fields)
        const init = { method: 'POST', body, headers: { ...headers, ...typed, ...origin } }
        const { status } = await amra.visitor.open(path, init)
        if (status !== 403) notRefused.push(`${path} ${type} ${JSON.stringify(origin)}: ${status}`)
      }
    }
    expect(notRefused).toEqual([])
    expect(await digestStored(store.database)).toEqual(before)
  })

  it('is no write as a GET, and no JSON of our own page is a form', async () => {
    const before = await digestAtRest()
    const accepted: string[] = []
    for (const row of writes) {
      const { path, fields = {}, isApi, headers } = requestOf(row, own)
      const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      const separator = path.includes('?') ? '&' : '?'
      for (const target of [path, `${path}.data`])
        for (const method of ['GET', 'HEAD', 'OPTIONS'])
          await amra.visitor.open(`${target}${separator}${query}`, { method, headers })
      if (!isApi) continue
      for (const type of formTypes) {
        const { body, headers: typed } = encode(type, fields)
        const own = { ...headers, ...typed, 'Sec-Fetch-Site': 'same-origin' }
        const { status } = await amra.visitor.open(path, { method: 'POST', body, headers: own })
        if (status !== 415) accepted.push(`${path} ${type}: ${status}`)
      }
    }
    expect(accepted).toEqual([])
    expect(await digestStored(store.database)).toEqual(before)
  })
})

describe('the same write from our own page', () => {
  it.each(writes.filter((row) => accessTable[row]?.changes))('changes something: %s', async (row) => {
    if (!(await whoIs(amra.visitor)).customer) amra = { ...amra, visitor: await logInAt(store.url, amra) }
    own = await prepareCustomerRecords(store.url, amra, store.database)
    const before = await digestStored(store.database)
    await sendRow(amra.visitor, row, own)
    expect(await digestStored(store.database)).not.toEqual(before)
  })
})
