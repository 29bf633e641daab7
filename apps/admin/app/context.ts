import type { Account } from '@dvaput/backend/account/account'
import type { Administrator, AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import type { Administrators } from '@dvaput/backend/administrators/administrators'
import type { AuditLog } from '@dvaput/backend/audit/audit-log'
import type { NameSubjects } from '@dvaput/backend/audit/name-subjects'
import type { BannerAdmin } from '@dvaput/backend/banners/banner-admin'
import type { Offers } from '@dvaput/backend/offers/offers'
import type { ChangeOfferRules } from '@dvaput/backend/offers/rules/change-offer-rules'
import type { ProductImports } from '@dvaput/backend/product-imports/product-imports'
import type { ProductSchedules } from '@dvaput/backend/product-schedules/product-schedules'
import type { ProductWriting } from '@dvaput/backend/product-writing/product-writing'
import type { ReadyToOpen } from '@dvaput/backend/ready-to-open/ready-to-open'
import type { Returns } from '@dvaput/backend/returns/returns'
import type { ShopContent } from '@dvaput/backend/shop-content/shop-content'
import type { ShopExports } from '@dvaput/backend/shop-exports/shop-exports'
import type { CustomerAdmin } from '@dvaput/backend/shop-side/customer-admin'
import type { Numbers } from '@dvaput/backend/shop-side/figures/numbers'
import type { ReadToday } from '@dvaput/backend/shop-side/figures/today'
import type { OrderAdmin } from '@dvaput/backend/shop-side/orders/order-admin'
import type { ReservationAdmin } from '@dvaput/backend/shop-side/orders/reservation-admin'
import type { ReturnAdmin } from '@dvaput/backend/shop-side/orders/return-admin'
import type { BankAccounts } from '@dvaput/backend/shop-side/settings/bank-accounts'
import type { GateAdmin } from '@dvaput/backend/shop-side/settings/gate-admin'
import type { HoursAdmin } from '@dvaput/backend/shop-side/settings/hours-admin'
import type { MarketAdmin } from '@dvaput/backend/shop-side/settings/market-admin'
import type { PesoRates } from '@dvaput/backend/shop-side/settings/peso-rates'
import type { RateAdmin } from '@dvaput/backend/shop-side/settings/rate-admin'
import type { TextAdmin } from '@dvaput/backend/shop-side/settings/text-admin'
import type { ShopOffers } from '@dvaput/backend/shop-side/shop-offers'
import type { ReadWaiting } from '@dvaput/backend/shop-side/waiting'
import type { JobAdmin } from '@dvaput/backend/shop-side/warehouse/job-admin'
import type { MailAdmin } from '@dvaput/backend/shop-side/warehouse/mail-admin'
import type { OutgoingMessages } from '@dvaput/backend/shop-side/warehouse/outgoing-messages'
import type { SyncAdmin } from '@dvaput/backend/shop-side/warehouse/sync-admin'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import type { Language } from '@dvaput/domain/text/language'
import { createContext } from 'react-router'
import type { UnsavedFormHolder } from './lib/forms/unsaved-form.ts'
import type { ScreenAccess } from './lib/screens/screen-access.ts'

type OriginalPage = {
  readonly page: string
  readonly title: string
  /** In the shop. */
  readonly path: string
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[]
}

/** What loaders and actions may call on the server. A screen adds what it needs. */
export type Services = {
  readonly administrators: Administrators
  readonly audit: AuditLog
  readonly nameSubjects: NameSubjects
  readonly readToday: ReadToday
  readonly readWaiting: ReadWaiting
  readonly reservationAdmin: ReservationAdmin
  readonly offers: Pick<Offers, 'approve' | 'counter' | 'reject'>
  readonly shopOffers: ShopOffers
  readonly offerRules: ChangeOfferRules
  readonly account: Pick<Account, 'limits'>
  readonly customerAdmin: CustomerAdmin
  readonly orderAdmin: OrderAdmin
  readonly productImports: ProductImports
  readonly shopExports: ShopExports
  readonly productSchedules: Pick<ProductSchedules, 'read' | 'list' | 'set'>
  readonly productWriting: ProductWriting
  readonly shopContent: ShopContent
  readonly warehouse: {
    readonly sync: SyncAdmin
    readonly messages: OutgoingMessages
    readonly jobs: JobAdmin
    readonly mails: MailAdmin
  }
  readonly numbers: Numbers
  readonly returnAdmin: ReturnAdmin
  readonly returns: Pick<Returns, 'approve' | 'refuse' | 'receive' | 'refund' | 'photo'>
  readonly marketAdmin: MarketAdmin
  readonly bankAccounts: BankAccounts
  readonly readyToOpen: ReadyToOpen
  readonly content: {
    readonly rate: RateAdmin
    readonly pesoRates: Pick<PesoRates, 'list' | 'change'>
    readonly hours: HoursAdmin
    readonly gate: GateAdmin
    readonly banners: BannerAdmin
    readonly texts: TextAdmin
  }
  /** Each market as the shop has set it. */
  readonly marketOf: (id: MarketId) => Market
  /** Our own information texts, as they would be typed. */
  readonly readOriginalTexts: (market: MarketId, language: Language) => Promise<readonly OriginalPage[]>
}

export const pageContext = createContext<PageContext>()

export const servicesContext = createContext<Services>()

/** Who makes the request, before anything is known of them. */
export const visitContext = createContext<AdministratorVisit>()

/** The client's IP, which limits count by. */
export const clientIpContext = createContext<string>()

/** Who may open this screen, as the route table says. */
export const accessContext = createContext<ScreenAccess>()

/** Set by the guard, before any loader or action of a screen runs. */
export const administratorContext = createContext<Administrator>()

/** The status with which the screen is refused, whatever its loader would return; null otherwise. */
export const refusalContext = createContext<number | null>(null)

/** What was typed, for the error page of the same request. */
export const unsavedFormContext = createContext<UnsavedFormHolder>()

/** Whether the root loader ran: without it the page has no language. */
export const rootLoaderRan = createContext(false)

/** Logs a bug met while rendering. */
/** Logs it; the status of the page that failed. */
export const errorReportContext = createContext<(error: unknown) => 500 | 503>()
