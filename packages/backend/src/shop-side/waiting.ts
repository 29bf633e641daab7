import type { Database } from '@dvaput/database/open-database'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import type { OrderSource } from '@dvaput/domain/orders/order-source'
import { isOwed } from '../orders/is-owed.ts'
import { isToPack } from '../orders/is-to-pack.ts'
import { isRunningOut } from '../product-writing/running-out.ts'

type Waiting = { readonly id: string; readonly name: string; readonly at: Date; readonly market: MarketId }
type Amount = { readonly minor: number; readonly currency: Currency }
/** Numbers of orders repeat from shop to shop. */
type OfOrder = Waiting & { readonly source: OrderSource }

/** The first of each kind of work, what has waited longest first. */
export type WaitingWork = {
  readonly orders: readonly (OfOrder & { readonly buyer: string; readonly isLate: boolean })[]
  /** Ready at the shop, and nobody has come for it yet. */
  readonly pickups: readonly (OfOrder & { readonly buyer: string })[]
  readonly offers: readonly (Waiting & Amount & { readonly email: string })[]
  readonly reservations: readonly (Waiting & { readonly email: string })[]
  readonly returns: readonly (OfOrder & { readonly buyer: string })[]
  /** On the way back to us. */
  readonly incoming: readonly (OfOrder & { readonly buyer: string })[]
  /** A person has to send money back. */
  readonly owed: readonly (OfOrder & Amount & { readonly buyer: string })[]
  readonly stock: readonly {
    readonly shop: ShopHandle
    readonly id: string
    readonly name: string
    readonly stock: number
  }[]
}

const shown = 5
const soonHours = 4
/** An order that waits longer than this for its parcel is late. */
const lateHours = 48

const buyer = `trim(concat_ws(' ', snapshot #>> '{shippingAddress,firstName}', snapshot #>> '{shippingAddress,lastName}'))`
const orderFacts = `id, shop AS source, coalesce(nullif(name, ''), id) AS name, processed_at AS at, market, ${buyer} AS buyer`
const isPickup = `(snapshot #>> '{delivery,code}' LIKE 'pickup-%' OR snapshot #> '{delivery,isPickup}' = 'true')`

const queries = {
  orders: `SELECT ${orderFacts}, processed_at < app_now() - interval '${lateHours} hours' AS "isLate" FROM backend.orders
    WHERE processed_at > app_now() - interval '90 days' AND (${isToPack}) ORDER BY processed_at LIMIT ${shown}`,
  pickups: `SELECT ${orderFacts} FROM backend.orders
    WHERE processed_at > app_now() - interval '90 days' AND snapshot ->> 'cancelledAt' IS NULL
      AND snapshot ->> 'fulfillmentStatus' = 'FULFILLED' AND ${isPickup}
      AND (snapshot -> 'fulfilments' = '[]'
        OR jsonb_path_exists(snapshot, '$.fulfilments[*] ? (!exists(@.deliveredAt) || @.deliveredAt == null)'))
    ORDER BY processed_at LIMIT ${shown}`,
  offers: `SELECT id::text, title AS name, created_at AS at, market, email, offered_price::int AS minor, currency
    FROM backend.offers
    WHERE status = 'pending' ORDER BY created_at LIMIT ${shown}`,
  reservations: `SELECT id::text, pickup_code AS name, expires_at AS at, market, email FROM backend.reservations
    WHERE state = 'held' AND expires_at <= app_now() + interval '${soonHours} hours' ORDER BY expires_at LIMIT ${shown}`,
  returns: `SELECT r.id::text, coalesce(nullif(o.name, ''), o.id) AS name, r.created_at AS at, o.market, o.shop AS source,
      ${buyer} AS buyer
    FROM backend.return_requests r JOIN backend.orders o ON o.id = r.order_id
    WHERE r.state IN ('requested', 'received') ORDER BY r.created_at LIMIT ${shown}`,
  incoming: `SELECT r.id::text, coalesce(nullif(o.name, ''), o.id) AS name, r.created_at AS at, o.market, o.shop AS source,
      ${buyer} AS buyer
    FROM backend.return_requests r JOIN backend.orders o ON o.id = r.order_id
    WHERE r.state = 'approved' ORDER BY r.created_at LIMIT ${shown}`,
  owed: `SELECT ${orderFacts}, snapshot #>> '{total,currency}' AS currency,
      ((snapshot #>> '{total,minor}')::bigint - (snapshot #>> '{refunded,minor}')::bigint)::int AS minor
    FROM backend.orders
    WHERE processed_at > app_now() - interval '365 days' AND (${isOwed})
    ORDER BY processed_at LIMIT ${shown}`,
  stock: `SELECT shop, id::text, titles ->> $1 AS name, stock FROM backend.catalogue_products
    WHERE listed AND removed_at IS NULL AND ${isRunningOut} ORDER BY stock, id LIMIT ${shown}`,
} as const satisfies Record<keyof WaitingWork, string>

/** What waits for somebody, as the screen of today lists it. */
export const createReadWaiting =
  ({ pool }: Pick<Database, 'pool'>) =>
  async (language: string): Promise<WaitingWork> => {
    const entries = Object.entries(queries).map(
      async ([kind, query]): Promise<readonly [string, readonly unknown[]]> => {
        const { rows } = await pool.query(query, kind === 'stock' ? [language] : [])
        return [kind, rows]
      },
    )
    return Object.fromEntries(await Promise.all(entries)) as WaitingWork
  }

export type ReadWaiting = ReturnType<typeof createReadWaiting>
