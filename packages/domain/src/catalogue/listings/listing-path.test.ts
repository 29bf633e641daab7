import { expect, it } from 'vitest'
import { mainCollections } from '../../markets/main-collections.ts'
import { subcategoriesOf, subcategoryPath } from '../menus/collection-menus.ts'
import { retailCategories } from '../menus/retail-categories.ts'
import { listingPath } from './listing-path.ts'
import { findListingScope } from './listing-scope.ts'

const pathOf = (path: string) => {
  const [category, subcategory] = path.split('/').slice(2)
  const scope = findListingScope(category, subcategory, { tagListings: true })
  return scope && listingPath(scope)
}

it.each([
  ['/products', '/products'],
  ['/products/sale', '/products/sale'],
  ['/products/ponude-i-akcije', '/products/sale'],
  ['/products/mobilni-uredjaji', '/products/mobilni-telefoni'],
  ['/products/pohrana/hard-disk-ssd', '/products/pohrana/hard-disk-ssd'],
  ['/products/ponude-i-akcije/laptop', '/products/ponude-i-akcije/laptop'],
  ['/products/racunari-i-laptopi/ultra-small-form-factor', '/products/racunari-i-laptopi/usff'],
  ['/products/racunari-i-laptopi/all-desktops', '/products/racunari-i-laptopi/all-desktops'],
  ['/products/akcija-ljeto', '/products/akcija-ljeto'],
  ['/products/čišćenje', '/products/%C4%8Di%C5%A1%C4%87enje'],
])('the listing path %s is known as %s', (path, known) => expect(pathOf(path)).toBe(known))

it('the menus’ links that lead to no listing stay as they are', () => {
  const paths = [
    ...mainCollections.filter((each) => each !== 'ponude-i-akcije').map((collection) => `/products/${collection}`),
    ...mainCollections.flatMap((collection) => subcategoriesOf[collection].map(subcategoryPath)),
    ...retailCategories.map((category) => `/products/${category}`),
  ]
  expect(paths.map(pathOf)).toEqual(paths)
})
