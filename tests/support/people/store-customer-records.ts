import type { Database } from '@dvaput/database/open-database'
import { placedOrder } from '../orders/placed-order.ts'
import { addressForm, type CustomerRecords, requestOf } from '../requests/access-table.ts'
import { logInAt, type registerAt, type Visitor, whoIs } from '../requests/store-visitor.ts'

type Registered = Awaited<ReturnType<typeof registerAt>>

const anyProduct = async (visitor: Visitor): Promise<string> => {
  const { text } = await visitor.open('/api/products?limit=1')
  const { products } = JSON.parse(text) as { products: { variantId: string }[] }
  return `local:main:${products[0]?.variantId.split('/').at(-1)}`
}

/** The number by which the pages of an address know it. */
const addressNumber = async (visitor: Visitor, accessToken: string): Promise<string | undefined> => {
  const { text } = await visitor.post('/api/shopify/customer/get', {}, { Authorization: `Bearer ${accessToken}` })
  const { customer } = JSON.parse(text) as { customer: { addresses: { id: string }[] } }
  return /\/(\d+)(?:\?|$)/.exec(customer.addresses[0]?.id ?? '')?.[1]
}

/** Of a session that is not the visitor's own, which the page shows first and without a form. */
const otherSessionRef = async (visitor: Visitor) =>
  /name="ref" value="([\da-f]{32})"/.exec((await visitor.open('/account/security')).text)?.[1]

/** An order that is neither paid nor sent, at the platform and in our record. */
const addOrder = async ({ pool }: Pick<Database, 'pool'>, customerId: string, email: string): Promise<string> => {
  const { rows: known } = await pool.query<{ id: string }>(
    `SELECT id FROM backend.orders WHERE customer_id = $1 AND snapshot ->> 'cancelledAt' IS NULL`,
    [customerId],
  )
  if (known[0]) return known[0].id
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO platform.orders (shop_id, number, customer_id, email, language, currency, subtotal, discount_total,
       shipping_total, tax_total, total, payment_method, financial_status, status_key)
     SELECT id, (SELECT 90000 + count(*) FROM platform.orders), $1, $2, 'bcs', 'BAM', 100, 0, 0, 0, 100,
       'cash-on-delivery', 'pending', $2
     FROM platform.shops WHERE handle = 'main' RETURNING id`,
    [Number(customerId.split('/').at(-1)), email],
  )
  const number = rows[0]?.id
  // Its day of delivery is still to come.
  const processedAt = new Date().toISOString()
  const snapshot = { ...placedOrder, processedAt, id: `gid://shopify/Order/${number}`, customerId, email }
  await pool.query(
    `INSERT INTO backend.orders (id, shop, market, name, email, customer_id, processed_at, updated_at, snapshot)
     VALUES ($1, 'main', 'ba', '#1', $2, $3, app_now(), $4, $5)`,
    [`main-${number}`, email, customerId, snapshot.updatedAt, snapshot],
  )
  return `main-${number}`
}

const addOffer = async ({ pool }: Pick<Database, 'pool'>, customerId: string, email: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO backend.offers (id, market, shop, kind, customer_id, email, language, target_country, product_key, item,
       handle, title, currency, original_price, offered_price, answer_by)
     VALUES (gen_random_uuid(), 'ba', 'main', 'local', $1, $2, 'bcs', 'BA', 'local:main:1', 'local:main:11', 'laptop',
       'Laptop', 'BAM', 100000, 80000, app_now() + interval '2 days')
     ON CONFLICT (customer_id, product_key)
       WHERE status IN ('pending', 'countered') OR (status = 'approved' AND used_at IS NULL)
       DO UPDATE SET email = excluded.email
     RETURNING id`,
    [customerId, email],
  )
  return rows[0]?.id ?? ''
}

/** Everything that the requests of the table name; what the last one used up is made anew. */
export const prepareCustomerRecords = async (
  url: string,
  customer: Registered,
  database: Pick<Database, 'pool'>,
): Promise<CustomerRecords> => {
  const { visitor, email, password, lastName } = customer
  const { accessToken: token, customer: account } = await whoIs(visitor)
  const accessToken = token ?? ''
  const addressId = async () => {
    const known = await addressNumber(visitor, accessToken)
    if (known !== undefined) return known
    await visitor.submit('/account/addresses/new', { ...addressForm, address1: `Ulica ${lastName}` })
    return (await addressNumber(visitor, accessToken)) ?? ''
  }
  const product = await anyProduct(visitor)
  await visitor.post('/api/wishlist', { id: product })
  const sessionRef = async () => {
    const known = await otherSessionRef(visitor)
    if (known !== undefined) return known
    await logInAt(url, customer)
    return (await otherSessionRef(visitor)) ?? ''
  }
  const orderId = await addOrder(database, account?.id ?? '', email)
  const offerId = await addOffer(database, account?.id ?? '', email)
  const own = { email, password, accessToken, product, orderId, offerId }
  return { ...own, addressId: await addressId(), sessionRef: await sessionRef() }
}

/** Sends the request of a row for these records, with more fields than it has. */
export const sendRow = (visitor: Visitor, row: string, of: CustomerRecords, added: Record<string, string> = {}) => {
  const { method, path, isApi, fields: own, headers } = requestOf(row, of)
  const fields = { ...added, ...own }
  if (method === 'GET') return visitor.open(path, { headers })
  return isApi ? visitor.post(path, fields, headers) : visitor.submit(path, fields as Record<string, string>)
}
