import { beforeAll, describe, expect, it } from 'vitest'
import { useSignIn } from '../../../../../tests/support/people/sign-in.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()
const accounts = useSignIn(shop)
let token = ''
let stranger = ''

const queryAccount = (query: string, variables: Record<string, unknown> = {}) =>
  accounts.queryAccount(token, query, variables)

const address = {
  firstName: 'Ana',
  lastName: 'Anić',
  address1: 'Titova 1',
  city: 'Sarajevo',
  zip: '71000',
  territoryCode: 'BA',
  phoneNumber: '+38761111222',
}

beforeAll(async () => {
  token = (await accounts.signIn('ana@example.com')).tokens.access_token
  stranger = (await accounts.signIn('stranger@example.com')).tokens.access_token
})

describe('the Customer Account endpoint', () => {
  it('answers 401 without a token, with a wrong one and with a customer’s classic one', async () => {
    const made = await queryAccount(
      'mutation { storefrontCustomerAccessTokenCreate { customerAccessToken userErrors { code } } }',
    )
    const classic = made.data.storefrontCustomerAccessTokenCreate.customerAccessToken
    const { data } = await shop.query('query ($token: String!) { customer(customerAccessToken: $token) { email } }', {
      token: classic,
    })
    expect(data.customer.email).toBe('ana@example.com')
    for (const wrong of ['', 'x', 'Bearer ', classic])
      expect((await accounts.queryAccount(wrong, '{ customer { id } }')).status).toBe(401)
  })

  it('tells of wrong documents, and of what it does not do', async () => {
    expect((await queryAccount('{ customer { nothing } }')).errors?.[0]?.message).toBe(
      "Field 'nothing' doesn't exist on type 'Customer'",
    )
    const { errors } = await queryAccount('mutation { paypalTokenCreate { redirectUrl: __typename } }')
    expect(errors?.[0]?.message).toBe('Mutation.paypalTokenCreate is not implemented by this platform.')
    const response = await fetch(`${accounts.origin}/customer/api/2025-04/graphql`, {
      method: 'POST',
      headers: { Authorization: token },
      body: '{',
    })
    expect(response.status).toBe(400)
  })

  it('has a bucket of points for each customer, as the Storefront API has', async () => {
    const spender = (await accounts.signIn('spender@example.com')).tokens.access_token
    const dear = '{ customer { orders(first: 200) { nodes { lineItems(first: 200) { nodes { id } } } } } }'
    // Three times what the bucket holds: it refills meanwhile, and more so on a slow machine.
    const responses = await Promise.all(Array.from({ length: 150 }, () => accounts.queryAccount(spender, dear)))
    expect(responses[0]?.extensions?.cost).toMatchObject({ requestedQueryCost: expect.any(Number) })
    const codes = responses.map(({ errors }) => errors?.[0]?.extensions?.code)
    expect(codes.filter((code) => code === undefined).length).toBeGreaterThanOrEqual(40)
    expect(codes).toContain('THROTTLED')
    expect((await queryAccount('{ customer { id } }')).errors).toBeUndefined()
  })

  it('answers in the language that a query names, whichever the customer’s is', async () => {
    const reader = (await accounts.signIn('reader@example.com')).tokens.access_token
    await accounts.queryAccount(
      reader,
      'mutation ($address: CustomerAddressInput!) { customerAddressCreate(address: $address) { userErrors { code } } }',
      { address },
    )
    const read = `query ($language: LanguageCode) @inContext(language: $language) {
      customer { addresses(first: 1) { nodes { formatted formattedArea } } } }`
    const countryIn = async (language: string) => {
      const [shown] = (await accounts.queryAccount(reader, read, { language })).data.customer.addresses.nodes
      expect(shown.formattedArea).toContain(`, ${shown.formatted.at(-1)}`)
      return shown.formatted.at(-1)
    }
    expect(await countryIn('EN')).toBe('Bosnia & Herzegovina')
    expect(await countryIn('BS')).toBe('Bosna i Hercegovina')
  })

  it('answers at every path clients know', async () => {
    const { id } = shop.platform.shopOf('main').shop
    for (const path of ['/account/customer/api/2025-04/graphql', `/${id}/account/customer/api/unstable/graphql`]) {
      const response = await fetch(accounts.origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: token },
        body: JSON.stringify({ query: '{ shop { name } }' }),
      })
      expect(await response.json()).toMatchObject({ data: { shop: { name: 'Dvaput' } } })
    }
  })
})

describe('the customer', () => {
  it('is read whole', async () => {
    const { data, errors } = await queryAccount(`{ customer {
      id firstName lastName displayName creationDate imageUrl tags
      emailAddress { emailAddress marketingState } phoneNumber { phoneNumber }
      defaultAddress { id } addresses(first: 5) { nodes { id } } orders(first: 5) { nodes { id } }
      draftOrders(first: 1) { nodes { id } } companyContacts(first: 1) { nodes { id } }
      subscriptionContracts(first: 1) { nodes { id } } storeCreditAccounts(first: 1) { nodes { id } }
      metafield(namespace: "custom", key: "x") { value }
    } shop { id name email url myshopifyDomain } }`)
    expect(errors).toBeUndefined()
    expect(data.customer).toMatchObject({
      displayName: 'ana@example.com',
      emailAddress: { emailAddress: 'ana@example.com', marketingState: 'NOT_SUBSCRIBED' },
      phoneNumber: null,
      draftOrders: { nodes: [] },
      companyContacts: { nodes: [] },
    })
    expect(data.shop.myshopifyDomain).toBe('main.localhost')
    expect((await fetch(data.customer.imageUrl)).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('changes names, and says what is wrong with them', async () => {
    const change =
      'mutation ($input: CustomerUpdateInput!) { customerUpdate(input: $input) { customer { displayName } userErrors { code field message } } }'
    expect((await queryAccount(change, { input: { firstName: 'Ana', lastName: 'Anić' } })).data.customerUpdate).toEqual(
      {
        customer: { displayName: 'Ana Anić' },
        userErrors: [],
      },
    )
    expect((await queryAccount(change, { input: { firstName: 'a'.repeat(300) } })).data.customerUpdate).toMatchObject({
      customer: null,
      userErrors: [{ code: 'TOO_LONG', field: ['input', 'firstName'] }],
    })
    expect((await queryAccount(change, { input: {} })).data.customerUpdate.userErrors).toMatchObject([
      { code: 'CUSTOMER_INPUT_ARGUMENT_EMPTY' },
    ])
    expect((await queryAccount('{ customer { firstName } }')).data.customer.firstName).toBe('Ana')
  })

  it('subscribes to emails and leaves them', async () => {
    const subscribe =
      'mutation { customerEmailMarketingSubscribe { emailAddress { marketingState } userErrors { code } } }'
    const leave =
      'mutation { customerEmailMarketingUnsubscribe { emailAddress { marketingState } userErrors { code } } }'
    expect((await queryAccount(subscribe)).data.customerEmailMarketingSubscribe.emailAddress.marketingState).toBe(
      'SUBSCRIBED',
    )
    expect((await queryAccount(subscribe)).data.customerEmailMarketingSubscribe.userErrors).toEqual([
      { code: 'CUSTOMER_ALREADY_SUBSCRIBED' },
    ])
    expect((await queryAccount(leave)).data.customerEmailMarketingUnsubscribe.emailAddress.marketingState).toBe(
      'NOT_SUBSCRIBED',
    )
  })
})

describe('addresses', () => {
  const create = `mutation ($address: CustomerAddressInput!, $default: Boolean) {
    customerAddressCreate(address: $address, defaultAddress: $default) {
      customerAddress { id formatted(withName: true) territoryCode phoneNumber } userErrors { code field } } }`
  const update = `mutation ($id: ID!, $address: CustomerAddressInput, $default: Boolean) {
    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $default) {
      customerAddress { city } userErrors { code } } }`
  const remove =
    'mutation ($id: ID!) { customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code } } }'
  const read = '{ customer { defaultAddress { id } addresses(first: 9) { nodes { id city } } } }'

  it('are added, changed, made the default and deleted', async () => {
    const first = (await queryAccount(create, { address })).data.customerAddressCreate
    expect(first).toMatchObject({
      customerAddress: { territoryCode: 'BA', phoneNumber: '+38761111222' },
      userErrors: [],
    })
    expect(first.customerAddress.formatted[0]).toBe('Ana Anić')
    const second = (await queryAccount(create, { address: { ...address, city: 'Mostar' }, default: true })).data
    const { id } = second.customerAddressCreate.customerAddress
    expect((await queryAccount(read)).data.customer.defaultAddress.id).toBe(id)
    expect(
      (await queryAccount(update, { id, address: { city: 'Tuzla' } })).data.customerAddressUpdate.customerAddress.city,
    ).toBe('Tuzla')
    expect((await queryAccount(update, { id, default: false })).data.customerAddressUpdate.userErrors).toEqual([
      { code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' },
    ])
    expect((await queryAccount(remove, { id })).data.customerAddressDelete.userErrors).toEqual([
      { code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' },
    ])
    await queryAccount(update, { id: first.customerAddress.id, default: true })
    expect((await queryAccount(remove, { id })).data.customerAddressDelete).toEqual({
      deletedAddressId: id,
      userErrors: [],
    })
    expect((await queryAccount(read)).data.customer).toEqual({
      defaultAddress: { id: first.customerAddress.id },
      addresses: { nodes: [{ id: first.customerAddress.id, city: 'Sarajevo' }] },
    })
  })

  it('have a zone that their country has', async () => {
    const zoned = async (fields: object) =>
      (await queryAccount(create, { address: { ...address, ...fields } })).data.customerAddressCreate.userErrors
    expect(await zoned({ zoneCode: 'XX' })).toEqual([{ code: 'INVALID_FOR_COUNTRY', field: ['address', 'zoneCode'] }])
    expect(await zoned({ territoryCode: 'CL', zoneCode: 'RM' })).toEqual([])
    // Of a country that we have no list of.
    expect(await zoned({ territoryCode: 'DE', zoneCode: 'BE' })).toEqual([])
  })

  it('of nobody, of somebody else and of no country are refused', async () => {
    const { data } = await accounts.queryAccount(stranger, create, { address })
    const foreign = data.customerAddressCreate.customerAddress.id
    for (const id of [foreign, 'x', 'gid://shopify/CustomerAddress/1', 'gid://shopify/Customer/99999999999999999999']) {
      const unknown = [{ code: 'ADDRESS_ID_DOES_NOT_EXIST' }]
      expect(
        (await queryAccount(update, { id, address: { city: 'X' } })).data.customerAddressUpdate.userErrors,
      ).toEqual(unknown)
      expect((await queryAccount(remove, { id })).data.customerAddressDelete.userErrors).toEqual(unknown)
    }
    expect(
      (await queryAccount(create, { address: { ...address, territoryCode: 'ZZ' } })).data.customerAddressCreate
        .userErrors,
    ).toEqual([{ code: 'INVALID_TERRITORY_CODE', field: ['address', 'territoryCode'] }])
    expect((await queryAccount(create, { address: { ...address, city: 'a\0b' } })).errors?.[0]?.message).toContain(
      'Null characters',
    )
  })
})
