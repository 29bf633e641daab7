import type { MarketId } from '@dvaput/domain/markets/market'
import type { OfferSettings } from '@dvaput/domain/offers/offer-limits'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { IdentityClient } from '@dvaput/integrations/identity/identity-client'
import type { KeepAuditHead } from '../audit/audit-heads.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { SavePicture } from '../banners/banner-admin.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { GateSettings } from '../gate/gate-settings.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { EraWarehouse } from '../international/era-warehouse.ts'
import type { FetchPicture } from '../product-imports/new-products/fetch-import-pictures.ts'

export type BackendSettings = {
  /** Under it stored secrets are sealed. */
  readonly secret: string
  readonly minPasswordLength: number
  readonly demo: boolean
  /** Who may see the international listing. */
  readonly gate: GateSettings
  readonly offers: OfferSettings
}

/** Services of others that the store works with, each where there is one. */
export type OtherServices = {
  /** The provider of external accounts. */
  readonly externalIdentity: IdentityClient | undefined
  /** Takes the money for imported products in Chile. */
  readonly payments: PaymentProvider | undefined
  /** The warehouse of the imported products. */
  readonly era: EraWarehouse | undefined
  /** What the warehouse signs its call-backs with. */
  readonly eraWebhookSecret: string | undefined
}

/** What the process does for the backend. */
export type Host = {
  /** Where pictures of our own banners are stored. */
  readonly savePicture: SavePicture
  /** Gets a picture from a public address, and from no other. */
  readonly fetchPicture: FetchPicture
  /** Where heads of the audit log are kept. */
  readonly keepAuditHead: KeepAuditHead
  /** For metrics. */
  readonly countQuery: (query: string, source: string, outcome: string) => void
}

/** What every assembly is built on; each names the parts that it takes. */
export type Foundation = {
  readonly infrastructure: Infrastructure
  readonly shops: ConnectedShops
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly settings: BackendSettings
  readonly services: OtherServices
  readonly host: Host
  readonly audit: AuditLog
}
