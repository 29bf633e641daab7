import { describe, expect, it } from 'vitest'
import { mainCollections } from '../../markets/main-collections.ts'
import { toShopMenus } from './shop-menus.ts'
import { productTypes } from './subcategories.ts'

const menusOf = (types: Readonly<Record<string, readonly string[]>>) => toShopMenus(new Map(Object.entries(types)))

describe('the menu of a collection', () => {
  it('has the entries of the specification in their order, as far as the shop has products of them [HDR-12]', () => {
    const menus = menusOf({ 'racunari-i-laptopi': ['USFF', 'Desktop', 'Laptop'] })
    expect(menus['racunari-i-laptopi']).toEqual(['laptop', 'desktop', 'usff'])
    expect(menus.monitori).toEqual([])
    expect(Object.keys(menus)).toEqual(mainCollections)
  })

  it('has the types a shop put there besides, those with most products first', () => {
    const menus = menusOf({ monitori: ['Projector', 'Monitor', 'Webcam'], 'ponude-i-akcije': ['RAM', 'Hard Disk/SSD'] })
    expect(menus.monitori).toEqual(['monitor', 'projector', 'webcam'])
    expect(menus['ponude-i-akcije']).toEqual(['ram', 'hard-disk-ssd'])
  })

  it('leaves out a type that has no page', () => {
    expect(menusOf({ izdvojeno: ['Ručni rad', 'Laptop', ''] }).izdvojeno).toEqual(['laptop'])
  })

  it('ends at twelve entries', () => {
    expect(menusOf({ izdvojeno: productTypes }).izdvojeno).toHaveLength(12)
  })
})
