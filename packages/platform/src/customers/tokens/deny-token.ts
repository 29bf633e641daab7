import { GraphQLError } from 'graphql'

/** What the hosted platform answers when a token that must name a customer names nobody. */
export const denyToken = (fieldName: string): GraphQLError => {
  const requiredAccess = '`unauthenticated_write_customers` access scope. Also: Requires valid customer access token.'
  return new GraphQLError(`Access denied for ${fieldName} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  })
}
