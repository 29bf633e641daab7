import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { expect, it } from 'vitest'
import { toComparedProducts } from './compared-products.server.ts'

const stateOf = { condition: null, grade: null, batteryHealthPercent: 86, warrantyMonths: null, specifications: [] }

it.each([
  ['bcs', '86\u00a0%'],
  ['en', '86%'],
  ['es', '86\u00a0%'],
] as const)('a battery is compared in per cent as they are written in %s', async (language, written) => {
  const [product] = await toComparedProducts([stateOf as unknown as ProductDetail], language)
  expect(product?.facts).toMatchObject([{ name: 'battery', value: written }])
})
