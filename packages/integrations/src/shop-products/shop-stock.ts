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
  readonly inventoryItemGid: string
  readonly reason: StockReason
  /** Names what it was done for, as `dvaput://import/7`. */
  readonly reference: string
}

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
  const toInput = ({ reason, reference }: Move) => ({ name: 'available', reason, referenceDocumentUri: reference })

  return {
    /** Refused with COMPARE_QUANTITY_STALE where it is not `before` any more. */
    async setStock(move: Move & { readonly before: number; readonly quantity: number }): Promise<Outcome<null>> {
      const { inventoryItemGid: inventoryItemId, quantity, before: compareQuantity } = move
      const quantities = [{ inventoryItemId, locationId: await locationId(), quantity, compareQuantity }]
      return toOutcome(request(setQuantities, { input: { ...toInput(move), quantities } }).then(() => null))
    },
  }
}
