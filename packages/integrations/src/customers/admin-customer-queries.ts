const address = `{
  id firstName lastName company address1 address2 city province provinceCode zip country countryCodeV2 phone
}`

const identity = '{ id email firstName lastName tags verifiedEmail }'

export const customerById = `query ($id: ID!) {
  customer(id: $id) {
    id email firstName lastName displayName phone createdAt updatedAt
    emailMarketingConsent { marketingState }
    defaultAddress { id }
    addresses(first: 10) ${address}
    orders(first: 10, sortKey: PROCESSED_AT, reverse: true) {
      nodes {
        id name processedAt displayFinancialStatus displayFulfillmentStatus
        totalPriceSet { shopMoney { amount currencyCode } }
        shippingAddress ${address}
        lineItems(first: 50) {
          nodes {
            title quantity
            originalTotalSet { shopMoney { amount currencyCode } }
            image { url altText }
          }
        }
      }
    }
  }
}`

export const addressesById = `query ($id: ID!) {
  customer(id: $id) { phone defaultAddress { id } addresses(first: 10) ${address} }
}`

export const customerByEmail = `query ($emailAddress: String!) {
  customerByIdentifier(identifier: { emailAddress: $emailAddress }) ${identity}
}`

export const customersByQuery = `query ($query: String, $after: String) {
  customers(first: 50, after: $after, query: $query, sortKey: ID, reverse: true) {
    pageInfo { hasNextPage endCursor }
    nodes { id email firstName lastName phone createdAt numberOfOrders }
  }
}`

export const createCustomer = `mutation ($input: CustomerInput!) {
  customerCreate(input: $input) { customer ${identity} userErrors { field message } }
}`

export const updateCustomer = `mutation ($input: CustomerInput!) {
  customerUpdate(input: $input) { customer { id } userErrors { field message } }
}`

export const createAddress = `mutation ($customerId: ID!, $address: MailingAddressInput!) {
  customerAddressCreate(customerId: $customerId, address: $address) {
    address { id }
    userErrors { field message }
  }
}`

export const updateAddress = `mutation ($customerId: ID!, $addressId: ID!, $address: MailingAddressInput!) {
  customerAddressUpdate(customerId: $customerId, addressId: $addressId, address: $address) {
    address { id }
    userErrors { field message }
  }
}`

export const deleteAddress = `mutation ($customerId: ID!, $addressId: ID!) {
  customerAddressDelete(customerId: $customerId, addressId: $addressId) {
    deletedAddressId
    userErrors { field message }
  }
}`

export const setDefaultAddress = `mutation ($customerId: ID!, $addressId: ID!) {
  customerUpdateDefaultAddress(customerId: $customerId, addressId: $addressId) {
    customer { id }
    userErrors { field message }
  }
}`
