import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray } from '@dvaput/database/query'
import { parseNumericGid } from '../../graphql/gid.ts'
import { adjustStock } from '../../stock/stock.ts'
import { productVariants } from '../../tables/products.table.ts'
import { stock } from '../../tables/stock.table.ts'
import type { AdminContext, UserError } from '../admin-context.ts'
import { isLocationOf } from './location.ts'

type Change = { readonly delta: number; readonly inventoryItemId: string; readonly locationId: string }
export type AdjustInput = {
  readonly name: string
  readonly reason: string
  readonly referenceDocumentUri?: string | null
  readonly changes: readonly Change[]
}

/** The hosted platform's own list. */
const reasons = new Set([
  'correction',
  'cycle_count_available',
  'damaged',
  'movement_created',
  'movement_updated',
  'movement_received',
  'movement_canceled',
  'other',
  'promotion',
  'quality_control',
  'received',
  'reservation_created',
  'reservation_deleted',
  'reservation_updated',
  'restock',
  'safety_stock',
  'shrinkage',
])

const largestQuantity = 1_000_000_000
const tooHigh = 'The quantity cannot be higher than 1,000,000,000.'

const error = (path: readonly string[], code: string, message: string): UserError => ({
  field: ['input', ...path],
  code,
  message,
})

const checkInput = ({ name, reason, changes, referenceDocumentUri: uri }: AdjustInput): UserError | undefined => {
  if (name !== 'available') return error(['name'], 'INVALID_QUANTITY_NAME', 'The quantity name must be available.')
  if (!reasons.has(reason)) return error(['reason'], 'INVALID_REASON', 'The specified reason is invalid.')
  if (uri != null && !/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(uri))
    return error(['referenceDocumentUri'], 'INVALID_REFERENCE_DOCUMENT', 'The specified reference document is invalid.')
  if (changes.length > 250) return error(['changes'], 'TOO_MANY_CHANGES', 'Too many changes.')
  const seen = new Set(changes.map(({ inventoryItemId }) => inventoryItemId))
  return seen.size < changes.length
    ? error(['changes'], 'ADJUST_QUANTITIES_FAILED', 'The same inventory item was named twice.')
    : undefined
}

/** By variant, what lies on its shelf. */
const checkChange = (change: Change, index: number, known: ReadonlyMap<number, number>, { shop }: AdminContext) => {
  const at = (field: string) => ['changes', String(index), field]
  const onHand = known.get(parseNumericGid('InventoryItem', change.inventoryItemId) ?? 0)
  if (onHand === undefined)
    return error(at('inventoryItemId'), 'INVALID_INVENTORY_ITEM', 'The specified inventory item could not be found.')
  if (!isLocationOf(shop, change.locationId))
    return error(at('locationId'), 'INVALID_LOCATION', 'The specified location could not be found.')
  return Math.abs(change.delta) > largestQuantity || onHand + change.delta > largestQuantity
    ? error(at('delta'), 'INVALID_QUANTITY_TOO_HIGH', tooHigh)
    : undefined
}

/** All or nothing. Rows are locked in the order of their ids, like everywhere. */
export const adjustQuantities = async (tx: Transaction, context: AdminContext, input: AdjustInput, group: string) => {
  const refused = (...userErrors: UserError[]) => ({ userErrors, changes: [] })
  const wrong = checkInput(input)
  if (wrong) return refused(wrong)
  const requested = input.changes.flatMap(
    ({ inventoryItemId }) => parseNumericGid('InventoryItem', inventoryItemId) ?? [],
  )
  const rows = await tx.db
    .select({ id: productVariants.id, onHand: stock.onHand })
    .from(productVariants)
    .leftJoin(stock, eq(stock.variantId, productVariants.id))
    .where(and(eq(productVariants.shopId, context.shop.id), inArray(productVariants.id, requested)))
  const known = new Map(rows.map(({ id, onHand }) => [id, onHand ?? 0]))
  const wrongChanges = input.changes.flatMap((change, index) => checkChange(change, index, known, context) ?? [])
  if (wrongChanges.length > 0) return refused(...wrongChanges)
  const changes = input.changes
    .map(({ delta }, index) => ({ name: 'available', delta, variantId: requested[index] ?? 0, index }))
    .sort((a, b) => a.variantId - b.variantId)
  for (const { variantId, delta, index } of changes) {
    if (delta === 0) continue
    // What the caller refers to is not unique to him: the same document may move a variant twice.
    const reference = `${input.reason}:${input.referenceDocumentUri ?? ''}#${group}`
    const result = await adjustStock(tx, { variantId, delta, reference })
    if (!result.ok)
      return refused(
        error(['changes', String(index), 'delta'], 'INVALID_QUANTITY_NEGATIVE', "The quantity can't be negative."),
      )
    await context.parts.webhooks.emit(tx, context.shop.id, 'INVENTORY_LEVELS_UPDATE', { variantId })
  }
  return { userErrors: [], changes }
}
