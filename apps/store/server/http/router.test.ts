import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createRouteOf } from './router.ts'

const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'home', parentId: 'root', index: true },
    { id: 'faq', parentId: 'root', path: 'faq' },
    { id: 'product', parentId: 'root', path: 'products/:handle' },
    { id: 'missing', parentId: 'root', path: '*' },
  ].map((route) => [route.id, route]),
)
const routeOf = createRouteOf({ routes } as unknown as ServerBuild)

describe('the route of an address, for log and figures', () => {
  it.each([
    ['/', '/'],
    ['/_root.data', '/'],
    ['/faq', '/faq'],
    ['/faq.data', '/faq'],
    ['/products/thinkpad-of-amra', '/products/:handle'],
    ['/products/thinkpad.data', '/products/:handle'],
    ['/anything/else', '/*'],
    ['/wp-login.php', '/*'],
    ['/api/market', '/api'],
    ['/api/orders/amra@example.com', '/api'],
    ['/assets/app-1.js', '/assets'],
    ['/health/live', '/health'],
    ['/metrics', '/metrics'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route)
  })

  it.each(['/amra%', '/%E0%A4%A', '/products/%zz'])('is none for %s, and nothing is written about it', (path) => {
    expect(routeOf(path)).toBe('/*')
  })
})
