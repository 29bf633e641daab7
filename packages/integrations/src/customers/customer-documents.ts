import { graphql } from '../storefront/graphql.ts'

const customerFields = graphql(`
  fragment CustomerFields on Customer {
    id
    email
    firstName
    lastName
    displayName
    phone
    acceptsMarketing
    createdAt
    updatedAt
    defaultAddress { id }
    addresses(first: 10) {
      nodes { id firstName lastName company address1 address2 city province provinceCode zip country countryCodeV2 phone }
    }
  }
`)

const errorFields = graphql(`
  fragment ErrorFields on CustomerUserError {
    code
    field
    message
  }
`)

export const customerCreate = graphql(
  `
  mutation CustomerCreate($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
      customer { ...CustomerFields }
      customerUserErrors { ...ErrorFields }
    }
  }
`,
  [customerFields, errorFields],
)

export const customerAccessTokenCreate = graphql(
  `
  mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken { accessToken expiresAt }
      customerUserErrors { ...ErrorFields }
    }
  }
`,
  [errorFields],
)

export const customerAccessTokenRenew = graphql(`
  mutation CustomerAccessTokenRenew($customerAccessToken: String!) {
    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      customerAccessToken { accessToken expiresAt }
      userErrors { field message }
    }
  }
`)

export const customerAccessTokenDelete = graphql(`
  mutation CustomerAccessTokenDelete($customerAccessToken: String!) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      userErrors { field message }
    }
  }
`)

export const customerByToken = graphql(
  `
  query CustomerByToken($token: String!) {
    customer(customerAccessToken: $token) {
      ...CustomerFields
      orders(first: 10, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          id
          name
          orderNumber
          processedAt
          financialStatus
          fulfillmentStatus
          totalPrice { amount currencyCode }
          shippingAddress { firstName lastName address1 address2 city province zip country }
          lineItems(first: 50) {
            nodes {
              title
              quantity
              originalTotalPrice { amount currencyCode }
              variant { image { url altText } }
            }
          }
        }
      }
    }
  }
`,
  [customerFields],
)

export const customerUpdate = graphql(
  `
  mutation CustomerUpdate($token: String!, $customer: CustomerUpdateInput!) {
    customerUpdate(customerAccessToken: $token, customer: $customer) {
      customer { ...CustomerFields }
      customerAccessToken { accessToken expiresAt }
      customerUserErrors { ...ErrorFields }
    }
  }
`,
  [customerFields, errorFields],
)

export const customerRecover = graphql(
  `
  mutation CustomerRecover($email: String!) {
    customerRecover(email: $email) { customerUserErrors { ...ErrorFields } }
  }
`,
  [errorFields],
)

export const customerReset = graphql(
  `
  mutation CustomerReset($id: ID!, $input: CustomerResetInput!) {
    customerReset(id: $id, input: $input) {
      customer { ...CustomerFields }
      customerAccessToken { accessToken expiresAt }
      customerUserErrors { ...ErrorFields }
    }
  }
`,
  [customerFields, errorFields],
)

export const customerAddressCreate = graphql(
  `
  mutation CustomerAddressCreate($token: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $token, address: $address) {
      customerAddress { id }
      customerUserErrors { ...ErrorFields }
    }
  }
`,
  [errorFields],
)

export const customerAddressUpdate = graphql(
  `
  mutation CustomerAddressUpdate($token: String!, $id: ID!, $address: MailingAddressInput!) {
    customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
      customerAddress { id }
      customerUserErrors { ...ErrorFields }
    }
  }
`,
  [errorFields],
)

export const customerAddressDelete = graphql(
  `
  mutation CustomerAddressDelete($token: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $token, id: $id) {
      deletedCustomerAddressId
      customerUserErrors { ...ErrorFields }
    }
  }
`,
  [errorFields],
)

export const customerDefaultAddressUpdate = graphql(
  `
  mutation CustomerDefaultAddressUpdate($token: String!, $addressId: ID!) {
    customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $addressId) {
      customer { ...CustomerFields }
      customerUserErrors { ...ErrorFields }
    }
  }
`,
  [customerFields, errorFields],
)
