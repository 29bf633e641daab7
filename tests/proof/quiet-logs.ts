import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@dvaput/database/open-database'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { postgresOf } from '../support/databases/postgres-of.ts'
import { createWalk } from '../support/platform/checkout-walk.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { createVisitor, trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { startServer } from '../support/servers/running-server.ts'
import { proveFuzzed } from './fuzzed-requests/prove-fuzzed.ts'

/**
 * T61: the log at its most talkative, after fuzzed requests and a customer's whole visit with secrets that are known.
 * `node tests/proof/quiet-logs.ts [2000 fuzzed requests]`
 */

const [fuzzed = 2_000] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

const mark = randomBytes(6).toString('hex')
const secrets = {
  password: `lozinka-${mark}`,
  'wrong password': `pogresna-${mark}`,
  email: `kupac.${mark}@example.com`,
  'a card number': testCards.approved.replaceAll(' ', ''),
  'a bearer token': `bearer-${mark}${mark}${mark}`,
  'the admin token': `${randomUUID()}-${mark}`,
  'the metrics token': `metrics-${mark}-${mark}`,
  'the app secret': `secret-${randomUUID()}-${mark}`,
  'a street': `Ulica ${mark} 7`,
  'a phone number': '+387 61 987 654',
  'a search': `trazim-${mark}`,
  'a note': `poruka-${mark}`,
} as const

await using closing = new AsyncDisposableStack()
const folder = await createDataFolder()
closing.defer(folder.remove)
const server = await startServer({
  env: {
    ...{ DATA_DIR: folder.path, LOG_LEVEL: 'debug', APP_SECRET: secrets['the app secret'], ...trustsVisitors },
    ...{ ADMIN_TOKEN: secrets['the admin token'], METRICS_TOKEN: secrets['the metrics token'] },
  },
})
closing.defer(async () => void (await server.stop()))
const silence = () => undefined
const database = openDatabase({
  ...{ url: postgresOf(folder.path).url, applicationName: 'quiet logs' },
  log: { info: silence, warn: silence, error: silence },
})
closing.defer(database.close)

const visitor = createVisitor(server.url)
const { password, email } = secrets
await visitor.submit('/register', {
  ...{ fullName: 'Ime Prezime', email, password, confirmPassword: password, acceptsTerms: 'yes' },
})
const session = visitor.cookies.get('sid') ?? ''
await createVisitor(server.url).submit('/login', { email, password: secrets['wrong password'] })
await createVisitor(server.url).submit('/forgot-password', { email })
await createVisitor(server.url).submit('/login/link', { email })
await visitor.submit('/account/addresses/new', {
  ...{ firstName: 'Ime', lastName: 'Prezime', address1: secrets['a street'], city: 'Sarajevo', province: '09' },
  ...{ zip: '71000', country: 'BA', phone: secrets['a phone number'] },
})
await visitor.open(`/search?query=${encodeURIComponent(secrets['a search'])}&token=${secrets['a bearer token']}`)
await visitor.post('/api/shopify/customer/get', {}, { Authorization: `Bearer ${secrets['a bearer token']}` })
await visitor.post('/api/offers', { productId: 'x', offeredPrice: 1, message: secrets['a note'] })
await visitor.open('/metrics', { headers: { Authorization: `Bearer ${secrets['the metrics token']}` } })

const origin = `http://main.localhost:${server.port}`
const graphql = (path: string, headers: Record<string, string>, query: string, variables: object = {}) =>
  shopFetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
await graphql(
  '/admin/api/2025-04/graphql.json',
  { 'X-Shopify-Access-Token': secrets['the admin token'] },
  '{ shop { name } }',
)
const { rows } = await database.pool.query<{ id: string }>(
  `SELECT variant_id AS id FROM platform.stock JOIN platform.product_variants AS variant ON variant.id = variant_id
   JOIN platform.products AS product ON product.id = product_id JOIN platform.shops AS shop ON shop.id = product.shop_id
   WHERE shop.handle = 'main' AND on_hand - reserved > 1 LIMIT 1`,
)
const made = await graphql(
  '/api/2025-04/graphql.json',
  { 'X-Shopify-Storefront-Access-Token': demoPublicToken },
  'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
  { input: { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${rows[0]?.id}`, quantity: 1 }] } },
)
const [checkoutUrl = ''] = /http[^"]+/.exec(await made.text()) ?? []
const walk = createWalk((path, init) => shopFetch(`${origin}${path}`, init), origin, new Map())
const checkout = await walk.open(checkoutUrl)
const payment = await walk.fillIn(checkout, {
  buyer: {
    ...{ email, phone: secrets['a phone number'], handover: 'delivery', firstName: 'Ime', lastName: 'Prezime' },
    ...{ address1: secrets['a street'], zip: '71000', city: 'Sarajevo', province: 'Kanton Sarajevo' },
  },
})
const placed = await walk.place(checkout, walk.hidden(payment.text, 'shown'), walk.card(testCards.approved))
thresholds.hold('the visit ends with an order by card', placed.status, placed.status === 303)

// A line of the log must not be writable from outside.
const forged = `x\r\n{"level":30,"msg":"forged-${mark}"}`
await visitor.open(`/search?query=${encodeURIComponent(forged)}`)
await createVisitor(server.url).submit('/login', { email: forged, password: forged })
await visitor.post('/api/offers', { productId: forged, offeredPrice: 1, message: forged })
await proveFuzzed({ server, database, dataDir: folder.path }, fuzzed, 61)

const lines = server.output().split('\n').filter(Boolean)
const logged = lines.filter((line) => line.startsWith('{'))
const { main } = JSON.parse(await readFile(join(folder.path, 'platform-secrets.json'), 'utf8')) as {
  readonly main: Readonly<Record<string, string>>
}
const hits = Object.entries({ ...secrets, 'a session': session, 'a checkout': checkout, ...main })
  .filter(([name, value]) => value.length >= 8 && name !== 'publicToken')
  .flatMap(([name, value]) =>
    lines.filter((line) => line.includes(value)).map((line) => `${name}: ${line.slice(0, 300)}`),
  )
thresholds.hold('lines of the log', logged.length, logged.length > fuzzed / 2)
thresholds.none('secrets, tokens, passwords, card numbers and personal data in the log', hits)
thresholds.none(
  'emails in the log',
  logged.filter((line) => /[\w.+-]+@example\.com/.test(line)).map((line) => line.slice(0, 300)),
)
/** Parts of an id may be digits alone. */
const id = /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g
thresholds.none(
  'card-like numbers in the log',
  logged
    .filter((line) => /\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b/.test(line.replaceAll(id, '')))
    .map((line) => line.slice(0, 300)),
)
thresholds.none(
  'lines that a visitor wrote (CR LF), or that are no JSON',
  logged.filter((line) => {
    try {
      return (JSON.parse(line) as { msg?: string }).msg === `forged-${mark}`
    } catch {
      return true
    }
  }),
)
thresholds.conclude()
