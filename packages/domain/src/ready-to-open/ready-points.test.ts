import { expect, it } from 'vitest'
import { blocksOpening, marketPoints, shopPoints, toReadyPoints } from './ready-points.ts'

const all = <Name extends string>(points: Readonly<Record<Name, unknown>>, isDone: boolean) =>
  Object.fromEntries(Object.keys(points).map((name) => [name, isDone])) as Record<Name, boolean>
const factsOf = (isDone: boolean) => ({
  shop: all(shopPoints, isDone),
  markets: { ba: all(marketPoints, isDone), cl: all(marketPoints, isDone) },
})

it('the list of what keeps a shop from opening begins with what blocks it, for each market on its own', () => {
  const points = toReadyPoints(factsOf(false))
  const firstAdvised = points.findIndex(({ severity }) => severity === 'advised')
  expect(points.slice(firstAdvised).every(({ severity }) => severity === 'advised')).toBe(true)
  expect(points.filter(({ id }) => id === 'seller').map(({ market }) => market)).toEqual(['ba', 'cl'])
})

it('a shop is kept from opening only by what loses money or breaks the law', () => {
  expect(toReadyPoints(factsOf(true)).some(blocksOpening)).toBe(false)
  const facts = factsOf(true)
  const advised = { ...facts, shop: { ...facts.shop, 'second-owner': false } }
  expect(toReadyPoints(advised).some(blocksOpening)).toBe(false)
  const unread = { ...facts.markets, cl: { ...facts.markets.cl, 'legal-texts': false } }
  expect(toReadyPoints({ ...facts, markets: unread }).filter(blocksOpening)).toEqual([
    { id: 'legal-texts', market: 'cl', severity: 'blocks', isDone: false },
  ])
})
