import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { AdminCheckouts } from '@dvaput/integrations/carts/admin-checkouts'
import type { CheckoutHosts } from '@dvaput/integrations/carts/checkout-url'
import type { ShopCarts } from '@dvaput/integrations/carts/shop-carts'
import type { AdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import type { StorefrontCustomers } from '@dvaput/integrations/customers/storefront-customers'
import type { ShopDiscounts } from '@dvaput/integrations/discounts/shop-discounts'
import type { ShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import type { CustomerAccountApi } from '@dvaput/integrations/identity/customer-account-api'
import type { IdentityClient } from '@dvaput/integrations/identity/identity-client'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import type { FindRecords } from '@dvaput/integrations/shop-products/find-records'
import type { ShopCollections } from '@dvaput/integrations/shop-products/shop-collections'
import type { ShopMenus } from '@dvaput/integrations/shop-products/shop-menus'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import type { CatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import type { createReadHeldUntil } from '@dvaput/integrations/storefront/read-held-until'
import type { ReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import type { PictureUrl } from '@dvaput/integrations/storefront/reshape-product'
import type { StorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import type { ShopTemporaryProducts } from '@dvaput/integrations/temporary-products/shop-temporary-products'

/** The customers of one shop: through their own tokens, and through ours. */
export type ShopCustomers = {
  readonly storefront: StorefrontCustomers
  readonly admin: AdminCustomers
  /** The platform's own login. */
  readonly identity: IdentityClient
  /** For customers who logged in there. */
  readonly accounts: CustomerAccountApi
}

/** Everything that is asked of a shop, through its Storefront API and its Admin API. */
export type ConnectedShop = {
  /** Names the shop behind the handle: the replica of another one is not used. */
  readonly source: string
  readonly pictureUrl: PictureUrl
  /** Other hosts from which the shop's pictures are loaded. */
  readonly pictureHosts: readonly string[]
  readonly checkoutHosts: CheckoutHosts

  readonly reader: CatalogueReader
  readonly storefront: StorefrontCatalogue
  readonly readLiveProducts: ReadLiveProducts
  /** Of variants: until when somebody who is paying holds the last of them. */
  readonly readHeldUntil: ReturnType<typeof createReadHeldUntil>
  readonly carts: ShopCarts
  readonly customers: ShopCustomers

  /** A hosted shop whose settings have no token of the Admin API: nothing can be changed there from here. */
  readonly isReadOnly?: boolean
  readonly adminCheckouts: AdminCheckouts
  readonly discounts: ShopDiscounts
  readonly drafts: ShopDrafts
  readonly collections: ShopCollections
  readonly menus: ShopMenus
  readonly findRecords: FindRecords
  readonly products: ShopProducts
  readonly temporaryProducts: ShopTemporaryProducts
  /** Undefined without access to the shop's Admin API, like what follows. */
  readonly orders: ShopOrders | undefined
  /** It responds undefined for an unknown item. */
  readonly productOfInventoryItem: ((id: number) => Promise<number | undefined>) | undefined

  /** Undefined where a hosted shop was configured without one: it sends no webhooks. */
  readonly webhookSecret: string | undefined
  /** Subscribes to the shop's webhooks. */
  readonly subscribe: () => Promise<void>
}

/** Both shops; a module names the parts that it asks. */
export type ConnectedShops<Part extends keyof ConnectedShop = keyof ConnectedShop> = Readonly<
  Record<ShopHandle, Pick<ConnectedShop, Part>>
>
