import { describe, expect, it } from 'vitest'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { imageResolvers } from './image.resolvers.ts'

const context = { origin: 'https://main.localhost:3443' } as StorefrontContext
const image = { id: 31, pictureKey: 'demo/laptop 1.avif', altText: 'A laptop', width: 1200, height: 900 }
const read = (type: string, field: string, args: object = {}) =>
  imageResolvers[type]?.[field]?.(image, args, context, undefined as never)

describe('an image', () => {
  it('is found at the endpoint the client came through', () => {
    const plain = 'https://main.localhost:3443/cdn/shop/files/demo/laptop%201.avif?v=1'
    for (const field of ['url', 'src', 'originalSrc', 'transformedSrc']) expect(read('Image', field)).toBe(plain)
    expect(
      read('Image', 'url', {
        transform: { maxWidth: 200, maxHeight: 100, crop: 'CENTER', scale: 2, preferredContentType: 'WEBP' },
      }),
    ).toBe(`${plain}&width=400&height=200&crop=center&format=webp`)
    expect(read('Image', 'transformedSrc', { maxWidth: 200, scale: 1 })).toBe(`${plain}&width=200`)
  })

  it.each([{ maxWidth: 0 }, { maxWidth: 5761 }, { maxHeight: -1 }, { scale: 4 }])(
    'is not made with %j',
    (transform) => {
      expect(() => read('Image', 'url', { transform })).toThrow('must be between')
    },
  )

  it('is its own medium', () => {
    expect(read('Image', 'id')).toBe('gid://shopify/ProductImage/31')
    expect(read('MediaImage', 'id')).toBe('gid://shopify/MediaImage/31')
    expect(read('MediaImage', 'image')).toBe(image)
    expect(read('MediaImage', 'mediaContentType')).toBe('IMAGE')
  })
})
