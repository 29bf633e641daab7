import type { Cart } from './cart.ts'
import { type CartLine, lineKey } from './cart-line.ts'

export type Quantities = Readonly<Record<string, number>>

export const quantitiesOf = (lines: readonly Pick<CartLine, 'identity' | 'quantity'>[]): Quantities =>
  Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity]))

/** What changed since the server was last heard: quantities by product, 0 for a line that was removed. */
export const changesSince = (base: Quantities, held: Quantities): Quantities =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(held)])]
      .map((key) => [key, held[key] ?? 0] as const)
      .filter(([key, quantity]) => quantity !== (base[key] ?? 0)),
  )

type Heard = {
  /** The server's cart. */
  readonly server: Cart
  /** What the browser held when it asked. */
  readonly sent: Quantities
  /** Products that the server could not store. */
  readonly notStored: readonly string[]
  /** Lines that wait beside the cart, which the server does not tell apart. */
  readonly elsewhere?: Quantities
}

/**
 * The browser's lines after the server has answered. What the shopper changed meanwhile stays; everything else is as the
 * server has it. Lines keep their place and what the browser knows of their price and stock.
 */
export const followServerCart = (now: Cart, { server, sent, notStored, elsewhere = {} }: Heard): Cart => {
  const served = new Map(server.map((line) => [lineKey(line), line]))
  const isUntouched = (key: string, quantity: number) => (sent[key] ?? 0) === quantity
  const kept = now.flatMap((line): CartLine[] => {
    const key = lineKey(line)
    if (!isUntouched(key, line.quantity) || notStored.includes(key)) return [line]
    const { quantity } = served.get(key) ?? {}
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
  const held = new Set(now.map(lineKey))
  const added = server.filter((line) => {
    const key = lineKey(line)
    return !held.has(key) && elsewhere[key] === undefined && isUntouched(key, 0)
  })
  return [...kept, ...added]
}
