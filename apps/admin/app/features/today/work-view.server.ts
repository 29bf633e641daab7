import type { WaitingWork } from '@dvaput/backend/shop-side/waiting'
import type { Permission } from '@dvaput/domain/administrators/permissions'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { type Currency, createMoney } from '@dvaput/domain/money/money'
import type { OrderSource } from '@dvaput/domain/orders/order-source'
import type { Language } from '@dvaput/domain/text/language'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import type { WorkItem } from './work-list.tsx'

export type WorkKind = keyof WaitingWork

export type WorkView = {
  readonly kind: WorkKind
  readonly items: readonly WorkItem[]
  readonly all: string | null
  readonly count: number | null
}

const places = {
  orders: { path: '/orders/', all: '/orders?pack=1', permission: 'orders.read' },
  offers: { path: '/offers/', all: '/offers', permission: 'offers.read' },
  reservations: { path: '/reservations/', all: '/reservations', permission: 'reservations.read' },
  pickups: { path: '/orders/', all: null, permission: 'orders.read' },
  returns: { path: '/returns/', all: '/returns?show=waiting', permission: 'orders.read' },
  incoming: { path: '/returns/', all: '/returns?show=approved', permission: 'orders.read' },
  owed: { path: '/orders/', all: '/orders?owed=1', permission: 'orders.read' },
  stock: { path: '/products/', all: '/products?stock=low', permission: 'products.read' },
} as const satisfies Record<WorkKind, { path: string; all: string | null; permission: Permission }>

type Row = {
  readonly id: string
  readonly name: string
  readonly at?: Date
  readonly market?: Parameters<typeof formatMarketTime>[1]
  readonly buyer?: string
  readonly email?: string
  readonly isLate?: boolean
  readonly shop?: string
  readonly source?: OrderSource
  readonly stock?: number
  readonly minor?: number
  readonly currency?: Currency
}

/** The lists of today that this role may open and that have something. */
export const createWorkView = (
  work: WaitingWork,
  {
    language,
    permissions,
    pieces,
    shopName,
    counts,
  }: {
    language: Language
    permissions: readonly Permission[]
    pieces: (count: number) => string
    shopName: (source: OrderSource) => string
    /** How many there are, where more than the first few may wait. */
    counts: Partial<Record<WorkKind, number>>
  },
): readonly WorkView[] =>
  (Object.keys(places) as WorkKind[]).flatMap((kind) => {
    const { path, all, permission } = places[kind]
    const rows: readonly Row[] = work[kind]
    if (rows.length === 0 || !permissions.includes(permission)) return []
    const items = rows.map(({ id, name, at, market, shop, source, stock, minor, currency, ...row }) => ({
      to: shop ? `${path}${shop}/${id}` : `${path}${id}`,
      name,
      about:
        stock === undefined
          ? [
              minor !== undefined && currency && formatMoney(createMoney(minor, currency), language),
              source && shopName(source),
              row.buyer || row.email,
            ]
              .filter(Boolean)
              .join(' · ')
          : pieces(stock),
      when: at && market ? formatMarketTime(at, market, language) : '',
      isLate: row.isLate === true,
    }))
    return [{ kind, items, all, count: counts[kind] ?? null }]
  })
