import type { Account } from '@dvaput/backend/account/account'
import type { Addresses } from '@dvaput/backend/account/addresses'
import type { Banners } from '@dvaput/backend/banners/banners'
import type { CartLines } from '@dvaput/backend/cart/cart-lines'
import type { ServerCart } from '@dvaput/backend/cart/server-cart'
import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import type { Checkout } from '@dvaput/backend/checkout/checkout'
import type { Customers } from '@dvaput/backend/customers/customers'
import type { Person } from '@dvaput/backend/customers/person'
import type { Gate } from '@dvaput/backend/gate/gate'
import type { ImportedOrders } from '@dvaput/backend/imported-orders/imported-orders'
import type { International } from '@dvaput/backend/international/international'
import type { LoginLinks } from '@dvaput/backend/login/links/login-links'
import type { Login } from '@dvaput/backend/login/login'
import type { Offers } from '@dvaput/backend/offers/offers'
import type { OrderLinks } from '@dvaput/backend/order-links/order-links'
import type { Orders } from '@dvaput/backend/orders/orders'
import type { Passkeys } from '@dvaput/backend/passkeys/passkeys'
import type { Reservations } from '@dvaput/backend/reservations/reservations'
import type { Returns } from '@dvaput/backend/returns/returns'
import type { TargetPrices } from '@dvaput/backend/target-prices/target-prices'
import type { StartTemporaryCheckout } from '@dvaput/backend/temporary-products/start-temporary-checkout'
import type { Wishlist } from '@dvaput/backend/wishlist/wishlist'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { createContext } from 'react-router'
import type { Guard } from './lib/loading/page-access.ts'

export const pageContext = createContext<PageContext>()

/** What loaders and actions may call on the server. */
export type Services = {
  readonly account: Account
  readonly addresses: Addresses
  readonly cartLines: CartLines
  readonly catalogue: Catalogue
  readonly checkout: Checkout
  readonly customers: Customers
  readonly gate: Pick<Gate, 'tryCode'>
  readonly international: Pick<International, 'list' | 'detail' | 'related' | 'findByIds'>
  readonly importedOrders: ImportedOrders
  readonly login: Login
  readonly banners: Pick<Banners, 'list'>
  readonly targetPrices: Pick<TargetPrices, 'keep' | 'listWatched' | 'stop' | 'stopWatching'>
  readonly loginLinks: LoginLinks
  readonly offers: Pick<Offers, 'listMine' | 'find' | 'findProduct' | 'submit' | 'answer'>
  readonly orders: Pick<Orders, 'of' | 'find' | 'cancel'>
  readonly serverCart: ServerCart
  /** Where the market has no payment provider of its own. */
  readonly startTemporaryCheckout: StartTemporaryCheckout
  readonly orderLinks: OrderLinks
  readonly returns: Returns
  readonly passkeys: Pick<Passkeys, 'list' | 'rename' | 'remove'>
  readonly reservations: Pick<Reservations, 'reserve' | 'list' | 'cancel' | 'cancelLine'>
  readonly wishlist: Wishlist
  /** Each market as the shop has set it; that of the page is in its context. */
  readonly marketOf: (id: MarketId) => Market
}

export const servicesContext = createContext<Services>()

/** Who reads a personal page. On a shared page it is not set, and reading it throws. */
export const personContext = createContext<Person>()

/** Whether a customer reads a personal page; of a shared one nobody may know. */
export const isCustomerContext = createContext<() => Promise<boolean>>(async () => false)

/** The client's IP, which limits count by. As the person, it is set on personal pages only. */
export const clientIpContext = createContext<string>()

/** Who may open this page, as the route table says. */
export const guardContext = createContext<Guard>('anyone')

/** Whether the reader of a gated page holds its grant. */
export const grantedContext = createContext(false)

/** The status with which the page is refused, whatever its loader would return; null otherwise. */
export const refusalContext = createContext<number | null>(null)

/** Whether the root loader ran: without it the page has no language. */
export const rootLoaderRan = createContext(false)

/** Logs a bug met while rendering. */
/** Logs it; the status of the page that failed. */
export const errorReportContext = createContext<(error: unknown) => 500 | 503>()

/** Whether parts that many pages share are rendered once. Not while somebody works on them. */
export const rendersOnceContext = createContext(import.meta.env.PROD)
