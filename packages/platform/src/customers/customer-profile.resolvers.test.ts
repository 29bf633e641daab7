import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const errorFields = 'customerUserErrors { code field message } userErrors { field message }'
const password = 'correct horse'

let lastClient = 0
const asking = (more: { shop?: 'main' | 'retail' } = {}) => ({
  clientIp: `198.51.100.${++lastClient % 250}`,
  ...more,
})

type Person = { email: string; token: string; id: string }

const register = async (email: string, more: object = {}, shop: 'main' | 'retail' = 'main'): Promise<Person> => {
  const { data } = await platform.query(
    `mutation($input: CustomerCreateInput!, $login: CustomerAccessTokenCreateInput!) {
      customerCreate(input: $input) { customer { id } }
      customerAccessTokenCreate(input: $login) { customerAccessToken { accessToken } }
    }`,
    { input: { email, password, ...more }, login: { email, password } },
    asking({ shop }),
  )
  return {
    email,
    id: data.customerCreate.customer.id,
    token: data.customerAccessTokenCreate.customerAccessToken.accessToken,
  }
}

const update = async (token: string, customer: object, more = {}) =>
  platform.query(
    `mutation($token: String!, $customer: CustomerUpdateInput!) { customerUpdate(customerAccessToken: $token, customer: $customer) {
      customer { email firstName lastName phone displayName acceptsMarketing } customerAccessToken { accessToken } ${errorFields} } }`,
    { token, customer },
    asking(more),
  )
const addressFields =
  'id firstName lastName name company address1 address2 city province provinceCode zip country countryCode countryCodeV2 phone formatted formattedArea latitude longitude'
const addAddress = (token: string, address: object, more = {}) =>
  platform.query(
    `mutation($token: String!, $address: MailingAddressInput!) { customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { ${addressFields} } ${errorFields} } }`,
    { token, address },
    asking(more),
  )
const changeAddress = (token: string, id: string, address: object) =>
  platform.query(
    `mutation($token: String!, $id: ID!, $address: MailingAddressInput!) { customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) { customerAddress { ${addressFields} } ${errorFields} } }`,
    { token, id, address },
    asking(),
  )
const deleteAddress = (token: string, id: string) =>
  platform.query(
    `mutation($token: String!, $id: ID!) { customerAddressDelete(customerAccessToken: $token, id: $id) { deletedCustomerAddressId ${errorFields} } }`,
    { token, id },
    asking(),
  )
const chooseDefault = (token: string, addressId: string) =>
  platform.query(
    `mutation($token: String!, $addressId: ID!) { customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $addressId) { customer { defaultAddress { id } } ${errorFields} } }`,
    { token, addressId },
    asking(),
  )
const read = async (token: string, fields: string, more = {}) =>
  (
    await platform.query(
      `query($token: String!) { customer(customerAccessToken: $token) { ${fields} } }`,
      { token },
      asking(more),
    )
  ).data.customer

const ferhadija = {
  address1: 'Ferhadija 1',
  city: 'Sarajevo',
  province: 'Kanton Sarajevo',
  zip: '71000',
  country: 'Bosna i Hercegovina',
}
const added = async (token: string, address: object): Promise<string> =>
  (await addAddress(token, address)).data.customerAddressCreate.customerAddress.id

let amra: Person
let senad: Person
beforeAll(async () => {
  amra = await register('amra@example.com', { firstName: 'Amra', lastName: 'Hadžić' })
  senad = await register('senad@example.com', { phone: '+38761555666' })
})
afterEach(() => platform.setClockOffset(0))

describe('customerUpdate', () => {
  it('changes what is given and leaves the rest', async () => {
    const { data } = await update(amra.token, { lastName: 'Kovač', acceptsMarketing: true, phone: '+387 62 111 222' })
    expect(data.customerUpdate).toEqual({
      customer: {
        email: amra.email,
        firstName: 'Amra',
        lastName: 'Kovač',
        displayName: 'Amra Kovač',
        phone: '+38762111222',
        acceptsMarketing: true,
      },
      customerAccessToken: null,
      customerUserErrors: [],
      userErrors: [],
    })
    const emptied = await update(amra.token, { phone: '', lastName: null })
    expect(emptied.data.customerUpdate.customer).toMatchObject({ phone: null, lastName: null, acceptsMarketing: true })
  })

  it('names every fault at its field, and changes nothing', async () => {
    const { data } = await update(amra.token, { firstName: '<i>x</i>', email: 'x@', password: 'tiny', phone: '1' })
    expect(data.customerUpdate.customer).toBeNull()
    expect(data.customerUpdate.customerUserErrors).toMatchObject([
      { code: 'INVALID', field: ['customer', 'email'] },
      { code: 'TOO_SHORT', field: ['customer', 'password'] },
      { code: 'CONTAINS_HTML_TAGS', field: ['customer', 'firstName'] },
      { code: 'INVALID', field: ['customer', 'phone'] },
    ])
    const taken = await update(amra.token, { email: senad.email, phone: '061 555 666' })
    expect(taken.data.customerUpdate.customerUserErrors).toEqual([
      { code: 'TAKEN', field: ['customer', 'email'], message: 'Email has already been taken' },
      { code: 'TAKEN', field: ['customer', 'phone'], message: 'Phone has already been taken' },
    ])
    expect(await read(amra.token, 'firstName email phone')).toEqual({
      firstName: 'Amra',
      email: amra.email,
      phone: null,
    })
  })

  it('gives one of two who want the same e-mail at once', async () => {
    const people = await Promise.all([register('one@example.com'), register('two@example.com')])
    const responses = await Promise.all(people.map(({ token }) => update(token, { email: 'wanted@example.com' })))
    const codes = responses.map(({ data }) => data.customerUpdate.customerUserErrors[0]?.code ?? 'changed')
    expect(codes.toSorted()).toEqual(['TAKEN', 'changed'])
  })

  it('with a new password ends every token and brings a new one; the old address hears of it', async () => {
    const { email, token } = await register('changing@example.com')
    const { data } = await update(token, { password: 'something new', email: 'changed@example.com' })
    const fresh = data.customerUpdate.customerAccessToken.accessToken
    expect(await read(token, 'email')).toBeNull()
    expect(await read(fresh, 'email')).toEqual({ email: 'changed@example.com' })
    await platform.jobs.drain()
    expect(platform.sent.filter(({ to }) => to === email).at(-1)?.subject).toContain('promijenjen')
  })

  it.each([
    ['customerUpdate', (token: string, more: object) => update(token, { firstName: 'X' }, more)],
    ['customerAddressCreate', (token: string, more: object) => addAddress(token, ferhadija, more)],
  ])('%s needs a living token of this shop', async (name, attempt) => {
    const retail = await register(`${name.toLowerCase()}@example.com`, {}, 'retail')
    const refusals = [
      await attempt('nonsense', {}),
      await attempt(retail.token, {}),
      await attempt(amra.token, { shop: 'retail' }),
    ]
    await platform.setClockOffset(31 * 86_400_000)
    refusals.push(await attempt(amra.token, {}))
    for (const { data, errors } of refusals) {
      expect(data[name]).toBeNull()
      expect(errors).toMatchObject([
        {
          message: `Access denied for ${name} field. Required access: \`unauthenticated_write_customers\` access scope. Also: Requires valid customer access token.`,
          path: [name],
          extensions: { code: 'ACCESS_DENIED' },
        },
      ])
    }
  })
})

describe('addresses', () => {
  it('are made with every field, the first as the default', async () => {
    const { data } = await addAddress(senad.token, {
      ...ferhadija,
      firstName: 'Senad',
      lastName: 'B.',
      phone: '+387 61 234 567',
      company: 'Sitnice',
    })
    expect(data.customerAddressCreate.customerUserErrors).toEqual([])
    expect(data.customerAddressCreate.customerAddress).toMatchObject({
      name: 'Senad B.',
      company: 'Sitnice',
      address2: null,
      province: 'Kanton Sarajevo',
      provinceCode: '09',
      country: 'Bosnia & Herzegovina',
      countryCode: 'BA',
      countryCodeV2: 'BA',
      phone: '+387 61 234 567',
      formatted: ['Sitnice', 'Ferhadija 1', '71000 Sarajevo', 'Kanton Sarajevo', 'Bosnia & Herzegovina'],
      formattedArea: 'Sarajevo, Bosnia & Herzegovina',
      latitude: null,
    })
    const { id } = data.customerAddressCreate.customerAddress
    expect(id).toMatch(/^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=CustomerAddress$/)
    expect(await read(senad.token, 'defaultAddress { id formatted(withName: true, withCompany: false) }')).toEqual({
      defaultAddress: {
        id,
        formatted: ['Senad B.', 'Ferhadija 1', '71000 Sarajevo', 'Kanton Sarajevo', 'Bosnia & Herzegovina'],
      },
    })
  })

  it('with half a character are refused, as a name is', async () => {
    const { data, errors } = await addAddress(senad.token, { ...ferhadija, address2: 'x\ud800' })
    expect(errors).toBeUndefined()
    expect(data.customerAddressCreate.customerUserErrors).toMatchObject([
      { code: 'INVALID', field: ['address', 'address2'] },
    ])
    expect((await update(senad.token, { firstName: '\udc00' })).data.customerUpdate.customerUserErrors).toMatchObject([
      { code: 'INVALID', field: ['customer', 'firstName'] },
    ])
  })

  it('take the customer’s name where none is given, and are changed field by field', async () => {
    const { token } = await register('names@example.com', { firstName: 'Maja', lastName: 'Ilić' })
    const id = await added(token, { ...ferhadija, province: '09', country: 'BA' })
    const { data } = await changeAddress(token, id, { city: 'Ilidža', address2: '2. sprat' })
    expect(data.customerAddressUpdate.customerAddress).toMatchObject({
      id,
      name: 'Maja Ilić',
      address1: 'Ferhadija 1',
      address2: '2. sprat',
      city: 'Ilidža',
      province: 'Kanton Sarajevo',
    })
  })

  it('pass their default on when it is deleted', async () => {
    const { token } = await register('defaults@example.com')
    const [first, second, third] = [
      await added(token, { address1: 'Prva 1' }),
      await added(token, { address1: 'Druga 2' }),
      await added(token, { address1: 'Treća 3' }),
    ]
    expect((await chooseDefault(token, third)).data.customerDefaultAddressUpdate).toMatchObject({
      customer: { defaultAddress: { id: third } },
      customerUserErrors: [],
    })
    const page = await read(
      token,
      'addresses(first: 2) { nodes { id } edges { cursor } pageInfo { hasNextPage endCursor } }',
    )
    expect(page.addresses).toMatchObject({ nodes: [{ id: first }, { id: second }], pageInfo: { hasNextPage: true } })
    const rest = await read(
      token,
      `addresses(first: 2, after: "${page.addresses.pageInfo.endCursor}") { nodes { id } }`,
    )
    expect(rest.addresses.nodes).toEqual([{ id: third }])

    expect((await deleteAddress(token, third)).data.customerAddressDelete).toMatchObject({
      deletedCustomerAddressId: third,
      userErrors: [],
    })
    expect((await read(token, 'defaultAddress { id }')).defaultAddress).toEqual({ id: first })
    await deleteAddress(token, first)
    await deleteAddress(token, second)
    expect(await read(token, 'defaultAddress { id } addresses(last: 5) { nodes { id } }')).toEqual({
      defaultAddress: null,
      addresses: { nodes: [] },
    })
  })

  it.each([
    [{ country: 'Atlantis' }, 'INVALID', ['address', 'country'], 'Country is invalid'],
    [{ city: 'x'.repeat(256) }, 'TOO_LONG', ['address', 'city'], 'City is too long (maximum is 255 characters)'],
    [
      { address1: '<script>x</script>' },
      'CONTAINS_HTML_TAGS',
      ['address', 'address1'],
      'Address1 cannot contain HTML tags',
    ],
    [{ company: 'https://spam.example' }, 'CONTAINS_URL', ['address', 'company'], 'Company cannot contain URL'],
  ])('refuse %o', async (wrong, code, field, message) => {
    const { data } = await addAddress(amra.token, { ...ferhadija, ...wrong })
    expect(data.customerAddressCreate).toEqual({
      customerAddress: null,
      customerUserErrors: [{ code, field, message }],
      userErrors: [{ field, message }],
    })
  })

  it('are one each, also when they are sent twice at once', async () => {
    const { token } = await register('twice@example.com')
    const responses = await Promise.all([addAddress(token, ferhadija), addAddress(token, ferhadija)])
    const codes = responses.map(({ data }) => data.customerAddressCreate.customerUserErrors[0]?.code ?? 'made')
    expect(codes.toSorted()).toEqual(['TAKEN', 'made'])
  })

  it('of somebody else do not exist', async () => {
    const foreign = await added(senad.token, { address1: 'Tuđa 7' })
    for (const id of [foreign, 'gid://shopify/MailingAddress/999999999', 'gid://shopify/Product/1']) {
      const notFound = (field: string) => [{ code: 'NOT_FOUND', field: [field], message: 'Address does not exist' }]
      const changed = await changeAddress(amra.token, id, { city: 'X' })
      expect(changed.data.customerAddressUpdate.customerUserErrors).toEqual(notFound('id'))
      const deleted = await deleteAddress(amra.token, id)
      expect(deleted.data.customerAddressDelete.customerUserErrors).toEqual(notFound('id'))
      const chosen = await chooseDefault(amra.token, id)
      expect(chosen.data.customerDefaultAddressUpdate.customerUserErrors).toEqual(notFound('addressId'))
    }
    expect((await read(senad.token, 'addresses(first: 9) { nodes { address1 } }')).addresses.nodes).toContainEqual({
      address1: 'Tuđa 7',
    })
  })
})

describe('the customer', () => {
  it('has all its fields', async () => {
    const { token, id } = await register('whole@example.com')
    await platform.database.pool.query(
      `UPDATE platform.customers SET tags = '{vip}', metafields = '{"custom.size":{"type":"single_line_text_field","value":"M"}}' WHERE email = 'whole@example.com'`,
    )
    const customer = await read(
      token,
      'id email phone firstName lastName displayName acceptsMarketing tags numberOfOrders createdAt updatedAt metafield(namespace: "custom", key: "size") { value } metafields(identifiers: [{ key: "size" }, { namespace: "no", key: "no" }]) { key }',
    )
    expect(customer).toMatchObject({
      id,
      displayName: 'whole@example.com',
      tags: ['vip'],
      numberOfOrders: '0',
      metafield: { value: 'M' },
      metafields: [{ key: 'size' }, null],
    })
    expect(customer.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  it('has its orders, sorted and paged, and nobody else’s', async () => {
    const { token, id } = await register('orders@example.com')
    const order = (number: number, total: number, daysAgo: number, customer = id) =>
      platform.database.pool.query(
        `INSERT INTO platform.orders (shop_id, number, customer_id, email, language, currency, subtotal, discount_total, shipping_total, tax_total, total, payment_method, financial_status, status_key, created_at)
         SELECT id, $1::int, $2, 'order' || $1::int || '@example.com', 'bcs', 'BAM', $3, 0, 0, 0, $3, 'card', 'paid', 'key' || $1::int, now() - $4::int * interval '1 day' FROM platform.shops WHERE handle = 'main'`,
        [number, customer.split('/').at(-1), total, daysAgo],
      )
    await order(1, 300, 1)
    await order(2, 100, 3)
    await order(3, 200, 2)
    await order(4, 50, 0, senad.id)
    const numbers = async (args: string) =>
      (await read(token, `orders(${args}) { totalCount nodes { orderNumber } }`)).orders.nodes.map(
        ({ orderNumber }: { orderNumber: number }) => String(orderNumber),
      )
    expect(await numbers('first: 9')).toEqual(['1', '2', '3'])
    expect(await numbers('first: 9, reverse: true')).toEqual(['3', '2', '1'])
    expect(await numbers('first: 9, sortKey: PROCESSED_AT')).toEqual(['2', '3', '1'])
    expect(await numbers('last: 2, sortKey: TOTAL_PRICE')).toEqual(['3', '1'])
    const since = new Date(Date.now() - 2.5 * 86_400_000).toISOString()
    expect(await numbers(`first: 9, query: "processed_at:>='${since}'"`)).toEqual(['1', '3'])
    expect(await numbers(`first: 9, query: "processed_at: >= '${since}'"`)).toEqual(['1', '3'])
    for (const [query, found] of [
      ['processed_at:>=0000-01-01', ['1', '2', '3']],
      ['processed_at:>=0001-01-01', ['1', '2', '3']],
      ['processed_at:9999-12-31', []],
      ['processed_at:<=9999-12-31', ['1', '2', '3']],
      [`processed_at:${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}`, ['1']],
    ] as const)
      expect(await numbers(`first: 9, query: "${query}"`)).toEqual(found)
    // It would take a minute of everybody's time where spaces can be divided in more than one way.
    expect(await numbers(`first: 9, query: "processed_at:${' '.repeat(50_000)}x"`)).toEqual(['1', '2', '3'])
    const page = await read(
      token,
      'numberOfOrders orders(first: 2, sortKey: TOTAL_PRICE) { totalCount edges { cursor } pageInfo { hasNextPage } }',
    )
    expect(page).toMatchObject({ numberOfOrders: '3', orders: { totalCount: '3', pageInfo: { hasNextPage: true } } })
    expect(await numbers(`first: 2, sortKey: TOTAL_PRICE, after: "${page.orders.edges[1].cursor}"`)).toEqual(['1'])
  })

  it('is sent to subscribers of its webhooks', async () => {
    await platform.database.pool.query(
      `INSERT INTO platform.webhook_subscriptions (shop_id, topic, callback_url) SELECT id, topic, 'http://127.0.0.1:9/' FROM platform.shops, unnest(ARRAY['CUSTOMERS_CREATE', 'CUSTOMERS_UPDATE']) AS topic WHERE handle = 'main'`,
    )
    const { token } = await register('told@example.com')
    await update(token, { firstName: 'Told' })
    await addAddress(token, ferhadija)
    const { rows } = await platform.database.pool.query(
      'SELECT topic FROM platform.webhook_deliveries ORDER BY triggered_at',
    )
    expect(rows.map(({ topic }) => topic)).toEqual(['CUSTOMERS_CREATE', 'CUSTOMERS_UPDATE', 'CUSTOMERS_UPDATE'])
  })
})
