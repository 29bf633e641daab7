import type { Cart } from '@dvaput/domain/cart/cart'
import { type CartLine, isSoldOut, lineKey, lineLimit } from '@dvaput/domain/cart/cart-line'
import type { CheckedLine, LineState } from '@dvaput/domain/cart/checked-line'
import type { Market } from '@dvaput/domain/markets/market'
import type { Money } from '@dvaput/domain/money/money'

type Unavailable = Exclude<LineState, 'for-sale' | 'unknown'>

/** The note beside a line. */
export type LineNote =
  | { readonly kind: 'price'; readonly before: Money; readonly now: Money }
  | { readonly kind: 'stock'; readonly limit: number }
  | { readonly kind: 'exceeds-stock'; readonly limit: number }
  | { readonly kind: 'held'; readonly until: string; readonly payUrl?: string }
  | { readonly kind: Unavailable }

export type NotesByLine = ReadonlyMap<string, readonly LineNote[]>

const toNotes = (
  line: CartLine,
  { state, changes, current, heldUntil, ownPayment }: CheckedLine,
): readonly LineNote[] => {
  if (state === 'unknown') return []
  if (heldUntil !== undefined)
    return [{ kind: 'held', until: heldUntil, ...(ownPayment !== undefined && { payUrl: ownPayment }) }]
  if (state !== 'for-sale') return [{ kind: state }]
  if (!current) return []
  return changes.map((change) =>
    change === 'price'
      ? { kind: change, before: line.price, now: current.price }
      : { kind: change, limit: current.limit },
  )
}

/** By the key of the line. `cart` is as it was when the request was sent; lines without change have no entry. */
export const createLineNotes = (cart: Cart, checked: readonly CheckedLine[]): NotesByLine => {
  const linesByKey = new Map(cart.map((line) => [lineKey(line), line]))
  return new Map(
    checked.flatMap((each): [string, readonly LineNote[]][] => {
      const line = linesByKey.get(lineKey(each))
      const notes = line ? toNotes(line, each) : []
      return notes.length > 0 ? [[lineKey(each), notes]] : []
    }),
  )
}

/** Of a line that was not checked yet, or could not be. */
const storedNotes = (line: CartLine, market: Market): readonly LineNote[] => {
  if (isSoldOut(line)) return [{ kind: 'sold-out' }]
  const limit = lineLimit(line, market)
  return line.quantity > limit ? [{ kind: 'exceeds-stock', limit }] : []
}

/** The shopper has lowered the quantity since. */
const isSettled = (note: LineNote, { quantity }: CartLine) => note.kind === 'stock' && quantity < note.limit

/** A line that an earlier check found sold out says so until the next one. */
export const notesOf = (line: CartLine, notes: NotesByLine, market: Market): readonly LineNote[] =>
  notes.get(lineKey(line))?.filter((note) => !isSettled(note, line)) ?? storedNotes(line, market)
