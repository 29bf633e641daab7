import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada'
import type { introspection } from '#storefront-schema'

/** Documents written with this are typed from the official schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { DateTime: string; Decimal: string; HTML: string; ID: string; URL: string; UnsignedInt64: string }
}>()

/** A query with the types of its variables and of its result. */
export type StorefrontDocument<Data, Variables> = TadaDocumentNode<Data, Variables>
