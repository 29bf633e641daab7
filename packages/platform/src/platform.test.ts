import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../tests/support/test-platform.ts'

const shop = useTestPlatform()

it('hands a failure on to its door, and writes nothing to the console itself', async () => {
  const { pictures } = shop.platform.parts
  const { make } = pictures
  const failing = async () => {
    throw new Error('Failed query: the values of a statement')
  }
  Object.assign(pictures, { make: failing })
  await expect(shop.fetchAt('/cdn/shop/files/demo/laptops/x')).rejects.toThrow('Failed query')
  Object.assign(pictures, { make })
})
