import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopHandles } from '../markets/shop-handle.ts'
import {
  createLocalIdentity,
  formatProductIdentity,
  identityOf,
  isSameProduct,
  type ProductIdentity,
  parseProductIdentity,
} from './product-identity.ts'
import { productPath } from './product-path.ts'

const variantId = 'gid://shopify/ProductVariant/7000001'

describe('the text of an identity', () => {
  it.each<[string, ProductIdentity]>([
    ['local:main:7000001', { kind: 'local', shop: 'main', variantId }],
    ['local:retail:7000001', { kind: 'local', shop: 'retail', variantId }],
    ['international:ERA-17', { kind: 'international', eraId: 'ERA-17' }],
    ['international:17', { kind: 'international', eraId: '17' }],
    ['international:a:b/č 1', { kind: 'international', eraId: 'a:b/č 1' }],
  ])('%s is written and read', (text, identity) => {
    expect(formatProductIdentity(identity)).toBe(text)
    expect(parseProductIdentity(text)).toEqual(identity)
  })

  it.each([
    ['nothing', ''],
    ['no kind', '7000001'],
    ['a kind nobody knows', 'temporary:main:1'],
    ['no shop', 'local:7000001'],
    ['an empty shop', 'local::7000001'],
    ['a shop nobody knows', 'local:outlet:7000001'],
    ['a name that every object has', 'local:toString:7000001'],
    ['no variant', 'local:main'],
    ['an empty variant', 'local:main:'],
    ['a variant that is no number', 'local:main:1e3'],
    ['a second spelling of a number', 'local:main:007'],
    ['a variant beyond all numbers', `local:main:${'9'.repeat(19)}`],
    ['a whole gid', `local:main:${variantId}`],
    ['something after it', 'local:main:7:1'],
    ['spaces around it', ' local:main:7'],
    ['an empty id of ERA', 'international:'],
    ['spaces around the id of ERA', 'international: 7'],
    ['a line break in it', 'international:a\nb'],
    ['half a character', 'international:\ud800'],
    ['an id without end', `international:${'x'.repeat(256)}`],
    ['a number', 7_000_001],
    ['an object', { kind: 'local', shop: 'main', variantId }],
    ['null', null],
  ])('is refused with %s', (_, text) => {
    expect(parseProductIdentity(text)).toBeUndefined()
  })

  const identities: fc.Arbitrary<ProductIdentity> = fc.oneof(
    fc.record({
      kind: fc.constant('local' as const),
      shop: fc.constantFrom(...shopHandles),
      variantId: fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map((number) => `gid://shopify/ProductVariant/${number}`),
    }),
    fc
      .string({ minLength: 1, maxLength: 120, unit: 'grapheme' })
      .filter((text) => text.trim() === text && text.length <= 255 && !/\p{Cc}/u.test(text))
      .map((eraId) => ({ kind: 'international' as const, eraId })),
  )

  it('comes back as the identity it was written from', () => {
    fc.assert(
      fc.property(identities, (identity) => {
        expect(parseProductIdentity(formatProductIdentity(identity))).toEqual(identity)
      }),
    )
  })

  it('is the same for the same product alone', () => {
    fc.assert(
      fc.property(identities, identities, (one, other) => {
        const isEqual = JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
        expect(isSameProduct(one, other)).toBe(isEqual)
        expect(isSameProduct(one, { ...one })).toBe(true)
      }),
    )
  })

  it('has one spelling: whatever is read is written the same way', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.string(),
          fc.stringMatching(/^(local|international)(:(main|retail|[0-9]{1,3})){0,3}$/),
        ),
        (anything) => {
          const identity = parseProductIdentity(anything)
          if (identity) expect(formatProductIdentity(identity)).toBe(anything)
        },
      ),
    )
  })
})

describe('the identity of a product', () => {
  const product = { id: 'gid://shopify/Product/1', source: 'local', shop: 'main', variantId } as const

  it('is its shop and variant, or the id of ERA', () => {
    expect(identityOf(product)).toEqual({ kind: 'local', shop: 'main', variantId })
    expect(identityOf({ ...product, source: 'international', id: 'ERA-17' })).toEqual({
      kind: 'international',
      eraId: 'ERA-17',
    })
  })

  it('is none without a variant', () => {
    expect(identityOf({ ...product, variantId: null })).toBeUndefined()
  })

  it.each([
    [undefined, variantId],
    ['outlet', variantId],
    ['main', undefined],
    ['main', 7_000_001],
    ['main', 'gid://shopify/Product/7000001'],
    ['main', 'gid://shopify/ProductVariant/'],
  ])('is none of shop %j and variant %j', (shop, variant) => {
    expect(createLocalIdentity(shop, variant)).toBeUndefined()
  })
})

it('the link of a product leads to the page of its kind', () => {
  expect(productPath('local', 'thinkpad-t480')).toBe('/product/thinkpad-t480')
  expect(productPath('international', 'miš/1')).toBe('/international/mi%C5%A1%2F1')
})
