import { randomUUID } from 'node:crypto'
import { customerNumberOf } from '@dvaput/domain/account/customer-gid'
import { markets } from '@dvaput/domain/markets/markets'
import { createAdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import { withoutAdminAccess } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'
import { testSealing } from '../../../../tests/support/people/test-sealing.ts'
import { type AuditLog, createAuditLog } from '../audit/audit-log.ts'
import { createIds } from '../clock/ids.ts'
import { type CustomerAdmin, createCustomerAdmin } from './customer-admin.ts'

const accounts = useTestAccounts()
const by = { id: randomUUID(), name: 'Lejla' }
const bosnian = { market: markets.ba, language: 'bcs' } as const
let audit: AuditLog
let admin: CustomerAdmin

const openAdmin = (shop: Parameters<typeof createCustomerAdmin>[0]['shop']) =>
  createCustomerAdmin({
    ...{ database: accounts.platform.database, shop, audit, ids: createIds() },
    ...{ records: accounts.customers.records, account: accounts.account.ofCustomer },
  })

beforeAll(() => {
  audit = createAuditLog({ database: accounts.platform.database, sealing: testSealing })
  admin = openAdmin(accounts.shop)
})

const query = (text: string, values: unknown[]) => accounts.platform.database.pool.query(text, values)

/** One order under the account, one without that has the e-mail, and an offer in Spanish. */
const addBelongings = async ({ id, email }: { readonly id: string; readonly email: string }) => {
  for (const [shop, owner] of [
    ['main', id],
    ['retail', null],
  ])
    await query(
      `INSERT INTO backend.orders (id, shop, market, name, email, customer_id, processed_at, updated_at, snapshot)
       SELECT $1 || '-' || (count(*) + 1), $1, 'ba', '#1', $2, $3, app_now(), app_now(), '{}' FROM backend.orders`,
      [shop, email, owner],
    )
  await query(
    `INSERT INTO backend.offers (id, market, kind, customer_id, email, language, target_country, product_key, item,
       handle, title, currency, original_price, offered_price, answer_by, created_at)
     VALUES (gen_random_uuid(), 'cl', 'international', $1, $2, 'es', 'CL', 'international:E1', 'international:E1', 'mac',
       'Mac', 'CLP', 1000, 800, app_now() + interval '2 days', app_now() + interval '1 second')`,
    [id, email],
  )
}
const logged = async (id: string) => (await audit.list({ subject: { kind: 'customer', id } })).entries

describe('the customer admin', () => {
  it('finds customers by name, e-mail and phone', async () => {
    const amra = await accounts.register('amra.jedan@kupac.example')
    const other = await accounts.register('amra.dva@kupac.example')
    await accounts.shop.admin.accountOf(amra.id).update({ phone: '+38761777888' })
    const idsOf = async (typed: string) => {
      const found = await admin.search(typed, null)
      return found === 'unavailable' ? found : found.customers.map(({ id }) => id)
    }
    for (const typed of ['amra.jedan@kupac.example', 'AMRA jedan', '061 777-888', '+387 61 777'])
      expect([typed, await idsOf(typed)]).toEqual([typed, [amra.id]])
    expect((await idsOf('hodž')).slice(0, 2)).toEqual([other.id, amra.id])
    expect(await idsOf('nobody')).toEqual([])
  })

  it('shows what is somebody’s, and what hangs on an e-mail only where they have shown that it is theirs', async () => {
    const { customer } = await accounts.logIn({ kind: 'link' })
    const { customer: unverified } = await accounts.logIn({ kind: 'password' })
    for (const each of [customer, unverified]) await addBelongings(each)
    const found = await admin.find(customerNumberOf(customer.id))
    expect(found).toMatchObject({ owner: { email: customer.email, isVerified: true }, profile: { firstName: 'Amra' } })
    expect([found?.orders.length, found?.offers.length, found?.returns, found?.reservations]).toEqual([2, 1, [], []])
    expect((await admin.find(customerNumberOf(unverified.id)))?.orders).toHaveLength(1)
    for (const nobody of ['999999', '0', 'x']) expect(await admin.find(nobody)).toBeNull()
  })

  it('exports what the customer would download, and records who did', async () => {
    const { customer, person } = await accounts.logIn({ kind: 'link' })
    await addBelongings(customer)
    const exported = await admin.exportData(customerNumberOf(customer.id), by)
    const own = await accounts.account.downloadData(person)
    expect(own.ok && own.data).toEqual(exported)
    expect(exported).toMatchObject({ platform: { email: customer.email }, orders: [{}, {}], offers: [{}] })
    expect(await logged(customer.id)).toMatchObject([{ administratorName: 'Lejla', action: 'customer.export' }])
    expect(await admin.exportData('999999', by)).toBe('not-found')
  })

  it('keeps notes, deletes only with the e-mail typed, says so in the language last used, and keeps nothing personal in the log', async () => {
    const { customer, person } = await accounts.logIn({ kind: 'link' })
    await addBelongings(customer)
    const number = customerNumberOf(customer.id)
    expect(await admin.note(number, by, 'Zove svaki dan')).toBe('ok')
    expect(await admin.note('999999', by, 'Zove svaki dan')).toBe('not-found')
    expect((await admin.find(number))?.notes).toMatchObject([{ administratorName: 'Lejla', text: 'Zove svaki dan' }])
    expect(await admin.exportData(number, by)).toMatchObject({ customer_notes: [{ text: 'Zove svaki dan' }] })
    expect(await admin.delete(number, by, 'other@example.com', bosnian)).toBe('email')
    expect(await person.customer()).not.toBeNull()
    expect(await admin.delete(number, by, ` ${customer.email.toUpperCase()}`, bosnian)).toBe('ok')
    expect((await accounts.mailsTo(customer.email)).at(-1)?.subject).toBe('Tu cuenta se eliminó')
    expect(await accounts.customers.sessions.readSession(person.session() ?? '')).toBeNull()
    expect(await admin.find(number)).toBeNull()
    expect(await admin.delete(number, by, customer.email, bosnian)).toBe('not-found')
    const { rows: left } = await query('SELECT FROM backend.customer_notes WHERE customer_id = $1', [customer.id])
    expect(left).toEqual([])
    const entries = await logged(customer.id)
    expect(entries.map(({ action }) => action)).toEqual(['customer.delete', 'customer.export', 'customer.note'])
    for (const personal of [customer.email, 'Zove']) expect(JSON.stringify(entries)).not.toContain(personal)
  })

  it('shows what is ours while the shop cannot be reached', async () => {
    const { customer } = await accounts.logIn({ kind: 'link' })
    const alone = openAdmin({ admin: createAdminCustomers(withoutAdminAccess) })
    expect(await alone.search('amra', null)).toBe('unavailable')
    const found = await alone.find(customerNumberOf(customer.id))
    expect(found).toMatchObject({ owner: { email: customer.email }, profile: null, isAvailable: false })
  })
})
