import type { Permission } from '@dvaput/domain/administrators/permissions'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { OrderSource } from '@dvaput/domain/orders/order-source'
import { parsePickupCode } from '@dvaput/domain/reservations/parse-pickup-code'
import type { Language } from '@dvaput/domain/text/language'
import type { Services } from '../../context.ts'
import { type RecordHit, recordKinds } from '../../lib/urls/record-search.ts'

type Hit = Omit<RecordHit, 'kind'>
type Asked = {
  readonly q: string
  readonly language: Language
  readonly permissions: readonly Permission[]
  /** Numbers of orders repeat from shop to shop. */
  readonly shopName: (source: OrderSource) => string
}

/** Of each kind; the lists have the others. */
const shown = 5

const numberOf = (gid: string) => gid.slice(gid.lastIndexOf('/') + 1)

/** Records of every kind that the role may read, by what people have at hand: a number, an e-mail, a title, a code. */
export const findRecords = async (
  { orderAdmin, customerAdmin, productWriting, shopOffers, reservationAdmin }: Services,
  { q, language, permissions, shopName }: Asked,
): Promise<readonly RecordHit[]> => {
  const finders: Record<RecordHit['kind'], { readonly permission: Permission; find(): Promise<readonly Hit[]> }> = {
    orders: {
      permission: 'orders.read',
      find: async () =>
        (await orderAdmin.list({ q })).orders.map(({ id, name, email, shop }) => ({
          ...{ to: `/orders/${id}`, title: name || id, about: [shopName(shop), email].join(' · ') },
        })),
    },
    customers: {
      permission: 'customers.read',
      async find() {
        const found = await customerAdmin.search(q, null)
        if (found === 'unavailable') return []
        return found.customers.map(({ number, email, firstName, lastName }) => {
          const name = `${firstName} ${lastName}`.trim()
          return { to: `/customers/${number}`, title: name || email, about: name ? email : '' }
        })
      },
    },
    products: {
      permission: 'products.read',
      async find() {
        const ofShop = async (shop: (typeof shopHandles)[number]) =>
          (await productWriting.list({ shop, status: 'active', q, language })).products
            .slice(0, shown)
            .map(({ gid, title, vendor }) => ({ to: `/products/${shop}/${numberOf(gid)}`, title, about: vendor }))
        return (await Promise.all(shopHandles.map(ofShop))).flat()
      },
    },
    offers: {
      permission: 'offers.read',
      find: async () =>
        (await shopOffers.list({ queue: 'all', search: q })).offers.map(({ id, title, email }) => ({
          ...{ to: `/offers/${id}`, title, about: email },
        })),
    },
    reservations: {
      permission: 'reservations.read',
      async find() {
        const code = parsePickupCode(q)
        const found = code && (await reservationAdmin.findByCode(code))
        return found ? [{ to: `/reservations/${found.id}`, title: found.pickupCode, about: found.email }] : []
      },
    },
  }
  const hits = recordKinds
    .filter((kind) => permissions.includes(finders[kind].permission))
    .map(async (kind) => (await finders[kind].find()).slice(0, shown).map((hit) => ({ kind, ...hit })))
  return (await Promise.all(hits)).flat()
}
