import { expect, it } from 'vitest'
import { subjectPath } from './subject-path.ts'

it.each([
  ['administrator', '0198f0aa-0000-7000-8000-00000000000a', '/administrators'],
  ['order', 'main-7', '/orders/main-7'],
  ['product', 'gid://shopify/Product/7', '/shop-records/product/7'],
  ['collection', 'gid://shopify/Collection/7', '/shop-records/collection/7'],
  ['navigation', 'gid://shopify/Menu/7', '/shop-records/navigation/7'],
  ['customer', 'gid://shopify/Customer/7', '/customers/7'],
  ['banner', '3', '/content/banners/3'],
  ['offer-rule', 'ba:market', '/offers/rules'],
  ['product-import', 'an-id', '/products/imports/an-id'],
  ['shop-export', 'an-id', '/exports'],
  ['setting', 'text-ba-shipping.costs.en', '/content/texts/shipping/costs?market=ba&language=en'],
  ['setting', 'roles', '/administrators/roles'],
  ['setting', 'hours-cl', '/content/hours'],
  ['setting', 'market-ba', '/settings'],
  ['setting', 'bank-account-cl', '/settings/bank-accounts'],
  ['setting', 'ready-to-open', '/settings/ready'],
  ['setting', 'gate-code', '/content/gate'],
  ['setting', 'peso-rate-ba', '/content'],
  ['setting', 'exchange-rate', '/content'],
  ['sync', 'full', '/warehouse'],
  ['job', 'an-id', '/warehouse/jobs'],
  ['mail', 'a-key', '/warehouse/mails'],
  ['of a later version', '1', null],
])('an audit entry leads from %s %s to its screen', (kind, id, path) => {
  expect(subjectPath(kind, id)).toBe(path)
})
