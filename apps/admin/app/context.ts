import type { Administrator, AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import type { Administrators } from '@dvaput/backend/administrators/administrators'
import type { AuditLog } from '@dvaput/backend/audit/audit-log'
import type { ChangeOfferRules } from '@dvaput/backend/offers/change-offer-rules'
import type { Offers } from '@dvaput/backend/offers/offers'
import type { Counter } from '@dvaput/backend/shop-side/counter'
import type { OrderDesk } from '@dvaput/backend/shop-side/order-desk'
import type { ShopOffers } from '@dvaput/backend/shop-side/shop-offers'
import type { ReadToday } from '@dvaput/backend/shop-side/today'
import { createContext } from 'react-router'
import type { PageContext } from '../../store/app/context.ts'
import type { ScreenAccess } from './lib/screen-access.ts'

/** What loaders and actions may call on the server. A screen adds what it needs. */
export type Services = {
  readonly administrators: Administrators
  readonly audit: AuditLog
  readonly readToday: ReadToday
  readonly counter: Counter
  readonly offers: Pick<Offers, 'approve' | 'counter' | 'reject'>
  readonly shopOffers: ShopOffers
  readonly offerRules: ChangeOfferRules
  readonly orderDesk: OrderDesk
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

/** Whether the root loader ran: without it the page has no language. */
export const rootLoaderRan = createContext(false)

/** Logs a bug met while rendering. */
export const errorReportContext = createContext<(error: unknown) => void>()
