import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import { withWarnings } from '@dvaput/domain/catalogue/warnings/warning-texts'
import type { Locale } from '@dvaput/domain/markets/locale'
import { createLocalIdentity, type LocalIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { RefusedLine, ReservedLine } from '@dvaput/domain/reservations/reservation'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { CartLines } from '../cart/cart-lines.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { refuseHeld } from './refuse-held.ts'

type Needs = { readonly catalogue: Pick<Catalogue, 'details'>; readonly cartLines: CartLines }

export type RequestedItem = { readonly variantId: string; readonly quantity: number; readonly name: string }

type Described = {
  readonly lines: readonly ReservedLine[]
  readonly refused: readonly RefusedLine[]
  /** Why none of them is reserved, where one is not in stock. */
  readonly soldOut?: Refusal<'reservation-out-of-stock' | 'reservation-held'>
}

const isLocal = (variantId: string, { market }: Locale): boolean =>
  createLocalIdentity(market.shop, variantId) !== undefined

/** The items of the market's own shop, each product once. */
export const splitItems = (items: readonly RequestedItem[], locale: Locale) => {
  const byVariant = Map.groupBy(items, ({ variantId }) => variantId)
  const merged = [...byVariant].map(([variantId, same]) => ({
    variantId,
    name: same[0]?.name ?? '',
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  const { local = [], foreign = [] } = Object.groupBy(merged, ({ variantId }) =>
    isLocal(variantId, locale) ? 'local' : 'foreign',
  )
  const refused = foreign.map((item): RefusedLine => ({ ...item, refusal: { code: 'nothing-to-reserve' } }))
  return { local, refused }
}

const refuseSoldOut = (
  checked: readonly CheckedLine[],
  items: readonly RequestedItem[],
  locale: Locale,
): Described['soldOut'] => {
  const soldOut = checked.flatMap(({ state, current, heldUntil }, index) =>
    state === 'sold-out' ? [{ name: current?.name ?? items[index]?.name ?? '', heldUntil }] : [],
  )
  if (soldOut.length === 0) return undefined
  const held = soldOut.flatMap(({ name, heldUntil }) => (heldUntil === undefined ? [] : [{ name, heldUntil }]))
  const last = held.toSorted((one, other) => one.heldUntil.localeCompare(other.heldUntil)).at(-1)
  if (!last || held.length < soldOut.length) return { code: 'reservation-out-of-stock' }
  return refuseHeld(last, locale)
}

/** Name, price, picture and stock of the server; the browser's are not asked for. // divergences S-19 */
export const createDescribeLines =
  ({ catalogue, cartLines }: Needs) =>
  async (locale: Locale, items: readonly RequestedItem[], customerId: string): Promise<Described> => {
    const anyPrice = { minor: 0, currency: locale.market.currency }
    const identityOf = ({ variantId }: RequestedItem): LocalIdentity => ({
      kind: 'local',
      shop: locale.market.shop,
      variantId,
    })
    const checked = await cartLines(
      locale,
      items.map((item) => ({ identity: identityOf(item), quantity: item.quantity, price: anyPrice })),
      customerId,
    )
    const details = await catalogue.details(
      locale,
      checked.flatMap(({ current }) => current?.handle ?? []),
    )
    const lines: ReservedLine[] = []
    const refused: RefusedLine[] = []
    for (const [index, item] of items.entries()) {
      const { state = 'unknown', current = null } = checked[index] ?? {}
      if (state === 'unknown') throw new IntegrationError({ service: 'catalogue', kind: 'bad-response' })
      if (!current) {
        refused.push({ ...item, refusal: { code: 'product-not-found' } })
        continue
      }
      const { handle, price, limit } = current
      const name = withWarnings(current.name, current.warnings)
      const product = details.find((each) => each.handle === handle)
      const variant = product?.variants.find(({ id }) => id === item.variantId)
      const image = variant?.imageUrl ?? product?.picture?.url ?? null
      // Its unit is held already, and its price is charged by the checkout alone.
      if (current.agreed)
        refused.push({ ...item, name, refusal: { code: 'reservation-agreed-price', params: { name } } })
      else if (item.quantity > limit && limit > 0)
        refused.push({ ...item, name, refusal: { code: 'reservation-short', params: { name, count: limit } } })
      else lines.push({ variantId: item.variantId, handle, name, image, price, quantity: item.quantity })
    }
    const soldOut = refuseSoldOut(checked, items, locale)
    return { lines, refused, ...(soldOut && { soldOut }) }
  }
