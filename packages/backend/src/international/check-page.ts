import type { EraItemPage } from '@dvaput/integrations/era/era-item'
import type { KnownProducts } from './write-imported.ts'

/** ERA answered, but with something that must not replace what we have. */
export class RubbishResponse extends Error {
  override name = 'RubbishResponse'
}

/** A few bad rows are normal on a short page. */
const fewRows = 10

/** It had a price, and now there is none: of one product that happens, of most of them it is a fault. */
const countLostPrices = ({ items }: EraItemPage, known: KnownProducts): number =>
  items.filter(({ id, pesos, dollars }) => {
    const before = known.get(id)
    return pesos === null && dollars === null && before !== undefined && (before.pesos ?? before.dollars) !== null
  }).length

/** More than any warehouse lists: one that never ends would be read for ever. */
const maxRows = 1_000_000

/** What is wrong with a page as a whole; undefined where nothing is. */
export const findPageProblem = (page: EraItemPage, offset: number, known: KnownProducts): string | undefined => {
  const { items, rejected, total } = page
  const rows = items.length + rejected.length
  if (offset + rows > maxRows) return `ERA lists more than ${maxRows} products`
  if (offset > total) return `ERA has ${total} products after ${offset} were read`
  if (rows === 0 && offset < total) return `ERA has ${total} products and none from ${offset} on`
  if (rows < fewRows) return undefined
  if (rejected.length > rows / 2) return `${rejected.length} of ${rows} rows from ${offset} on are bad`
  const lost = countLostPrices(page, known)
  return lost > rows / 2 ? `${lost} of ${rows} rows from ${offset} on have lost their price` : undefined
}
