import type { CartLineInput, CartLineUpdateInput } from '@shopify/hydrogen-react/storefront-api-types'
import { parseNumericGid } from '../../graphql/gid.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { parseCartLineId } from '../cart-id.ts'
import { type CartUserError, cartError } from '../cart-refusal.ts'
import type { CartChange, CartState } from '../change-cart.ts'
import { checkAttributes, checkLineAttributes } from '../check-attributes.ts'
import { findItems, type Merchandise } from '../read-cart.ts'
import { type DraftLine, draftLine, hashAttributes, mergeLines, readAttributes } from './draft-lines.ts'

/** The hosted platform's own limits. */
const maxLines = 500
const maxQuantity = 1_000_000

type Path = readonly (string | number)[]

const checkQuantity = (quantity: number, least: 0 | 1, path: Path): readonly CartUserError[] => {
  if (quantity < least) return [cartError('INVALID', path, `Quantity must be greater than or equal to ${least}.`)]
  if (quantity > maxQuantity)
    return [cartError('LESS_THAN', path, `The quantity must be less than or equal to ${maxQuantity}.`)]
  return []
}

const checkLines = (lines: readonly DraftLine[], path: Path): readonly CartUserError[] => {
  if (lines.length > maxLines)
    return [cartError('MAXIMUM_EXCEEDED', path, `A cart can hold ${maxLines} lines at most.`)]
  const tooMany = lines.findIndex(({ quantity }) => quantity > maxQuantity)
  if (tooMany >= 0) return [cartError('LESS_THAN', path, `The quantity must be less than or equal to ${maxQuantity}.`)]
  const worth = lines.reduce((sum, { quantity, variant }) => sum + quantity * variant.price, 0)
  if (!Number.isSafeInteger(worth)) return [cartError('MAXIMUM_EXCEEDED', path, 'The cart is worth too much.')]
  return checkLineAttributes(lines, path)
}

const noSuchMerchandise = (id: string, path: Path) =>
  cartError('INVALID', path, `The merchandise with id ${id} does not exist.`)

const noSellingPlans = (path: Path) => cartError('INVALID', path, 'Cannot apply selling plan to variant')

const noSuchLine = (id: string, path: Path) =>
  cartError(
    'INVALID_MERCHANDISE_LINE',
    path,
    `The merchandise line with id ${parseCartLineId(id) ?? id} does not exist.`,
  )

const productsOf = async ({ tx, cart }: CartState, shop: Shop, ids: readonly (string | null | undefined)[]) => {
  const numbers = ids.map((id) => (id == null ? undefined : parseNumericGid('ProductVariant', id)))
  const variantIds = [...new Set(numbers.filter((id) => id !== undefined))]
  const found = await findItems(tx.db, { shop, cart, variantIds })
  return (id: string): Merchandise | undefined => found.get(parseNumericGid('ProductVariant', id) ?? 0)
}

export const addLines = async (
  state: CartState,
  shop: Shop,
  inputs: readonly CartLineInput[],
  path: Path = ['lines'],
): Promise<CartChange> => {
  const merchandiseById = await productsOf(
    state,
    shop,
    inputs.map(({ merchandiseId }) => merchandiseId),
  )
  const errors: CartUserError[] = []
  const added: DraftLine[] = []
  for (const [index, { merchandiseId, quantity, attributes, sellingPlanId }] of inputs.entries()) {
    const merchandise = merchandiseById(merchandiseId)
    if (!merchandise) errors.push(noSuchMerchandise(merchandiseId, [...path, index, 'merchandiseId']))
    if (sellingPlanId != null) errors.push(noSellingPlans([...path, index, 'sellingPlanId']))
    errors.push(...checkQuantity(quantity ?? 1, 1, [...path, index, 'quantity']))
    errors.push(...checkAttributes(attributes, [...path, index, 'attributes']))
    if (merchandise) added.push(draftLine(merchandise, quantity ?? 1, readAttributes(attributes)))
  }
  const lines = mergeLines([...state.lines, ...added])
  if (errors.length === 0) errors.push(...checkLines(lines, path))
  return errors.length > 0 ? { errors } : { lines }
}

const updateLine = (line: DraftLine, input: CartLineUpdateInput, merchandise: Merchandise | undefined): DraftLine => {
  const attributes = input.attributes == null ? line.attributes : readAttributes(input.attributes)
  return {
    ...line,
    ...merchandise,
    quantity: input.quantity ?? line.quantity,
    attributes,
    attributesHash: hashAttributes(attributes),
  }
}

export const updateLines = async (
  state: CartState,
  shop: Shop,
  inputs: readonly CartLineUpdateInput[],
): Promise<CartChange> => {
  const merchandiseById = await productsOf(
    state,
    shop,
    inputs.map(({ merchandiseId }) => merchandiseId),
  )
  const lines = new Map(state.lines.map((line) => [line.id, line]))
  const errors: CartUserError[] = []
  for (const [index, input] of inputs.entries()) {
    const line = lines.get(parseCartLineId(input.id) ?? '')
    const merchandise = input.merchandiseId == null ? undefined : merchandiseById(input.merchandiseId)
    if (!line) errors.push(noSuchLine(input.id, ['lines', index, 'id']))
    if (input.merchandiseId != null && !merchandise)
      errors.push(noSuchMerchandise(input.merchandiseId, ['lines', index, 'merchandiseId']))
    if (input.sellingPlanId != null) errors.push(noSellingPlans(['lines', index, 'sellingPlanId']))
    if (input.quantity != null) errors.push(...checkQuantity(input.quantity, 0, ['lines', index, 'quantity']))
    errors.push(...checkAttributes(input.attributes, ['lines', index, 'attributes']))
    if (line) lines.set(line.id, updateLine(line, input, merchandise))
  }
  const emptied = new Set(inputs.filter(({ quantity }) => quantity === 0).map(({ id }) => parseCartLineId(id) ?? ''))
  const left = mergeLines([...lines.values()].filter(({ id }) => !emptied.has(id)))
  if (errors.length === 0) errors.push(...checkLines(left, ['lines']))
  return errors.length > 0
    ? { errors }
    : { lines: left, first: new Set(inputs.map(({ id }) => parseCartLineId(id) ?? '')) }
}

export const removeLines = ({ lines }: CartState, lineIds: readonly string[]): CartChange => {
  const known = new Set(lines.map(({ id }) => id))
  const errors = lineIds.flatMap((id, index) =>
    known.has(parseCartLineId(id) ?? '') ? [] : [noSuchLine(id, ['lineIds', index])],
  )
  const gone = new Set(lineIds.map((id) => parseCartLineId(id) ?? ''))
  return errors.length > 0 ? { errors } : { lines: lines.filter(({ id }) => !gone.has(id)) }
}
