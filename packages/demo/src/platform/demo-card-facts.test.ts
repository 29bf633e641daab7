import { formatCardFacts } from '@dvaput/domain/catalogue/card-facts'
import { productTypes } from '@dvaput/domain/catalogue/menus/subcategories'
import { expect, it } from 'vitest'
import { buildMetafields } from './demo-metafields.ts'
import { type ShelfItem, stockShelf } from './shop-shelf.ts'

const shelf = stockShelf({ handle: 'main' })

const factsOf = (item: ShelfItem) => {
  const { 'custom.specifications': specifications, 'custom.battery_health': battery } = buildMetafields(item, 'bcs')
  const { colours = [], type } = item.product
  return formatCardFacts(
    {
      productType: type,
      specifications: JSON.parse(specifications?.value ?? '{}'),
      batteryHealthPercent: battery ? Number(battery.value) : null,
      options: colours.slice(0, 1).map((value) => ({ name: 'Boja', value })),
    },
    'bcs',
  )
}

it.each(productTypes)('the demo shows three facts on every card of the kind %s', (type) => {
  const items = shelf.filter(({ product }) => product.type === type)
  expect(items).not.toEqual([])
  const lacking = items.filter((item) => factsOf(item).length < 3).map(({ product }) => product.title)
  // Its maker does not say how much memory it has.
  expect(lacking).toEqual(type === 'Router' ? ['TP-Link Archer C6'] : [])
})
