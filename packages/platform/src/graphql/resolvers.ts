import type { GraphQLResolveInfo } from 'graphql'
import type { StorefrontContext } from './storefront-context.ts'

// biome-ignore lint/suspicious/noExplicitAny: a map of every type's fields cannot name their sources and arguments
type Field<Context> = (source: any, args: any, context: Context, info: GraphQLResolveInfo) => unknown

export type Resolvers<Context> = Readonly<Record<string, Readonly<Record<string, Field<Context>>>>>

/** By type and field. A field without a resolver reads the property of its name. */
export type StorefrontResolvers = Resolvers<StorefrontContext>
