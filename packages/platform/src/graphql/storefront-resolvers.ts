import type { StorefrontResolvers } from './resolvers.ts'

/** Every part's share of the schema. */
export const storefrontResolvers: readonly StorefrontResolvers[] = []
