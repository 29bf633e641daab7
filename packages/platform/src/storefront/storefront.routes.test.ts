import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()
const path = '/api/2025-04/graphql.json'
const question = JSON.stringify({ query: '{ __typename }' })

const post = (body: string, headers: Record<string, string> = {}, at = path) =>
  shop.fetchAt(at, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body })
const tokenless = async (query: string) => (await post(JSON.stringify({ query }))).json()

describe('the Storefront endpoint', () => {
  it.each(['2025-04', '2024-10', '2026-01', 'unstable', 'x'])(
    'answers version %s as 2025-04 [SF-01]',
    async (version) => {
      const response = await post(question, {}, `/api/${version}/graphql.json`)
      expect(response.status).toBe(200)
      expect(response.headers.get('X-Shopify-API-Version')).toBe('2025-04')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ data: { __typename: 'QueryRoot' } })
    },
  )

  it.each(['/api/graphql.json', '/api/2025-04/graphql', '/api/graphql'])('answers at %s too', async (at) => {
    expect((await post(question, {}, at)).status).toBe(200)
  })

  it('answers a body that is the document itself', async () => {
    const response = await post('{ __typename }', { 'Content-Type': 'application/graphql' })
    expect(await response.json()).toMatchObject({ data: { __typename: 'QueryRoot' } })
  })

  it('names the language and country of the response', async () => {
    const { extensions } = await shop.query('query Q @inContext(language: ES, country: CL) { __typename }')
    expect(extensions.context).toEqual({ country: 'CL', language: 'ES' })
  })

  it('takes the value that an operation gives to a variable of its context, unless one was sent', async () => {
    const query = 'query Q($l: LanguageCode = ES) @inContext(language: $l) { __typename }'
    expect((await shop.query(query)).extensions.context.language).toBe('ES')
    expect((await shop.query(query, { l: 'EN' })).extensions.context.language).toBe('EN')
    expect((await shop.query(query, { l: null })).extensions.context.language).toBe('BS')
  })

  it.each(['GET', 'PUT', 'DELETE'])('does not answer %s [SF-01]', async (method) => {
    const response = await shop.fetchAt(`${path}?query={__typename}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a batch', `[${question},${question}]`],
    ['no query', '{"variables":{}}'],
    ['a query that is no text', '{"query":1}'],
    ['variables that are none', '{"query":"{ __typename }","variables":[1]}'],
  ])('refuses %s as a body', async (_, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ errors: { query: 'Required parameter missing or invalid' } })
  })

  it('refuses a body above 64 KiB, whether it says its length or not', async () => {
    const body = (size: number) => JSON.stringify({ query: '{ __typename }' }).padEnd(size)
    const saying = (size: number) => post(body(size), { 'Content-Length': String(size) })
    for (const send of [(size: number) => post(body(size)), saying]) {
      expect((await send(65_536)).status).toBe(200)
      const response = await send(65_537)
      expect(response.status).toBe(413)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    }
    const lying = await post(body(65_537), { 'Content-Length': '2', 'Transfer-Encoding': 'chunked' })
    expect(lying.status).toBe(413)
  })

  it('lets pages of any origin ask, with whatever headers their client sends', async () => {
    const queryResult = 'content-type,x-shopify-storefront-access-token,x-sdk-variant'
    const preflight = await shop.fetchAt(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://somebody.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': queryResult,
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(queryResult)
    expect(preflight.headers.has('Access-Control-Allow-Credentials')).toBe(false)
    const response = await post(question, { Origin: 'https://somebody.example' })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })
})

describe('a token', () => {
  const statusWith = async (headers: Record<string, string>) => (await post(question, headers)).status

  it('opens when it is this shop’s and of the right kind [SF-01]', async () => {
    const { tokens } = shop.platform.shopOf('main')
    expect(await statusWith({ 'X-Shopify-Storefront-Access-Token': tokens.public })).toBe(200)
    expect(await statusWith({ 'Shopify-Storefront-Private-Token': tokens.private })).toBe(200)
    expect(await statusWith({ 'X-Shopify-Storefront-Access-Token': tokens.private })).toBe(401)
    expect(await statusWith({ 'Shopify-Storefront-Private-Token': tokens.public })).toBe(401)
    expect(await statusWith({ 'Shopify-Storefront-Private-Token': tokens.admin })).toBe(401)
    expect(
      await statusWith({ 'Shopify-Storefront-Private-Token': shop.platform.shopOf('retail').tokens.private }),
    ).toBe(401)
  })

  it('that is wrong gets the response of the hosted platform', async () => {
    const response = await post(question, { 'X-Shopify-Storefront-Access-Token': 'wrong' })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it.each([
    ['menu', '{ menu(handle: "x") { id } }', 'unauthenticated_read_content'],
    ['productTags', '{ productTags(first: 1) { nodes } }', 'unauthenticated_read_product_tags'],
    ['metaobjects', '{ metaobjects(type: "x", first: 1) { nodes { id } } }', 'unauthenticated_read_metaobjects'],
    ['customer', '{ customer(customerAccessToken: "x") { id } }', 'unauthenticated_read_customers'],
    [
      'customerRecover',
      'mutation { customerRecover(email: "a@b.ba") { customerUserErrors { code } } }',
      'unauthenticated_write_customers',
    ],
  ])('is asked for by %s', async (field, query, scope) => {
    const { errors } = await tokenless(query)
    const requiredAccess = `\`${scope}\` access scope.`
    expect(errors[0]).toMatchObject({
      message: `Access denied for ${field} field. Required access: ${requiredAccess}`,
      path: [field],
      extensions: { code: 'ACCESS_DENIED', requiredAccess },
    })
    expect(JSON.stringify((await shop.query(query)).errors ?? [])).not.toContain('ACCESS_DENIED')
  })

  it('is required by the schema, and by nothing that shops show to everybody', async () => {
    expect((await tokenless('{ __schema { queryType { name } } }')).errors[0].extensions.code).toBe('ACCESS_DENIED')
    expect((await tokenless('{ products(first: 1) { nodes { id } } __typename }')).errors).toBeUndefined()
  })
})

describe('an error', () => {
  it('names a field that does not exist in the hosted words, and guesses nothing', async () => {
    const { errors } = await shop.query('{ shop { nam } }')
    expect(errors).toEqual([
      {
        message: "Field 'nam' doesn't exist on type 'Shop'",
        locations: [{ line: 1, column: 10 }],
        extensions: { code: 'undefinedField', typeName: 'Shop', fieldName: 'nam' },
      },
    ])
    const wrong = [
      '{ product(handl: "x") { id } }',
      '{ products(first: 1, sortKey: PRIC) { nodes { id } } }',
      '{ ... on Produc { id } }',
      'query Q($x: Strin) { shop { name } }',
    ]
    for (const query of wrong) {
      const response = await shop.query(query)
      expect(response.errors?.length).toBeGreaterThan(0)
      expect(JSON.stringify(response)).not.toMatch(/did you mean/i)
    }
  })

  it('tells a variable that does not fit', async () => {
    const { data, errors } = await shop.query('query Q($n: Int!) { products(first: $n) { nodes { id } } }', {
      n: 'many',
    })
    expect(data).toBeUndefined()
    expect(errors?.[0]?.extensions?.code).toBe('INVALID_VARIABLE')
  })

  it('of ours says nothing but the number of the request', async () => {
    const { field, restore } = breakField(new Error('s3cret in the table'))
    const { data, errors } = await shop.query('{ publicApiVersions { handle } __typename }')
    restore()
    expect(field).toBeDefined()
    expect(JSON.stringify({ data, errors })).not.toContain('s3cret')
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('Internal error. Looks like something went wrong on our end.'),
      path: ['publicApiVersions'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
    })
  })

  it('that was meant for the client reaches it', async () => {
    const { restore } = breakField(new GraphQLError('Not today', { extensions: { code: 'BAD_REQUEST' } }))
    const { errors } = await shop.query('{ publicApiVersions { handle } }')
    restore()
    expect(errors?.[0]).toMatchObject({ message: 'Not today', extensions: { code: 'BAD_REQUEST' } })
  })

  it('because the database is unavailable is a 503 that says when to come back', async () => {
    const { restore } = breakField(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    const response = await post(JSON.stringify({ query: '{ publicApiVersions { handle } }' }))
    restore()
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
  })

  it('because nothing responds in time is one as well', async () => {
    const { restore } = replaceField(() => new Promise(() => undefined))
    const response = await post(JSON.stringify({ query: '{ publicApiVersions { handle } }' }))
    restore()
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await response.json()).errors[0].extensions.code).toBe('TIMEOUT')
  })

  it('names what is not implemented and cannot be empty', async () => {
    const { errors } = await shop.query(
      'mutation { shopPayPaymentRequestSessionCreate(sourceIdentifier: "x", paymentRequest: {lineItems: [], totalTax: {amount: 1, currencyCode: BAM}, subtotal: {amount: 1, currencyCode: BAM}, total: {amount: 1, currencyCode: BAM}, locale: "bs", presentmentCurrency: BAM}) { userErrors { message } } }',
    )
    expect(errors?.[0]).toMatchObject({
      message: 'Mutation.shopPayPaymentRequestSessionCreate is not implemented by this platform.',
      extensions: { code: 'NOT_IMPLEMENTED' },
    })
  })
})

/** Puts another resolver behind a field of the running schema for a moment. */
const replaceField = (resolver: () => unknown) => {
  const field = shop.platform.schema().getQueryType()?.getFields().publicApiVersions
  if (!field) throw new Error('the schema has lost a field')
  const { resolve } = field
  field.resolve = resolver
  return {
    field,
    restore: () => {
      if (resolve) field.resolve = resolve
      else delete field.resolve
    },
  }
}

const breakField = (failure: Error) =>
  replaceField(() => {
    throw failure
  })
