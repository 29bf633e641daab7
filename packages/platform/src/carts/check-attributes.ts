import type { Attribute } from '../tables/carts.table.ts'
import { type CartUserError, cartError } from './cart-refusal.ts'

const maxKeyLength = 255
const maxValueLength = 5_000
/** Of all lines of a cart together: a call is bounded, and calls add up. */
const maxLineBytes = 256 * 1024

type Path = readonly (string | number)[]

export const checkAttributes = (
  attributes: readonly Attribute[] | null | undefined,
  path: Path,
): readonly CartUserError[] => {
  const tooLong = (index: number, field: keyof Attribute, most: number) =>
    cartError('INVALID', [...path, index, field], `The attribute’s ${field} exceeds the maximum of ${most} characters.`)
  return (attributes ?? []).flatMap(({ key, value }, index) => [
    ...(key.length > maxKeyLength ? [tooLong(index, 'key', maxKeyLength)] : []),
    ...(value.length > maxValueLength ? [tooLong(index, 'value', maxValueLength)] : []),
  ])
}

export const checkLineAttributes = (
  lines: readonly { readonly attributes: readonly Attribute[] }[],
  path: Path,
): readonly CartUserError[] => {
  const bytes = lines.reduce((sum, { attributes }) => sum + Buffer.byteLength(JSON.stringify(attributes)), 0)
  return bytes > maxLineBytes
    ? [cartError('MAXIMUM_EXCEEDED', path, 'The attributes of the cart’s lines are too large.')]
    : []
}
