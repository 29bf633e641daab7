import type { Shop } from '@dvaput/platform/tables/shops.table'
import { createRandom } from './random.ts'
import type { ShelfItem } from './shop-shelf.ts'

/** What a mark costs in Chile, and how far a price there strays from it. */
const pesosAMark = 540
const strayPerMille = 60

const toNine = (amount: number): number => (amount < 30 ? Math.round(amount) : Math.round(amount / 10) * 10 - 1)

const toMinor = (marks: number, { currency }: Pick<Shop, 'currency'>, factor: number): number =>
  currency === 'CLP' ? Math.max(1, Math.round((marks * pesosAMark * factor) / 1000)) * 1000 - 10 : marks * 100

/** Prices in the shop's minor units, with how many steps a variant is above the first. */
export const createPricing = ({ product, handle, isOnSale }: ShelfItem, shop: Pick<Shop, 'currency'>) => {
  const random = createRandom(`price ${handle}`)
  const factor = 1 + random.between(-strayPerMille, strayPerMille) / 1000
  const reduction = random.between(12, 32)
  const { bam, step = 0, held } = product
  return (steps: number): { price: number; compareAtPrice: number | null } => {
    if (held === 'no price') return { price: 0, compareAtPrice: null }
    const marks = bam + steps * step
    const before = Math.max(marks + 2, toNine((marks * 100) / (100 - reduction)))
    return {
      price: toMinor(marks, shop, factor),
      compareAtPrice: isOnSale ? toMinor(before, shop, factor) : null,
    }
  }
}
