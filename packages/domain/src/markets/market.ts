import type { MainCollection } from '../catalogue/main-collections.ts'
import type { Currency, Money } from '../money/money.ts'
import type { Language } from '../text/language.ts'
import type { ShopHandle } from './shop-handle.ts'

export const marketIds = ['ba', 'cl'] as const
export type MarketId = (typeof marketIds)[number]

export const isMarketId = (value: unknown): value is MarketId => (marketIds as readonly unknown[]).includes(value)

export type Range = { readonly from: number; readonly to: number }

export type DayRange = 'mon-fri' | 'sat' | 'sun'
export type OpeningHours = readonly { readonly days: DayRange; readonly time: string | 'closed' }[]

export type PostalAddress = {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: 'BA' | 'CL'
}

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube'

export type ContactData = {
  readonly email: string
  readonly phones: readonly string[]
  /** The street address of the footer: Sarajevo in both markets (readings D-05). */
  readonly address: PostalAddress
  readonly pickupPoint: PostalAddress
  readonly social: Readonly<Record<SocialNetwork, string>>
}

/** Four readings of the opening hours, each kept at its own place. // spec §1 */
export type HoursByPlace = Readonly<Record<'footer' | 'policy' | 'contact' | 'support', OpeningHours>>

/** The figures of the policy pages; a pair of readings is kept as two fields. // spec §9 Policies */
export type Policies = {
  readonly returnWindowDays: number
  readonly refundBusinessDaysAfterApproval: number
  readonly refundWithinDays: number
  readonly minimumWarrantyDays: number
  readonly warrantyMonths: number
  readonly dispatchBusinessDays: Range
  readonly deliveryCityBusinessDays: Range
  readonly deliveryElsewhereBusinessDays: Range
  readonly deliveryNationwideBusinessDays: Range
  readonly deliveryCost: { readonly from: Money; readonly to: Money } | undefined
  readonly complaintWithinHours: number
  readonly complaintAnswerDays: number
  readonly supportReplyHours: Range
  readonly minimumAge: number
  readonly reservationHours: number
  readonly loginLinkMinutes: number
}

export type NavigationName =
  | 'home'
  | 'shop'
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
  /** The ways to the goods. */
  readonly goods: readonly NavigationEntry[]
  /** The ways to an answer. */
  readonly help: readonly NavigationEntry[]
}

export type LoginWay = 'password' | 'email-link' | 'external-account' | 'platform-redirect'

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
  /** Where its local stock is listed (readings D-13). */
  readonly shop: ShopHandle
  /** The first is the default. */
  readonly languages: readonly [Language, ...Language[]]
  readonly timeZone: string
  readonly city: string
  readonly loginWays: readonly [LoginWay, ...LoginWay[]]
  readonly capabilities: Capabilities
  readonly navigation: Navigation
  readonly hours: HoursByPlace
  readonly contact: ContactData
  readonly policies: Policies
  /** Further paths under which a screen answers in this market alone. */
  readonly routeAliases: Readonly<Record<string, string>>
  readonly newWithinHours: number
  readonly cartLimitWhenStockUnknown: number
}
