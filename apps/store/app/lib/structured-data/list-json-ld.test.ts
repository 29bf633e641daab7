import { expect, it } from 'vitest'
import { breadcrumbJsonLd, itemListJsonLd } from './list-json-ld.ts'

const visit = {
  marketId: 'ba',
  language: 'en',
  origins: { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' },
} as const

it('a breadcrumb is listed from the first step to the page itself', () => {
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'Laptops', to: '/products/racunari-i-laptopi/laptop' },
  ]
  expect(breadcrumbJsonLd(trail, visit).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dvaput.example/?lang=en' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Laptops',
      item: 'https://dvaput.example/products/racunari-i-laptopi/laptop?lang=en',
    },
  ])
})

it('products of a later page stand at their place in the whole listing', () => {
  const products = [
    { source: 'local' as const, handle: 'a', title: 'A' },
    { source: 'local' as const, handle: 'b č', title: 'B' },
  ]
  expect(itemListJsonLd(products, { total: 98, before: 96 }, visit)).toMatchObject({
    numberOfItems: 98,
    itemListElement: [
      { position: 97, name: 'A', url: 'https://dvaput.example/product/a?lang=en' },
      { position: 98, name: 'B', url: 'https://dvaput.example/product/b%20%C4%8D?lang=en' },
    ],
  })
})
