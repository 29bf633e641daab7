import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { expect, it } from 'vitest'
import { toComparedProducts } from './compared-products.server.ts'

const stateOf = { condition: null, grade: null, batteryHealthPercent: 86, warrantyMonths: null, specifications: [] }

it.each([
  ['bcs', 'najmanje 86\u00a0%'],
  ['en', 'at least 86%'],
  ['es', 'al menos 86\u00a0%'],
] as const)(
  'a battery is compared by what is guaranteed for every unit, as it is written in %s',
  async (language, written) => {
    const [product] = await toComparedProducts([stateOf as unknown as ProductDetail], language)
    expect(product?.facts).toMatchObject([{ name: 'battery', value: written }])
  },
)
