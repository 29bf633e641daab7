import { expect, it } from 'vitest'
import { toOwnPath } from './footer-links.ts'

it.each([
  ['FRONTPAGE', '/', '/'],
  ['CATALOG', '/collections/all', '/products'],
  ['COLLECTION', '/collections/racunari-i-laptopi', '/products/racunari-i-laptopi'],
  ['COLLECTION', 'https://main.example/collections/monitori?x=1', '/products/monitori'],
  ['PRODUCT', '/products/thinkpad-t480', '/product/thinkpad-t480'],
  ['SHOP_POLICY', '/policies/refund-policy', '/devoluciones'],
  ['PAGE', '/pages/about', undefined],
  ['HTTP', '/faq#returns', '/faq#returns'],
  ['HTTP', 'https://blog.example/', 'https://blog.example/'],
  ['HTTP', '//evil.example', undefined],
  ['HTTP', 'javascript:alert(1)', undefined],
  ['HTTP', null, undefined],
])('an item of the kind %s to %s leads to %s', (type, url, path) => {
  expect(toOwnPath({ type, url })).toBe(path)
})
