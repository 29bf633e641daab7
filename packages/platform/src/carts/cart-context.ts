import type { Resolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { Carts } from './carts.ts'

export type CartNeeds = Pick<PlatformNeeds, 'database' | 'limiter'> & { readonly carts: Carts }

export type CartContext = StorefrontContext<CartNeeds>

export type CartResolvers = Resolvers<CartContext>
