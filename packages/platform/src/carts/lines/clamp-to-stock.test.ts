import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampToStock } from './clamp-to-stock.ts'
import type { DraftLine } from './draft-lines.ts'

const stockOfVariant = fc.array(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(Number.POSITIVE_INFINITY)), {
  minLength: 3,
  maxLength: 3,
})
const wishes = fc.array(
  fc.record({
    variantId: fc.integer({ min: 0, max: 2 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    first: fc.boolean(),
  }),
  {
    maxLength: 8,
  },
)

const sumOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

it('a cart gives all lines of a variant together what there is, and no more', () => {
  fc.assert(
    fc.property(stockOfVariant, wishes, (stock, wished) => {
      const lines = wished.map(
        ({ variantId, quantity }, index) =>
          ({
            id: String(index),
            quantity,
            position: index,
            available: stock[variantId],
            variant: { id: variantId, title: 'Default Title' },
            product: { title: 'Goods' },
          }) as DraftLine,
      )
      const first = new Set(wished.flatMap((wish, index) => (wish.first ? [String(index)] : [])))
      const clamped = clampToStock(lines, { token: 'cart', language: 'en', first })
      expect(clamped.lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
      for (const [variantId, available] of stock.entries()) {
        const of = ({ variant }: DraftLine) => variant.id === variantId
        expect(sumOf(clamped.lines.filter(of))).toBe(Math.min(available, sumOf(lines.filter(of))))
        const favoured = (line: DraftLine) => of(line) && first.has(line.id)
        expect(sumOf(clamped.lines.filter(favoured))).toBe(Math.min(available, sumOf(lines.filter(favoured))))
      }
      const reduced = clamped.lines.filter(({ quantity }, index) => quantity < (lines[index]?.quantity ?? 0))
      expect(clamped.warnings.map(({ target }) => target)).toEqual(
        reduced.map(({ id }) => `gid://shopify/CartLine/${id}?cart=cart`),
      )
    }),
    { numRuns: 1_000 },
  )
})
