import { buildAdminSchema } from '@dvaput/platform/admin/admin-schema'
import { buildOfficialSchema } from '@dvaput/platform/graphql/official-schema'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import type { GraphQLSchema } from 'graphql'

export type GraphqlTarget = {
  readonly path: string
  readonly schema: GraphQLSchema
  readonly headers: Readonly<Record<string, string>>
}

/** The three GraphQL APIs of a shop, the customers' one with a token of nobody. */
export const graphqlTargets = (adminToken: string): readonly GraphqlTarget[] => [
  {
    path: '/api/2025-04/graphql.json',
    schema: buildOfficialSchema('storefront'),
    headers: { 'X-Shopify-Storefront-Access-Token': demoPublicToken },
  },
  {
    path: '/admin/api/2025-04/graphql.json',
    schema: buildAdminSchema(),
    headers: { 'X-Shopify-Access-Token': adminToken },
  },
  {
    path: '/customer/api/2025-04/graphql',
    schema: buildOfficialSchema('customer-account'),
    headers: { Authorization: 'Bearer nobody' },
  },
]
