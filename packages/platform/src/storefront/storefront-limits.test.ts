import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createConnectionCounter } from '../../../../tests/support/databases/connection-counter.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { demoPublicToken } from '../shops/shop-settings.ts'

const shop = useTestPlatform()
let countConnections: ReturnType<typeof createConnectionCounter>

beforeAll(() => {
  countConnections = createConnectionCounter(shop.database)
})

const nested = (depth: number, size = 1) =>
  `{ product(handle: "x") { ${`collections(first: 1) { nodes { products(first: ${size}) { nodes { `.repeat(depth / 4)} id ${' } } } }'.repeat(depth / 4)} } }`
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ')
const login = (alias: string) =>
  `${alias}: customerAccessTokenCreate(input: {email: "a@b.ba", password: "x"}) { customerUserErrors { code } }`
const doubled = repeat(40, (i) => `fragment F${i} on Product { ...F${i + 1} ...F${i + 1} }`)

const tooMuch: readonly (readonly [string, string, string])[] = [
  ['fifty levels', nested(50), 'exceeds max depth of 32'],
  ['many things deep down', nested(20, 40), 'exceeds max depth of 16'],
  ['hundreds of aliases', `{ ${repeat(300, (i) => `a${i}: shop { name }`)} }`, 'exceeds max aliases of 50'],
  ['ten thousand tokens', `{ ${'shop { name } '.repeat(2_500)} }`, 'Query has more than 2000 tokens'],
  ['many logins by alias', `mutation { ${repeat(60, (i) => login(`a${i}`))} }`, 'exceeds max aliases of 50'],
  [
    'questions for the schema',
    `{ ${repeat(5, (i) => `a${i}: __type(name: "Product") { name }`)} }`,
    'Complexity exceeded',
  ],
  ['fifty-one directives', `{ shop { ${'name @skip(if: false) '.repeat(51)} } }`, 'exceeds max directives of 50'],
  ['one field hundreds of times', `{ shop { ${'name '.repeat(600)} } }`, 'exceeds max repeats of 20'],
  [
    'one field hundreds of times, each in a fragment of its own',
    `{ shop { ${'...on Shop { name } '.repeat(200)} } }`,
    'exceeds max repeats of 20',
  ],
  [
    'fields that repeat inside of fields that repeat',
    `{ products(first: 1) { nodes { ${`variants(first: 1) { nodes { ${'product { id } '.repeat(10)} } } `.repeat(10)} } } }`,
    'Query repeats 99 fields in all',
  ],
  [
    'a hundred fragments',
    `{ shop { ...F0 } } ${repeat(100, (i) => `fragment F${i} on Shop { name ...F${i + 1} }`)} fragment F100 on Shop { name }`,
    'exceeds max fragments of 50',
  ],
  [
    'a fragment of itself',
    '{ shop { ...A } } fragment A on Shop { name ...B } fragment B on Shop { ...A }',
    'contains an infinite loop',
  ],
  ['pages of a hundred thousand', '{ products(first: 100000) { nodes { id } } }', 'first cannot exceed 250'],
  [
    'pages of pages',
    '{ products(first: 250) { nodes { variants(first: 250) { nodes { id } } } } }',
    'Complexity exceeded',
  ],
  [
    'pages of pages that two fields ask for by one fragment',
    `{ a: products(first: 100) { nodes { ...V } } b: products(first: 101) { nodes { ...V } } }
     fragment V on Product { variants(first: 250) { nodes { id } } }`,
    'Complexity exceeded',
  ],
  [
    'pages of pages whose sizes are defaults of variables that every object has already',
    `query ($constructor: Int = 250, $toString: Int = 250) {
      products(first: $constructor) { nodes { variants(first: $toString) { nodes { id } } } } }`,
    'Complexity exceeded',
  ],
  [
    'pages of ids that are the default of a variable',
    `query ($ids: [ID!]! = [${'"gid://shopify/Product/1" '.repeat(250)}]) {
      nodes(ids: $ids) { ... on Product { variants(first: 250) { nodes { id } } } } }`,
    'Complexity exceeded',
  ],
  ['an endless list of ids', `{ nodes(ids: [${'"x" '.repeat(251)}]) { id } }`, 'The input array size of 251'],
  ['fragments that double', `{ product(handle: "x") { ...F0 } } ${doubled} fragment F40 on Product { id }`, 'NO ERROR'],
  [
    'a circle of questions for the schema',
    `{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }`,
    'Maximum introspection depth exceeded',
  ],
  ['a null character', '{ product(handle: "a\\u0000b") { id } }', 'Null characters are not allowed'],
  ['a subscription', 'subscription { shop { name } }', 'Schema is not configured for subscriptions'],
]

const introspectionRequest = (number: number) =>
  new Request('http://main.localhost/api/2025-04/graphql.json', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': demoPublicToken },
    body: JSON.stringify({ query: `{ a${number}: __schema { queryType { name } } }` }),
  })

/** Points come back with time, and a slow machine would be given them faster than it spends them. */
const standStill = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now())
afterEach(() => void vi.restoreAllMocks())

describe('what is too much', () => {
  it.each(tooMuch.filter(([, , message]) => message !== 'NO ERROR'))(
    'is refused before any statement: %s',
    async (_, query, message) => {
      const others = shop.database.pool.query('SELECT 1')
      const { result, connections } = await countConnections(() => shop.query(query))
      const { data, errors } = result
      await others
      expect(data).toBeUndefined()
      expect(errors?.[0]?.message).toContain(message)
      expect(errors?.[0]?.extensions?.code).toBeTypeOf('string')
      expect(connections).toBe(0)
    },
  )

  it('is told from what is answered by the statements of the query alone', async () => {
    const { result, connections } = await countConnections(() => shop.query('{ products(first: 1) { nodes { id } } }'))
    expect(result.errors).toBeUndefined()
    expect(connections).toBeGreaterThan(0)
  })

  it('is a question for the schema again and again', async () => {
    standStill()
    const asked = []
    for (let count = 0; count < 5; count += 1)
      asked.push(await shop.platform.fetch(introspectionRequest(count), { shop: 'main', clientIp: '203.0.113.99' }))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503])
    expect(asked[4]?.headers.get('Retry-After')).toBe('20')
    expect(await asked[4]?.json()).toMatchObject({ errors: [{ extensions: { code: 'THROTTLED' } }] })
    const other = await shop.platform.fetch(introspectionRequest(9), { shop: 'main', clientIp: '203.0.113.98' })
    expect(other.status).toBe(200)
  })

  it('costs nothing where fragments only look endless', async () => {
    const [, query = ''] = tooMuch.find(([, , message]) => message === 'NO ERROR') ?? []
    const { errors } = await shop.query(query)
    expect(errors ?? []).toEqual([])
  })

  it.each([
    ['twelve fields at the root', `{ ${repeat(12, (i) => `a${i}: shop { name }`)} }`],
    [
      'twelve fields at the root, behind a fragment',
      `{ ...A } fragment A on QueryRoot { ${'shop { name } '.repeat(12)} }`,
    ],
    ['little, deep down', nested(24)],
  ])('is not: %s', async (_, query) => {
    const { data, errors } = await shop.query(query)
    expect(errors).toBeUndefined()
    expect(data).toBeDefined()
  })

  it.each([
    [
      'a page size',
      'query Q($n: Int!) { products(first: $n) { nodes { id } } }',
      { n: 251 },
      'first cannot exceed 250',
    ],
    [
      'a list',
      'query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: Array(251).fill('gid://shopify/Product/1') },
      'The input array size of 251 is greater than the maximum allowed of 250.',
    ],
    ['a null character', 'query Q($h: String!) { product(handle: $h) { id } }', { h: 'a\0' }, 'Null characters'],
    [
      'something without end',
      'query Q($f: [ProductFilter!]) { collection(handle: "x") { products(first: 1, filters: $f) { nodes { id } } } }',
      { f: JSON.parse('['.repeat(1_000) + ']'.repeat(1_000)) },
      'nested too deeply',
    ],
  ])('is refused in a variable too: %s', async (_, query, variables, message) => {
    const { result, connections } = await countConnections(() => shop.query(query, variables))
    const { data, errors } = result
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toContain(message)
    expect(connections).toBe(0)
  })

  it('is less for who has no token', async () => {
    const query = '{ products(first: 100) { nodes { variants(first: 10) { nodes { id } } } } }'
    const tokenless = await shop.fetchAt('/api/2025-04/graphql.json', {
      method: 'POST',
      body: JSON.stringify({ query }),
    })
    expect(await tokenless.json()).toEqual({
      errors: [
        { message: 'Complexity exceeded', extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost: 1101, maxCost: 1000 } },
      ],
    })
    const { errors } = await shop.query(query)
    expect(errors).toBeUndefined()
  })

  it('is in the cost of every response, and runs out for one client alone', async () => {
    standStill()
    const query = '{ products(first: 100) { nodes { variants(first: 8) { nodes { id } } } } }'
    const asking = (clientIp: string) =>
      shop
        .fetchAt('/api/2025-04/graphql.json', { method: 'POST', body: JSON.stringify({ query }) }, { clientIp })
        .then((response) => response.json())
    const first = await asking('198.51.100.1')
    expect(first.extensions.cost).toEqual({
      requestedQueryCost: 901,
      throttleStatus: { maximumAvailable: 100_000, currentlyAvailable: 99_099, restoreRate: 10_000 },
    })
    let last = first
    for (let tries = 0; tries < 400 && !last.errors; tries += 1) {
      const responses = await Promise.all(Array.from({ length: 50 }, () => asking('198.51.100.1')))
      last = responses.find(({ errors }) => errors) ?? last
    }
    expect(last.errors).toEqual([{ message: 'Throttled', extensions: { code: 'THROTTLED' } }])
    expect((await asking('198.51.100.2')).errors).toBeUndefined()
  })

  it('is a pause where a link to a cart is opened, not a link that leads nowhere', async () => {
    standStill()
    const clientIp = '198.51.100.5'
    const headers = { 'X-Shopify-Storefront-Access-Token': demoPublicToken }
    const query = '{ products(first: 250) { nodes { variants(first: 190) { nodes { id } } } } }'
    const spend = async () => {
      const body = JSON.stringify({ query })
      const response = await shop.fetchAt('/api/2025-04/graphql.json', { method: 'POST', headers, body }, { clientIp })
      return (await response.json()).extensions.cost.throttleStatus.currentlyAvailable
    }
    let left = await spend()
    while (left > 48_000) left = await spend()
    const body = JSON.stringify({
      query: `{ products(first: ${Math.max(1, Math.floor(left / 191))}) { nodes { variants(first: 190) { nodes { id } } } } }`,
    })
    await shop.fetchAt('/api/2025-04/graphql.json', { method: 'POST', headers, body }, { clientIp })
    let response = await shop.fetchAt('/cart/1:1', {}, { clientIp })
    for (let tries = 0; tries < 200 && response.status === 404; tries += 1)
      response = await shop.fetchAt('/cart/1:1', {}, { clientIp })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await shop.fetchAt('/cart/1:1', {}, { clientIp: '198.51.100.6' })).status).toBe(404)
  })

  it('is not even read of a client who sends nothing else', async () => {
    standStill()
    let sent = 0
    const refusal = async (clientIp: string): Promise<string> => {
      sent += 1
      const body = JSON.stringify({ query: `{ nothing${sent} }` })
      const response = await shop.fetchAt('/api/2025-04/graphql.json', { method: 'POST', body }, { clientIp })
      return (await response.json()).errors[0].extensions.code
    }
    const codes = new Set<string>()
    for (let tries = 0; tries < 100 && !codes.has('THROTTLED'); tries += 1)
      for (const code of await Promise.all(Array.from({ length: 50 }, () => refusal('198.51.100.3')))) codes.add(code)
    expect([...codes]).toEqual(['undefinedField', 'THROTTLED'])
    expect(await refusal('198.51.100.4')).toBe('undefinedField')
  })
})
