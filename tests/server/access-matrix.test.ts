import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import routes from '../../apps/store/app/routes.ts'
import { prepareCustomerRecords, sendRow } from '../support/people/store-customer-records.ts'
import {
  accessTable,
  apiCalls,
  type CustomerRecords,
  nobodysRecords,
  personalPages,
  rows,
} from '../support/requests/access-table.ts'
import { createVisitor, logInAt, registerAt, whoIs } from '../support/requests/store-visitor.ts'
import { useStoreServer } from '../support/servers/use-store-server.ts'

const store = useStoreServer()
let amra: Awaited<ReturnType<typeof registerAt>>
let diego: Awaited<ReturnType<typeof registerAt>>
let diegosRecords: CustomerRecords
/** Until a request may have used something of it up. */
let amrasRecords: CustomerRecords | undefined

beforeAll(async () => {
  amra = await registerAt(store.url)
  diego = await registerAt(store.url)
  diegosRecords = await prepareCustomerRecords(store.url, diego, store.database)
})

const amrasAtHand = async (): Promise<CustomerRecords> => {
  const isLoggedIn = (await whoIs(amra.visitor)).customer
  if (!isLoggedIn) amra = { ...amra, visitor: await logInAt(store.url, amra) }
  if (!isLoggedIn || !amrasRecords) amrasRecords = await prepareCustomerRecords(store.url, amra, store.database)
  return amrasRecords
}

const withSession = (sid: string) => {
  const visitor = createVisitor(store.url)
  visitor.cookies.set('sid', sid)
  visitor.cookies.set('has_session', '1')
  return visitor
}

/** What a response says, without what differs from request to request; React streams the head in any order. */
const piecesOf = ({ text }: { text: string }, of: CustomerRecords) =>
  text
    .replaceAll(of.addressId, '{address}')
    .replaceAll(of.accessToken, '{token}')
    .replaceAll(of.orderId, '{order}')
    .replaceAll(of.sessionRef, '{session}')
    .replaceAll(/(?<=secondsLeft\\*",)[\d.]+/g, '{seconds}')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '{id}')
    .split(/(?=<)/)
    .toSorted()

describe('access', () => {
  it('has a row for every personal page, each of their actions and every call of the API', async () => {
    const expected = [...personalPages(routes), ...(await apiCalls(store.url))]
    const covered = new Set(rows.map((row) => row.split(' ').slice(0, 2).join(' ')))
    expect([...covered].toSorted()).toEqual(expected.toSorted())
  })

  it.each(rows)('to %s', async (row) => {
    const { nobody, customer, foreign } = accessTable[row] ?? {}
    const own = await amrasAtHand()
    const madeUp = randomBytes(32).toString('base64url')
    for (const visitor of [createVisitor(store.url), withSession(madeUp)])
      expect((await sendRow(visitor, row, own)).status).toBe(nobody)
    if (foreign !== undefined) {
      const response = await sendRow(amra.visitor, row, diegosRecords)
      const missing = await sendRow(amra.visitor, row, nobodysRecords)
      expect(response.status).toBe(foreign)
      expect(piecesOf(response, diegosRecords)).toEqual(piecesOf(missing, nobodysRecords))
      expect(response.text).not.toContain(diego.lastName)
    }
    if (!row.startsWith('GET ')) amrasRecords = undefined
    expect((await sendRow(amra.visitor, row, own)).status).toBe(customer)
  })

  it('left what is somebody else’s as it was', async () => {
    const addresses = await diego.visitor.open(`/account/addresses/${diegosRecords.addressId}`)
    expect([addresses.status, addresses.text.includes(`Ulica ${diego.lastName}`)]).toEqual([200, true])
    const { items } = JSON.parse((await diego.visitor.open('/api/wishlist')).text) as { items: { id: string }[] }
    expect(items.map(({ id }) => id)).toEqual([diegosRecords.product])
  })

  /** What no form of a customer may set, of somebody else or of themselves. */
  const readProtected = async () => {
    const read = async (sql: string, id: string) =>
      (await store.database.pool.query<{ value: string }>(sql, [id.split('/').at(-1)])).rows.map(({ value }) => value)
    return {
      own: await read(
        `SELECT to_jsonb(row) - '{first_name,last_name,phone,updated_at,password_hash,default_address_id,search_text}'::text[]
           - '{password_link_hash,password_link_expires_at}'::text[] AS value
         FROM platform.customers AS row WHERE id = $1`,
        amra.id,
      ),
      verified: await read(
        `SELECT verified_at::text AS value FROM backend.customer_records WHERE customer_id LIKE '%/' || $1`,
        amra.id,
      ),
      others: await read('SELECT to_jsonb(row) AS value FROM platform.customers AS row WHERE id = $1', diego.id),
      addresses: await read(
        'SELECT to_jsonb(row) AS value FROM platform.customer_addresses AS row WHERE customer_id = $1 ORDER BY id',
        diego.id,
      ),
      wishlist: await read(
        `SELECT to_jsonb(row) AS value FROM backend.wishlist_items AS row WHERE customer_id LIKE '%/' || $1`,
        diego.id,
      ),
    }
  }

  it.each(rows.filter((row) => row.startsWith('POST ') && accessTable[row]?.changes))(
    'sets nothing but the fields of the form: %s',
    async (row) => {
      amrasRecords = undefined
      const own = await amrasAtHand()
      const before = await readProtected()
      const { customer, ...others } = { customer: diego.id, ...diegosRecords }
      const added = {
        ...{ id: customer, customerId: customer, customer_id: customer, ownerId: customer, owner: others.email },
        ...{ email: others.email, customerEmail: others.email, role: 'admin', isAdmin: 'true', tags: 'admin' },
        ...{ isVerified: 'true', emailVerified: 'true', email_verified: 'true', verifiedAt: '2026-01-01T00:00:00Z' },
        ...{ kind: 'platform', state: 'disabled', status: 'approved', price: '1', amountSpent: '1' },
      }
      await sendRow(amra.visitor, row, own, added)
      expect(await readProtected()).toEqual(before)
    },
  )

  it('by an expired session is that of nobody', async () => {
    const { visitor } = await registerAt(store.url)
    const own = diegosRecords
    await store.setClockOffset(15 * 24 * 60 * 60_000)
    const statuses: [string, number][] = []
    for (const row of rows) {
      const expired = withSession(visitor.cookies.get('sid') ?? '')
      statuses.push([row, (await sendRow(expired, row, own)).status])
    }
    await store.setClockOffset(0)
    expect(statuses).toEqual(rows.map((row) => [row, accessTable[row]?.nobody]))
  })
})
