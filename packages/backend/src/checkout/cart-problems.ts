import type { LineProblem } from '@dvaput/domain/cart/line-problem'
import type { PlatformCart } from '@dvaput/integrations/carts/reshape-cart'
import type { LocalLine } from './check-lines.ts'

/**
 * What the shop would sell otherwise than it was pressed for: our copy of its prices may be some seconds old.
 * // decision 0117
 */
export const findCartProblems = (cart: PlatformCart, lines: readonly LocalLine[]): readonly LineProblem[] =>
  lines.flatMap(({ identity, quantity, shown }): LineProblem[] => {
    const line = cart.lines.find(({ variantId }) => variantId === identity.variantId)
    const about = { item: identity, name: line?.productTitle ?? null }
    if (!line || line.quantity < 1) return [{ ...about, kind: 'gone' }]
    if (line.quantity < quantity) return [{ ...about, kind: 'fewer', left: line.quantity }]
    const now = line.variantPrice
    const isOther = shown !== undefined && (shown.minor !== now.minor || shown.currency !== now.currency)
    return isOther ? [{ ...about, kind: 'price', before: shown, now }] : []
  })
