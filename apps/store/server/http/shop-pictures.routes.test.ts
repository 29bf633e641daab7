import { expect, it } from 'vitest'
import { useTestPlatform as testPlatformOfThisFile } from '../../../../tests/support/platform/test-platform.ts'
import { shopPicturesRoutes } from './shop-pictures.routes.ts'

const platform = testPlatformOfThisFile()

const getPicture = (path: string, headers: Record<string, string> = {}) =>
  shopPicturesRoutes({
    platform: {
      fetch: (request, { clientIp }) => {
        const { pathname, search } = new URL(request.url)
        return platform.fetchAt(pathname + search, { headers: request.headers }, { clientIp })
      },
    },
    clientIpOf: () => '192.0.2.7',
  }).request(`http://shop.example${path}`, { headers })

it('the shop serves pictures at the shop’s own URL in the requested width and format', async () => {
  const response = await getPicture('/cdn/shop/files/demo/laptop-business-14-black-front.avif?v=1&width=320', {
    Accept: 'image/avif,*/*',
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/avif')
})

it('the route of pictures serves no file outside their folder', async () => {
  expect((await getPicture('/cdn/shop/files/..%2f..%2fpackage.json')).status).toBe(404)
  expect((await getPicture('/cdn/shop/other')).status).toBe(404)
})
