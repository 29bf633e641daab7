import { createHash } from 'node:crypto'
import type { Attribute } from '../../tables/carts.table.ts'
import { newLineId } from '../cart-id.ts'
import type { CartItem, Merchandise } from '../read-cart.ts'

/** A line as it will be written; without a position where it is new. */
export type DraftLine = Merchandise & {
  readonly id: string
  readonly quantity: number
  readonly attributes: readonly Attribute[]
  readonly attributesHash: string
  readonly position: number | undefined
}

/** The last of several values for one key counts; their order does not. */
export const readAttributes = (inputs: readonly Attribute[] | null | undefined): readonly Attribute[] =>
  [...new Map((inputs ?? []).map(({ key, value }) => [key, value]))].map(([key, value]) => ({ key, value }))

export const hashAttributes = (attributes: readonly Attribute[]): string =>
  createHash('sha256')
    .update(JSON.stringify(attributes.map(({ key, value }) => [key, value]).sort()))
    .digest('hex')

export const draftLine = (merchandise: Merchandise, quantity: number, attributes: readonly Attribute[]): DraftLine => ({
  ...merchandise,
  id: newLineId(),
  quantity,
  attributes,
  attributesHash: hashAttributes(attributes),
  position: undefined,
})

export const toDraftLine = ({ variant, product, available, ...line }: CartItem): DraftLine => ({
  variant,
  product,
  available,
  id: line.id,
  quantity: line.quantity,
  attributes: line.attributes,
  attributesHash: line.attributesHash,
  position: line.position,
})

/** Lines of one variant with the same attributes become one, in the place of the first. */
export const mergeLines = (lines: readonly DraftLine[]): readonly DraftLine[] => {
  const merged = new Map<string, DraftLine>()
  for (const line of lines) {
    const name = `${line.variant.id} ${line.attributesHash}`
    const known = merged.get(name)
    merged.set(name, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
