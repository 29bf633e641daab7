import type { Account } from '@dvaput/backend/account/account'
import type { Administrator, AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import type { Administrators } from '@dvaput/backend/administrators/administrators'
import type { AuditLog } from '@dvaput/backend/audit/audit-log'
import type { NameSubjects } from '@dvaput/backend/audit/name-subjects'
import type { BannerDesk } from '@dvaput/backend/banners/banner-desk'
import type { Offers } from '@dvaput/backend/offers/offers'
import type { ChangeOfferRules } from '@dvaput/backend/offers/rules/change-offer-rules'
import type { ProductImports } from '@dvaput/backend/product-imports/product-imports'
import type { ProductSchedules } from '@dvaput/backend/product-schedules/product-schedules'
import type { ProductWriting } from '@dvaput/backend/product-writing/product-writing'
import type { ReadyToOpen } from '@dvaput/backend/ready-to-open/ready-to-open'
import type { Returns } from '@dvaput/backend/returns/returns'
import type { ShopContent } from '@dvaput/backend/shop-content/shop-content'
import type { CustomerDesk } from '@dvaput/backend/shop-side/customer-desk'
import type { Numbers } from '@dvaput/backend/shop-side/figures/numbers'
import type { ReadToday } from '@dvaput/backend/shop-side/figures/today'
import type { Counter } from '@dvaput/backend/shop-side/orders/counter'
import type { OrderDesk } from '@dvaput/backend/shop-side/orders/order-desk'
import type { ReturnDesk } from '@dvaput/backend/shop-side/orders/return-desk'
import type { BankAccounts } from '@dvaput/backend/shop-side/settings/bank-accounts'
import type { GateDesk } from '@dvaput/backend/shop-side/settings/gate-desk'
import type { HoursDesk } from '@dvaput/backend/shop-side/settings/hours-desk'
import type { MarketDesk } from '@dvaput/backend/shop-side/settings/market-desk'
import type { PesoRates } from '@dvaput/backend/shop-side/settings/peso-rates'
import type { RateDesk } from '@dvaput/backend/shop-side/settings/rate-desk'
import type { TextDesk } from '@dvaput/backend/shop-side/settings/text-desk'
import type { ShopOffers } from '@dvaput/backend/shop-side/shop-offers'
import type { ReadWaiting } from '@dvaput/backend/shop-side/waiting'
import type { JobDesk } from '@dvaput/backend/shop-side/warehouse/job-desk'
import type { MailDesk } from '@dvaput/backend/shop-side/warehouse/mail-desk'
import type { OutgoingMessages } from '@dvaput/backend/shop-side/warehouse/outgoing-messages'
import type { SyncDesk } from '@dvaput/backend/shop-side/warehouse/sync-desk'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import type { Language } from '@dvaput/domain/text/language'
import { createContext } from 'react-router'
import type { ScreenAccess } from './lib/screen-access.ts'
import type { UnsavedFormHolder } from './lib/unsaved-form.ts'

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
  readonly counter: Counter
  readonly offers: Pick<Offers, 'approve' | 'counter' | 'reject'>
  readonly shopOffers: ShopOffers
  readonly offerRules: ChangeOfferRules
  readonly account: Pick<Account, 'limits'>
  readonly customerDesk: CustomerDesk
  readonly orderDesk: OrderDesk
  readonly productImports: ProductImports
  readonly productSchedules: Pick<ProductSchedules, 'read' | 'list' | 'set'>
  readonly productWriting: ProductWriting
  readonly shopContent: ShopContent
  readonly warehouse: {
    readonly sync: SyncDesk
    readonly messages: OutgoingMessages
    readonly jobs: JobDesk
    readonly mails: MailDesk
  }
  readonly numbers: Numbers
  readonly returnDesk: ReturnDesk
  readonly returns: Pick<Returns, 'approve' | 'refuse' | 'receive' | 'refund' | 'photo'>
  readonly marketDesk: MarketDesk
  readonly bankAccounts: BankAccounts
  readonly readyToOpen: ReadyToOpen
  readonly content: {
    readonly rate: RateDesk
    readonly pesoRates: Pick<PesoRates, 'list' | 'change'>
    readonly hours: HoursDesk
    readonly gate: GateDesk
    readonly banners: BannerDesk
    readonly texts: TextDesk
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
