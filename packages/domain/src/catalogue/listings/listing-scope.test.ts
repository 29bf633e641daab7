import { describe, expect, it } from 'vitest'
import { mainCollections } from '../../markets/main-collections.ts'
import { findMainCollection, homeTiles, subcategoriesOf, subcategoryPath } from '../menus/collection-menus.ts'
import { isRetailCategory, mergeById, retailCategories, tagsOf } from '../menus/retail-categories.ts'
import { productTypes, productTypesOf } from '../menus/subcategories.ts'
import { toTypeSlug } from '../menus/type-slug.ts'
import { findListingScope } from './listing-scope.ts'

const find = (path: string, tagListings = true) => {
  const [, , category, subcategory] = path.split('/')
  return findListingScope(category, subcategory, { tagListings })
}

describe('the main collections', () => {
  it('are ten, in their fixed order [CAT-12]', () => {
    expect(mainCollections).toEqual([
      'racunari-i-laptopi',
      'komponente-i-nadogradnje',
      'mreze-i-serveri',
      'mobilni-telefoni',
      'oprema-i-periferija',
      'pohrana',
      'kancelarijska-i-poslovna-rjesenja',
      'monitori',
      'izdvojeno',
      'ponude-i-akcije',
    ])
  })

  it('are found by their handle, and mobilni-uredjaji by its alias', () => {
    for (const handle of mainCollections) expect(findMainCollection(handle)).toBe(handle)
    expect(findMainCollection('mobilni-uredjaji')).toBe('mobilni-telefoni')
    for (const stranger of ['', 'toString', '__proto__', 'Monitori'])
      expect(findMainCollection(stranger)).toBeUndefined()
  })
})

describe('subcategories', () => {
  it.each([
    ['laptop', ['Laptop']],
    ['desktop', ['Desktop']],
    ['all-in-one', ['All-in-One']],
    ['usff', ['USFF']],
    ['workstation', ['Workstation']],
    ['cpu', ['CPU']],
    ['ram', ['RAM']],
    ['gpu', ['GPU']],
    ['server', ['Server']],
    ['router', ['Router']],
    ['nas', ['NAS']],
    ['tablet', ['Tablet']],
    ['smartphone', ['Smartphone']],
    ['chrome-os', ['Chrome OS']],
    ['hard-disk-ssd', ['Hard Disk/SSD']],
  ])('%s means %j [CAT-14]', (slug, types) => {
    expect(productTypesOf(slug)).toEqual(types)
  })

  it('has all-desktops for three types [CAT-15]', () => {
    expect(productTypesOf('all-desktops')).toEqual(['Desktop', 'USFF', 'Small Form Factor'])
  })

  it('has a slug for each type that leads back to it, and each is in some menu', () => {
    const inMenus = new Set<string>(Object.values(subcategoriesOf).flat())
    for (const type of productTypes) {
      expect(productTypesOf(toTypeSlug(type))).toEqual([type])
      expect(inMenus).toContain(toTypeSlug(type))
    }
    for (const stranger of ['', 'constructor', 'Laptop']) expect(productTypesOf(stranger)).toBeUndefined()
  })

  it('gives a tile the address of its owning collection', () => {
    expect(homeTiles.map(subcategoryPath)).toEqual([
      '/products/racunari-i-laptopi/laptop',
      '/products/mobilni-telefoni/smartphone',
      '/products/mobilni-telefoni/tablet',
      '/products/mreze-i-serveri/server',
      '/products/mreze-i-serveri/switch',
      '/products/racunari-i-laptopi/all-desktops',
    ])
    expect(subcategoryPath('hard-disk-ssd')).toBe('/products/komponente-i-nadogradnje/hard-disk-ssd')
    expect(subcategoryPath('ultra-small-form-factor')).toBe('/products/racunari-i-laptopi/ultra-small-form-factor')
  })
})

describe('the retail categories', () => {
  it('have todos for four tags, every product once', () => {
    expect(tagsOf('todos')).toEqual(['Budget Laptops', 'Cell', 'Laptops 200', 'Tablets'])
    const lists = [[{ id: '1' }, { id: '2' }], [{ id: '2' }, { id: '3' }], [], [{ id: '1' }]]
    expect(mergeById(lists).map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it.each(['budget-laptops', 'cell', 'laptops-200', 'tablets'] as const)(
    'use for %s the tag of that name [CAT-17]',
    (category) => {
      expect(tagsOf(category).map(toTypeSlug)).toEqual([category])
    },
  )

  it('give each of the others its Spanish synonyms [CAT-18]', () => {
    const synonyms = Object.fromEntries(retailCategories.slice(5).map((category) => [category, tagsOf(category)]))
    expect(synonyms).toEqual({
      computadoras: ['computadoras', 'computador', 'pc'],
      laptops: ['laptops', 'notebook', 'portátil'],
      smartphones: ['smartphones', 'celulares', 'teléfono'],
      gaming: ['gaming', 'gamer', 'videojuegos'],
      accesorios: ['accesorios', 'periféricos'],
      audio: ['audio', 'audífonos'],
      hogar: ['hogar', 'casa'],
      televisores: ['televisores', 'pantallas'],
      camaras: ['camaras', 'cámara'],
      internacional: ['internacional', 'importado'],
      electronica: ['electronica', 'tecnología'],
    })
    expect(isRetailCategory('valueOf')).toBe(false)
  })
})

describe('an address means', () => {
  it.each([
    ['/products', { kind: 'all' }],
    ['/products/sale', { kind: 'sale' }],
    ['/products/monitori', { kind: 'collection', collection: 'monitori' }],
    ['/products/mobilni-uredjaji', { kind: 'collection', collection: 'mobilni-telefoni' }],
    [
      '/products/mobilni-uredjaji/smartphone',
      { kind: 'subcategory', collection: 'mobilni-telefoni', slug: 'smartphone', types: ['Smartphone'] },
    ],
    [
      '/products/racunari-i-laptopi/all-desktops',
      {
        kind: 'subcategory',
        collection: 'racunari-i-laptopi',
        slug: 'all-desktops',
        types: ['Desktop', 'USFF', 'Small Form Factor'],
      },
    ],
    ['/products/gaming', { kind: 'tags', category: 'gaming', tags: ['gaming', 'gamer', 'videojuegos'] }],
    ['/products/novo-u-ponudi', { kind: 'shop-collection', handle: 'novo-u-ponudi' }],
    ['/products/no such', undefined],
    [`/products/${'a'.repeat(256)}`, undefined],
    ['/products/monitori/nonsense', undefined],
    ['/products/nonsense/laptop', undefined],
    ['/products/sale/laptop', undefined],
  ])('%s', (path, scope) => {
    expect(find(path)).toEqual(scope)
  })

  it('no tag listing where the market has none', () => {
    expect(find('/products/gaming', false)).toEqual({ kind: 'shop-collection', handle: 'gaming' })
    expect(find('/products/monitori', false)).toEqual({ kind: 'collection', collection: 'monitori' })
  })
})
