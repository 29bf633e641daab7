import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { expect, it } from 'vitest'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'
import { personalTables } from './personal-tables.ts'

const accounts = useTestAccounts()
const locale = { market: markets.ba, language: 'bcs' } as const
const query = async (text: string, values: unknown[] = []) =>
  (await accounts.platform.database.pool.query(text, values)).rows
const clientIp = () => accounts.newClient().buyerIp

/** The columns by which a table of ours may name a person. */
const naming = ['customer_id', 'subject', 'email']

it('personal data is known of every table that holds something of a customer', async () => {
  const rows = await query(
    `SELECT DISTINCT table_name FROM information_schema.columns
     WHERE table_schema = 'backend' AND column_name = ANY($1)
     -- Who runs the shop is no customer of it.
     AND table_name NOT LIKE 'administrator%'`,
    [naming],
  )
  expect(rows.map(({ table_name }) => table_name).toSorted()).toEqual(Object.keys(personalTables).toSorted())
})

const addBelongings = async ({ id, email }: { id: string; email: string }) => {
  await query(
    `INSERT INTO backend.wishlist_items (customer_id, market, product, name, handle, category, vendor, price_minor, currency)
     VALUES ($1, 'ba', 'local:main:1', 'Wanted laptop', 'laptop', 'Laptop', 'Lenovo', 100, 'BAM')`,
    [id],
  )
  await query(`INSERT INTO backend.server_carts (customer_id, market) VALUES ($1, 'ba')`, [id])
  await query(
    `INSERT INTO backend.server_cart_lines (customer_id, market, product, quantity, snapshot, revision)
     VALUES ($1, 'ba', 'local:main:1', 2, '{"name": "Chosen laptop"}', 1)`,
    [id],
  )
  await query(
    `INSERT INTO backend.target_prices (id, shop, product_id, item, email, market, language)
     VALUES ($1, 'main', 1, 'gid://shopify/Product/1', $2, 'ba', 'bcs')`,
    [randomUUID(), email],
  )
  await query(
    `INSERT INTO backend.customer_notes (id, customer_id, administrator_name, text) VALUES ($1, $2, 'Lejla', 'Calls daily')`,
    [randomUUID(), id],
  )
  // One under the account, and one without that the e-mail ties to it.
  for (const [shop, owner] of [
    ['main', id],
    ['retail', null],
  ])
    await query(
      `INSERT INTO backend.orders (id, shop, market, name, email, customer_id, processed_at, updated_at, snapshot)
       SELECT $1 || '-' || (count(*) + 1), $1, 'ba', '#1', $2, $3, app_now(), app_now(), '{"statusUrl": "sealed"}'
       FROM backend.orders`,
      [shop, email, owner],
    )
}

const everything = async (): Promise<string> => {
  const tables = await query(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('backend', 'platform') AND table_name NOT IN ('mails', 'rate_limits')`,
  )
  const texts = await Promise.all(tables.map(async ({ name }) => JSON.stringify(await query(`SELECT * FROM ${name}`))))
  return texts.join('\n')
}

it('the download of personal data gives a customer all that is kept of them, without secrets and without anybody else’s', async () => {
  const { customer, person } = await accounts.logIn({ kind: 'link' })
  const { customer: other } = await accounts.logIn({ kind: 'link' })
  await addBelongings(customer)
  await addBelongings(other)
  await (await accounts.customers.accountOf(person, clientIp()))?.createAddress({
    ...{ firstName: 'Amra', lastName: 'Hodžić', company: '', address1: 'Ferhadija 1', address2: '' },
    ...{ city: 'Sarajevo', province: '', zip: '71000', country: 'BA', phone: '' },
  })
  const download = await accounts.account.downloadData(person)
  if (!download.ok) throw new Error(download.reason)
  expect(download.data).toMatchObject({
    customer: customer.id,
    platform: { email: customer.email, firstName: 'Amra', addresses: [{ address1: 'Ferhadija 1' }], orders: [] },
    customer_records: [{ email: customer.email }],
    sessions: [{ device: null }],
    wishlist_items: [{ name: 'Wanted laptop' }],
    server_cart_lines: [{ quantity: 2, snapshot: { name: 'Chosen laptop' } }],
    target_prices: [{ shop: 'main' }],
    customer_notes: [{ text: 'Calls daily' }],
    orders: [
      { email: customer.email, snapshot: {} },
      { email: customer.email, snapshot: {} },
    ],
  })
  const text = JSON.stringify(download.data)
  for (const secret of ['hash', 'sealed', other.email, other.id, person.session() ?? ''])
    expect(text).not.toContain(secret)
})

it('personal data that hangs on an e-mail is shown only to somebody who has shown that it is theirs', async () => {
  const { customer, person } = await accounts.logIn({ kind: 'password' })
  await addBelongings(customer)
  expect(await accounts.account.downloadData(person)).toMatchObject({
    data: { target_prices: [], orders: [{ name: '#1' }] },
  })
})

it('personal data is downloaded soon after a login only', async () => {
  const { person } = await accounts.logIn({ kind: 'link' })
  await accounts.platform.setClockOffset(16 * 60_000)
  const later = accounts.customers.openPerson(() => person.session() ?? undefined)
  expect(await accounts.account.downloadData(later)).toEqual({ ok: false, reason: 'login-again' })
  await accounts.platform.setClockOffset(0)
})

it('personal data is downloaded five times an hour and no more', async () => {
  const { person } = await accounts.logIn({ kind: 'link' })
  for (let count = 0; count < 5; count += 1)
    expect(await accounts.account.downloadData(person)).toMatchObject({ ok: true })
  expect(await accounts.account.downloadData(person)).toEqual({ ok: false, reason: 'too-many-requests' })
})

it.each(['password', 'link'] as const)(
  'the deletion of the account of a %s session is made everywhere, and says goodbye',
  async (kind) => {
    const customer = await accounts.registerVerified()
    const { person: elsewhere } = await accounts.logIn({ kind: 'link', customer })
    const { person } = await accounts.logIn({ kind, customer })
    await addBelongings(customer)
    const deletion = { typedEmail: customer.email, currentPassword: accounts.password, clientIp: clientIp(), locale }
    expect(await accounts.account.deleteAccount(person, { ...deletion, typedEmail: 'amra' })).toMatchObject({
      field: 'typedEmail',
    })
    expect(
      await accounts.account.deleteAccount(person, { ...deletion, typedEmail: ` ${customer.email.toUpperCase()} ` }),
    ).toEqual({
      ok: true,
    })
    expect([await person.customer(), person.session()]).toEqual([null, null])
    expect(await accounts.customers.sessions.readSession(elsewhere.session() ?? '')).toBeNull()
    const mails = await accounts.mailsTo(customer.email)
    expect(mails.at(-1)?.subject).toBe('Vaš račun je obrisan')
    const left = await everything()
    expect(left).not.toContain(`"${customer.id}"`)
    // Nobody has shown that the e-mail of the other session is theirs, so what hangs on it stays its 90 days.
    if (kind === 'link') expect(left).not.toContain(customer.email)
    expect(await accounts.shop.admin.findByEmail(customer.email)).toBeNull()
  },
)

it('the deletion of an account needs the password or a recent login', async () => {
  const { customer, person } = await accounts.logIn({ kind: 'password' })
  const deletion = { typedEmail: customer.email, currentPassword: 'wrong', clientIp: clientIp(), locale }
  expect(await accounts.account.deleteAccount(person, deletion)).toMatchObject({ problem: 'wrongPassword' })
  expect(await accounts.shop.admin.findByEmail(customer.email)).not.toBeNull()
})

it('the deletion of an account has the platform erase what is personal where there are orders, and may repeat itself', async () => {
  const { customer, person } = await accounts.logIn({ kind: 'link' })
  const number = Number(customer.id.split('/').at(-1))
  await query(
    `INSERT INTO platform.orders (shop_id, number, customer_id, email, language, currency, subtotal, discount_total,
       shipping_total, tax_total, total, payment_method, financial_status, status_key)
     SELECT id, 77, $1, $2, 'bcs', 'BAM', 100, 0, 0, 0, 100, 'card', 'paid', 'k' FROM platform.shops WHERE handle = 'main'`,
    [number, customer.email],
  )
  await accounts.account.deleteAccount(person, {
    ...{ typedEmail: customer.email, currentPassword: '', clientIp: clientIp(), locale },
  })
  await accounts.mailsTo(customer.email)
  const [row] = await query('SELECT state, first_name, email FROM platform.customers WHERE id = $1', [number])
  expect(row).toEqual({ state: 'disabled', first_name: null, email: `erased-${number}@customer.invalid` })
  expect(await accounts.shop.admin.erase(customer.id)).toBe('erased')
  expect(await accounts.shop.admin.erase('gid://shopify/Customer/1')).toBe('gone')
})
