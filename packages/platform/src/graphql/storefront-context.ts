import type { Language } from '@dvaput/domain/text/language'
import type { PlatformParts } from '../platform.ts'
import type { Shop } from '../tables/shops.table.ts'

/** Through which door a request came in. */
export type Door = {
  readonly shop: Shop
  /** Scheme, host and port as the client wrote them: what answers name is reachable the same way. */
  readonly origin: string
  /** Of the one who asks; behind a private token, of the buyer it names. */
  readonly clientAddress: string
  /** The address is a server's that serves many buyers without naming them. */
  readonly speaksForMany?: boolean
  /** Named in errors and in the log, so that the two find each other. */
  readonly requestId: string
}

export type StorefrontAccess = 'tokenless' | 'public' | 'private'

/** What of a `query:` was passed over, and where. */
export type SearchWarnings = {
  readonly path: readonly (string | number)[]
  readonly query: string
  readonly warnings: readonly { readonly field: string; readonly message: string; readonly code: string }[]
}

/** Lives as long as one operation. */
export type StorefrontContext = Door & {
  readonly access: StorefrontAccess
  readonly parts: PlatformParts
  /** Of `@inContext`, else the shop's first. */
  readonly language: Language
  /** The operation asked for a language, ours or not. */
  readonly namesLanguage?: boolean
  /** ISO, as `BA`. */
  readonly country: string
  /** Of `@inContext(buyer:)`. */
  readonly buyerToken: string | undefined
  /** Filled while the operation runs, for `extensions.search`. */
  readonly searchWarnings?: SearchWarnings[]
}
