import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PageRoute } from '../../../apps/store/app/lib/loading/page-access.ts'
import { inRoot } from '../../../scripts/setup/project.mjs'

/** What a customer has that a request may name. */
export type CustomerRecords = {
  readonly email: string
  readonly password: string
  readonly addressId: string
  /** Names another session of the customer on the security page. */
  readonly sessionRef: string
  /** Of an order that is neither paid nor sent. */
  readonly orderId: string
  /** Of an open offer. */
  readonly offerId: string
  /** A product that stands on the wishlist. */
  readonly product: string
  /** Names the session in calls that want a Bearer token. */
  readonly accessToken: string
}

type Access = {
  /** Statuses for nobody, which is also whoever has an expired or made-up session, and for a customer. */
  readonly nobody: number
  readonly customer: number
  /** With what belongs to somebody else, as with what does not exist. Absent where a request names nothing of anybody. */
  readonly foreign?: number
  /** Absent where the pattern is the path, or any parameter will do. */
  readonly path?: (of: CustomerRecords) => string
  readonly body?: (of: CustomerRecords) => Readonly<Record<string, unknown>>
  readonly headers?: (of: CustomerRecords) => Readonly<Record<string, string>>
  /** Whether a customer's request changes what is stored. */
  readonly changes?: true
}

const everybody = (status = 200) => ({ nobody: status, customer: status })
const customerOnly = { nobody: 302, customer: 200 }

export const addressForm = {
  firstName: 'Ime',
  lastName: 'Prezime',
  address1: 'Ferhadija 1',
  city: 'Sarajevo',
  province: '09',
  zip: '71000',
  country: 'BA',
  phone: '061 234 567',
} as const

const secret = 'x'.repeat(43)
let bought = 0
const addressPath = ({ addressId }: CustomerRecords) => `/account/addresses/${addressId}`
const deletePath = (of: CustomerRecords) => `${addressPath(of)}/delete`
const orderPath = ({ orderId }: CustomerRecords) => `/orders/${orderId}`
const returnPath = (of: CustomerRecords) => `${orderPath(of)}/return`
const ownPage = { nobody: 302, customer: 200, foreign: 404 }
const newCustomer = () => ({
  fullName: 'Ime Prezime',
  email: `${randomUUID()}@example.com`,
  password: 'proljetna kiša 7',
  confirmPassword: 'proljetna kiša 7',
  acceptsTerms: 'yes',
})
const newPassword = { password: 'jesenja kiša 8', confirmPassword: 'jesenja kiša 8' }
const logIn = ({ email, password }: CustomerRecords) => ({ email, password })
const bearer = ({ accessToken }: CustomerRecords) => ({ Authorization: `Bearer ${accessToken}` })
const signed = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x' },
  clientExtensionResults: {},
}
const newPasskey = () => ({ response: signed, name: 'Passkey' })
const passkeyLogin = () => ({ response: signed })
const tokenExchange = () => ({
  code: 'made-up',
  codeVerifier: 'x'.repeat(128),
  redirectUri: 'https://elsewhere.example/auth/callback',
  nonce: 'x'.repeat(32),
})

const security = (intent: string, body: Access['body'] = () => ({})) => ({
  nobody: 302,
  body: (of: CustomerRecords) => ({ intent, currentPassword: of.password, ...body(of) }),
})
const withToken = () => `/account/email?token=${secret}`

/** Every personal page with its action; a third word tells the forms of one page apart. A redirect of `.data` is a 202. */
const pages = {
  'GET /account': customerOnly,
  'POST /account': { ...everybody(302), body: () => ({ firstName: randomUUID(), lastName: 'Prezime' }), changes: true },
  'GET /account/security': customerOnly,
  'POST /account/security email': {
    ...security('email', () => ({ newEmail: `${randomUUID()}@example.com` })),
    ...{ customer: 200, changes: true },
  },
  'POST /account/security password': {
    ...security('password', ({ password }) => ({ password, confirmPassword: password })),
    ...{ customer: 302, changes: true },
  },
  'POST /account/security password-link': { ...security('password-link'), customer: 200, changes: true },
  'POST /account/security end-session': {
    ...security('end-session', ({ sessionRef }) => ({ ref: sessionRef })),
    ...{ customer: 302, foreign: 302, changes: true },
  },
  'POST /account/security end-others': { ...security('end-others'), customer: 302, changes: true },
  'POST /account/security delete': {
    ...security('delete', () => ({ typedEmail: 'another@example.com' })),
    customer: 422,
  },
  'POST /account/security login-again': { ...security('login-again'), customer: 302, changes: true },
  'GET /account/data': everybody(302),
  'POST /account/data': customerOnly,
  'GET /account/email': everybody(),
  'POST /account/email': { ...everybody(410), path: withToken },
  'GET /account/confirm': everybody(),
  'POST /account/confirm': {
    ...everybody(422),
    path: () => `/account/confirm?id=1&token=${secret}`,
    body: ({ password }) => ({ password }),
  },
  'GET /account/deleted': everybody(),
  'GET /account/addresses/:id': { ...ownPage, path: addressPath },
  'POST /account/addresses/:id': {
    ...{ nobody: 302, customer: 302, foreign: 404, changes: true },
    path: addressPath,
    body: () => ({ ...addressForm, address1: `Ferhadija ${randomUUID()}` }),
  },
  'GET /account/addresses/:id/delete': { ...ownPage, path: deletePath },
  'POST /account/addresses/:id/delete': {
    ...{ nobody: 302, customer: 302, foreign: 404, changes: true },
    path: deletePath,
  },
  'GET /account/passkeys': everybody(302),
  'POST /account/passkeys': { nobody: 302, customer: 303, body: () => ({ intent: 'remove', id: secret }) },
  'GET /login': { nobody: 200, customer: 302 },
  'POST /login': { ...everybody(302), body: logIn, changes: true },
  'GET /login/platform': { nobody: 200, customer: 302 },
  'GET /login/external': everybody(302),
  'GET /login/external/callback': everybody(302),
  'GET /login/link': everybody(),
  'POST /login/link': { ...everybody(303), body: ({ email }) => ({ email }), changes: true },
  'GET /login/link/:token': { ...everybody(404), path: () => `/login/link/${secret}` },
  'POST /login/link/:token': {
    ...everybody(404),
    path: () => `/login/link/${secret}`,
    body: () => ({ confirm: 'yes' }),
  },
  'GET /auth/callback': everybody(),
  'GET /register': { nobody: 200, customer: 302 },
  'POST /register': { ...everybody(302), body: newCustomer, changes: true },
  'GET /forgot-password': everybody(),
  'POST /forgot-password': { ...everybody(), body: ({ email }) => ({ email }), changes: true },
  'GET /reset-password': everybody(),
  'POST /reset-password': {
    ...everybody(410),
    path: () => `/reset-password?id=1&token=${secret}`,
    body: () => newPassword,
  },
  'GET /logout': everybody(302),
  'POST /logout': { ...everybody(302), changes: true },
  'GET /cart': everybody(),
  'POST /cart': { ...everybody(), body: () => ({ intent: 'checkout' }) },
  'GET /checkout-era': everybody(),
  'POST /checkout-era': { ...everybody(), body: () => ({ intent: 'pay' }) },
  'GET /checkout/success': everybody(),
  'GET /checkout-success': everybody(),
  'GET /wishlist': everybody(),
  'POST /wishlist': { ...customerOnly, body: ({ product }) => ({ remove: product }), changes: true },
  'GET /my-offers': everybody(),
  // Somebody else's offer is answered as one that does not exist.
  'POST /my-offers': {
    ...{ nobody: 302, customer: 200, foreign: 200, changes: true },
    body: ({ offerId }) => ({ offer: offerId, move: 'withdraw' }),
  },
  'GET /orders/find': everybody(),
  'POST /orders/find': { ...everybody(), body: ({ email }) => ({ number: '1001', email }), changes: true },
  'GET /orders/:id/return': { ...ownPage, path: returnPath },
  // Nothing of the order was sent, so nothing can come back.
  'POST /orders/:id/return': { ...ownPage, customer: 422, path: returnPath },
  'GET /orders': customerOnly,
  'GET /orders/:id': { ...ownPage, path: orderPath },
  'POST /orders/:id cancel': {
    ...{ nobody: 302, customer: 303, foreign: 404, changes: true },
    path: orderPath,
    body: () => ({ intent: 'cancel' }),
  },
  'POST /orders/:id buy-again': { ...ownPage, path: orderPath, body: () => ({ intent: 'buy-again', cart: 'browser' }) },
  // The server of the test is in Bosnia, which has no reservations; tests/server/reservations.test.ts has Chile's.
  'GET /reservations': { nobody: 302, customer: 404 },
  'POST /reservations': { nobody: 302, customer: 404, body: () => ({ cancel: randomUUID() }) },
  'GET /product-not-available': everybody(302),
  'GET /back-in-stock': everybody(),
  'POST /back-in-stock': { ...everybody(), body: () => ({ token: secret }) },
  'GET /kit/customer': customerOnly,
  'POST /kit/customer': { ...everybody(302), changes: true },
} as const satisfies Record<string, Access>

const forCustomers = { nobody: 401, customer: 200 }
const handle = 'lenovo-thinkpad-t480'

/** Every call of the API. */
const calls = {
  'GET /api/me': everybody(),
  'POST /api/logout': { ...everybody(), changes: true },
  'POST /api/shopify/customer/get': { ...forCustomers, foreign: 401, headers: bearer },
  'POST /api/shopify-oauth/token-exchange': { ...everybody(400), body: tokenExchange },
  'POST /api/shopify-oauth/customer-data': {
    ...{ nobody: 401, customer: 401, foreign: 401 },
    body: ({ accessToken }) => ({ accessToken }),
  },
  'GET /api/wishlist': forCustomers,
  'POST /api/wishlist': { ...forCustomers, body: ({ product }) => ({ id: product }) },
  'POST /api/wishlist/remove': { ...forCustomers, body: ({ product }) => ({ id: product }), changes: true },
  'POST /api/wishlist/clear': { ...forCustomers, changes: true },
  'POST /api/back-in-stock': { ...everybody(202), body: ({ email }) => ({ handle, email }), changes: true },
  'POST /api/target-prices': {
    ...{ nobody: 401, customer: 202 },
    body: ({ product }) => ({ product, amount: 1 }),
    changes: true,
  },
  // Names nothing that somebody else could see: a foreign id and an unknown one change nothing alike.
  'POST /api/target-prices/stop': { ...forCustomers, body: () => ({ id: randomUUID() }) },
  'POST /api/offers': { nobody: 401, customer: 400, body: () => ({ productId: handle, offeredPrice: 0 }) },
  'POST /api/international/offers': {
    ...{ nobody: 401, customer: 404 },
    body: () => ({ productId: 'nobody-has-it', offeredPrice: 1 }),
  },
  'GET /api/offers/my-offers': {
    ...{ nobody: 401, customer: 200, foreign: 403 },
    path: ({ email }) => `/api/offers/my-offers?customerEmail=${encodeURIComponent(email)}`,
  },
  'GET /api/offers/standing': {
    ...{ nobody: 401, customer: 404 },
    path: () => '/api/offers/standing?product=international:nobody-has-it',
  },
  'POST /api/offers/{id}/answer': {
    ...{ nobody: 401, customer: 200, foreign: 404, changes: true },
    path: ({ offerId }) => `/api/offers/${offerId}/answer`,
    body: () => ({ move: 'withdraw' }),
  },
  'GET /api/offers/events': forCustomers,
  'POST /api/mercadopago/create-preference': { ...everybody(400), body: () => ({ items: [] }) },
  'POST /api/orders/process-payment': {
    ...everybody(404),
    body: () => ({ paymentData: { payment_id: '1', external_reference: randomUUID() } }),
  },
  // The gate's own tests have whoever may see the listing; a single product and its like are open. // divergences S-04
  'GET /api/era/inventory': { nobody: 401, customer: 403, path: () => '/api/era/inventory?platform=shopify' },
  'GET /api/era-products/cached': { nobody: 401, customer: 403 },
  'GET /api/era/item/details': { ...everybody(404), path: () => '/api/era/item/details?handle=nobody-has-it' },
  'GET /api/shopify-era/productsERA': {
    ...everybody(),
    path: () => '/api/shopify-era/productsERA?product_type=Notebook&limit=8&exchange_rate=750',
  },
  'GET /api/shopify/settings/exchange-rate': everybody(),
  'POST /api/shopify/create-temp-era-product': everybody(400),
  'POST /api/hybrid/create-temporary-era-products': everybody(400),
  'POST /api/hybrid/create-era-checkout': everybody(400),
  'GET /api/checkouts/{id}': { ...everybody(404), path: () => `/api/checkouts/${randomUUID()}` },
  'POST /api/shopify/admin-checkout': {
    ...everybody(409),
    body: () => ({ checkout: { line_items: [{ variant_id: 1, quantity: 1 }] } }),
  },
  'POST /api/shopify/draft-order': {
    ...everybody(409),
    body: () => ({ line_items: [{ variant_id: 1, quantity: 1 }] }),
  },
  'GET /api/orders/{id}/receipt.pdf': {
    ...{ nobody: 404, customer: 200, foreign: 404 },
    path: ({ orderId }) => `/api/orders/${orderId}/receipt.pdf`,
  },
  'GET /api/orders/{id}/calendar.ics': {
    ...{ nobody: 404, customer: 200, foreign: 404 },
    path: ({ orderId }) => `/api/orders/${orderId}/calendar.ics`,
  },
  'GET /api/returns/{id}/photos/{number}': { ...everybody(404), path: () => `/api/returns/${randomUUID()}/photos/1` },
  'POST /api/draft-orders/create-bulk': {
    ...{ nobody: 401, customer: 404 },
    body: () => ({ items: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }] }),
  },
  'POST /api/cart/lines': { ...everybody(), body: () => ({ lines: [] }) },
  'POST /api/cart/sync': {
    ...forCustomers,
    body: ({ product }) => ({ revision: 0, changes: [{ id: product, quantity: ++bought, agoMs: 0 }] }),
    changes: true,
  },
  'POST /api/passkeys/add/start': { nobody: 401, customer: 403, body: () => ({ currentPassword: '' }) },
  'POST /api/passkeys/add/finish': { nobody: 401, customer: 403, body: newPasskey },
  'POST /api/passkeys/login/start': { ...everybody(), changes: true },
  'POST /api/passkeys/login/finish': { ...everybody(404), body: passkeyLogin },
  'GET /api/market': everybody(),
  'GET /api/banners/all': everybody(),
  'GET /api/products': everybody(),
  'GET /api/products/search': { ...everybody(), path: () => '/api/products/search?query=thinkpad' },
  'GET /api/products/cards': { ...everybody(), path: () => `/api/products/cards?handles=${handle}` },
  'GET /api/products/details': { ...everybody(), path: () => `/api/products/details?handles=${handle}` },
  'GET /api/products/{handle}': everybody(),
  'GET /api/products/{handle}/stock': everybody(),
  'GET /api/hybrid/hybrid-products': everybody(),
  'GET /api/search/suggestions': { ...everybody(), path: () => '/api/search/suggestions?query=thinkpad' },
  'GET /api/shopify/collections': everybody(),
} as const satisfies Record<string, Access>

export const accessTable: Readonly<Record<string, Access>> = { ...pages, ...calls }

/** `GET /account`, `POST /account/security email` and the like. */
export const rows = Object.keys(accessTable)

/** Ids that nobody has. */
export const nobodysRecords: CustomerRecords = {
  email: 'nobody@example.com',
  password: 'nobody’s password',
  addressId: '99999999',
  sessionRef: '0'.repeat(32),
  orderId: 'main-77777777',
  offerId: '00000000-0000-4000-8000-000000000000',
  product: 'local:main:99999999',
  accessToken: secret,
}

/** What a customer and nobody get for what belongs to no customer. */
export const statusesOfNothing = (row: string) => {
  const { nobody, customer, foreign = customer } = accessTable[row] ?? { nobody: 0, customer: 0 }
  return { nobody, customer: foreign }
}

const hasAction = ({ file }: PageRoute) =>
  /^export (?:const|async function|function) action\b/m.test(readFileSync(inRoot('apps', 'store', 'app', file), 'utf8'))

/** What the table must have a row for. */
export const personalPages = (routes: readonly PageRoute[]): string[] =>
  routes
    .filter(({ access }) => access.kind === 'personal')
    .flatMap((route) => ['GET', ...(hasAction(route) ? ['POST'] : [])].map((method) => `${method} /${route.path}`))

export const apiCalls = async (url: string): Promise<string[]> => {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** The request of a row, as it is sent for these records. */
export const requestOf = (row: string, of: CustomerRecords) => {
  const [method = '', pattern = ''] = row.split(' ')
  const { path, body, headers } = accessTable[row] ?? {}
  const target = path?.(of) ?? pattern.replaceAll(/\{\w+\}/g, handle)
  const fields = method === 'POST' ? (body?.(of) ?? {}) : undefined
  return { method, path: target, isApi: pattern.startsWith('/api/'), fields, headers: headers?.(of) ?? {} }
}
