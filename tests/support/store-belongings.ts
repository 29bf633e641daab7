import { addressForm, type Belongings, requestOf } from './access-table.ts'
import { logInAt, type registerAt, type Visitor, whoIs } from './store-visitor.ts'

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

/** Everything that the requests of the table name; what the last one used up is made anew. */
export const prepareBelongings = async (url: string, customer: Registered): Promise<Belongings> => {
  const { visitor, email, password, lastName } = customer
  const accessToken = (await whoIs(visitor)).accessToken ?? ''
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
  return { email, password, accessToken, product, addressId: await addressId(), sessionRef: await sessionRef() }
}

/** Sends the request of a row for these belongings, with more fields than it has. */
export const sendRow = (visitor: Visitor, row: string, of: Belongings, added: Record<string, string> = {}) => {
  const { method, path, isApi, fields: own, headers } = requestOf(row, of)
  const fields = { ...added, ...own }
  if (method === 'GET') return visitor.open(path, { headers })
  return isApi ? visitor.post(path, fields, headers) : visitor.submit(path, fields as Record<string, string>)
}
