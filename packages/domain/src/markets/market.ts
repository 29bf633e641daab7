import type { Currency } from '../money/money.ts'
import type { Language } from '../text/language.ts'
import type { BankAccount } from './bank-account.ts'
import type { Figures } from './figures.ts'
import type { MainCollection } from './main-collections.ts'
import type { OwnProfile } from './own-profile.ts'
import type { OwnTexts } from './own-texts.ts'
import type { ShopHandle } from './shop-handle.ts'

export const marketIds = ['ba', 'cl'] as const
export type MarketId = (typeof marketIds)[number]

export const isMarketId = (value: unknown): value is MarketId => (marketIds as readonly unknown[]).includes(value)

export type PostalAddress = {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: 'BA' | 'CL'
}

export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** What the shop has not filled in is missing here, and left out wherever it would be shown. */
export type ContactData = {
  readonly email?: string | undefined
  readonly phones: readonly string[]
  /** The company's seat. */
  readonly address?: PostalAddress | undefined
  /** Shown before the seat where it is another. */
  readonly pickupPoint?: PostalAddress | undefined
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>
}

/** Who sells, as a receipt has to name it. */
export type Seller = {
  readonly name: string
  readonly address?: PostalAddress | undefined
  /** Under the names that the law of the market gives them. */
  readonly taxIds: readonly { readonly name: string; readonly value: string }[]
}

export type NavigationName =
  | 'home'
  | 'shop'
  | 'international'
  | 'computing'
  | 'apple'
  | 'smartphones'
  | 'offers'
  | 'categories'
  | 'help'
  | 'shipping'
  | 'returns'
  | 'security'
  | 'faq'
  | 'contact'
  | 'terms'
  | 'privacy'

export type NavigationLink = { readonly name: NavigationName; readonly path: string }

/** A link, a group of links behind one word, or main collections with their subcategories. */
export type NavigationEntry =
  | NavigationLink
  | { readonly name: NavigationName; readonly links: readonly NavigationLink[] }
  | { readonly collection: MainCollection }
  | { readonly name: NavigationName; readonly collections: readonly MainCollection[] }

export type Navigation = {
  /** The ways to the products. */
  readonly products: readonly NavigationEntry[]
  /** The ways to an answer. */
  readonly help: readonly NavigationEntry[]
}

/** What /login offers. A market with `platform-redirect` has no page of its own: it leads to the platform at once. */
export type LoginWay = 'password' | 'email-link' | 'platform-account' | 'external-account' | 'platform-redirect'

export type Capabilities = {
  readonly reservations: boolean
  readonly paymentPreference: boolean
  /** Whether its shop has the listings by tag of the retail reading. */
  readonly tagListings: boolean
}

export type Market = {
  readonly id: MarketId
  readonly country: 'BA' | 'CL'
  /** The market's own name in each language, for the switch. */
  readonly name: Readonly<Record<Language, string>>
  readonly currency: Currency
  /** Where its local stock is listed. // divergences D-13 */
  readonly shop: ShopHandle
  /** The first is the default. */
  readonly languages: readonly [Language, ...Language[]]
  readonly timeZone: string
  readonly city: string
  readonly loginWays: readonly [LoginWay, ...LoginWay[]]
  readonly capabilities: Capabilities
  readonly navigation: Navigation
  /** Where the company's seat is: Sarajevo in both markets. // divergences D-21 */
  readonly seat: PostalAddress['country']
  /** What the law of the market calls the numbers of a seller. */
  readonly taxIdNames: readonly string[]
  readonly contact: ContactData
  readonly seller?: Seller | undefined
  /** Without one nobody pays by transfer. */
  readonly bankAccount?: BankAccount | undefined
  readonly figures: Figures
  /** What the shop has set in place of the profile; it is in `contact` and `figures` already. */
  readonly own?: OwnProfile
  /** What the shop has written in place of our information texts. */
  readonly ownTexts?: OwnTexts
  /** Who takes the money for imported products at our own checkout, as shoppers know them. Known to the server alone. */
  readonly importedPayments?: string
  /** Further paths under which a screen answers in this market alone. */
  readonly routeAliases: Readonly<Record<string, string>>
  readonly newWithinHours: number
  readonly cartLimitWhenStockUnknown: number
}
