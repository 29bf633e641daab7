import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { firstLocation, setQuantities } from './product-queries.ts'

/** Reasons of the hosted platform that a shop's own people give. */
export const stockReasons = [
  'correction',
  'cycle_count_available',
  'damaged',
  'other',
  'promotion',
  'quality_control',
  'received',
  'restock',
  'shrinkage',
] as const
export type StockReason = (typeof stockReasons)[number]

type Move = {
  readonly reason: StockReason
  /** Names what it was done for, as `dvaput://import/7`. */
  readonly reference: string
}

type Quantity = { readonly inventoryItemGid: string; readonly before: number; readonly quantity: number }

/** What lies on the shelves of a shop with one location. */
export const createShopStock = (request: AdminRequest) => {
  let location: string | undefined
  const locationId = async (): Promise<string> => {
    if (location !== undefined) return location
    const { locations } = await request<{ locations: { nodes: readonly { id: string }[] } }>(firstLocation, {})
    const [first] = locations.nodes
    if (!first) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
    location = first.id
    return first.id
  }
  /** All of them or none. Refused with COMPARE_QUANTITY_STALE where one is not `before` any more. */
  const setStocks = async ({ reason, reference }: Move, moves: readonly Quantity[]): Promise<Outcome<null>> => {
    const place = await locationId()
    const quantities = moves.map(({ inventoryItemGid, before, quantity }) => ({
      ...{ inventoryItemId: inventoryItemGid, locationId: place, quantity, compareQuantity: before },
    }))
    const input = { name: 'available', reason, referenceDocumentUri: reference, quantities }
    return toOutcome(request(setQuantities, { input }).then(() => null))
  }

  return {
    ...{ setStocks, locationId },
    setStock: ({ reason, reference, ...move }: Move & Quantity): Promise<Outcome<null>> =>
      setStocks({ reason, reference }, [move]),
  }
}
