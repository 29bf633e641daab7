import type { Door } from './graphql/storefront-context.ts'

/** What every route of a shop's door can ask for: `c.env.door`. */
export type DoorEnv = { Bindings: { door: Door } }
