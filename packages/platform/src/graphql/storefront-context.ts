import type { Language } from '@dvaput/domain/text/language'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'

export type StorefrontAccess = 'tokenless' | 'public' | 'private'

/** Terms of a `query:` that were ignored, and where. */
export type SearchWarnings = {
  readonly path: readonly (string | number)[]
  readonly query: string
  readonly warnings: readonly { readonly field: string; readonly message: string; readonly code: string }[]
}

/** Context of one operation. A module whose resolvers need more than the database names it: `StorefrontContext<Needs>`. */
export type StorefrontContext<Needs = unknown> = ShopEndpoint & {
  readonly access: StorefrontAccess
  readonly parts: Pick<PlatformNeeds, 'database'> & Needs
  /** Of `@inContext`, else the shop's first. */
  readonly language: Language
  /** The operation named a language, one of ours or not. */
  readonly namesLanguage?: boolean
  /** ISO, as `BA`. */
  readonly country: string
  /** Of `@inContext(buyer:)`. */
  readonly buyerToken: string | undefined
  /** Filled while the operation runs, for `extensions.search`. */
  readonly searchWarnings?: SearchWarnings[]
}
