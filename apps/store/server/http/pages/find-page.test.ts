import { describe, expect, it } from 'vitest'
import { page } from '../../../app/lib/loading/page-access.ts'
import { createFindPage, createRouteOf } from './find-page.ts'

const findPage = createFindPage([
  page.shared('/', 'routes/home.tsx'),
  page.shared('faq', 'routes/faq.tsx'),
  page.shared('products/:handle', 'routes/products.tsx', { query: ['page'] }),
  page.personal('account', 'routes/account.tsx', { guard: 'customer' }),
])
const routeOf = createRouteOf(findPage)

describe('the route of a path, for the log and the metrics', () => {
  it.each([
    ['/', '/'],
    ['/_.data', '/'],
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

  it.each(['/amra%', '/%E0%A4%A', '/products/%zz'])('is none for %s, and nothing is logged about it', (path) => {
    expect(routeOf(path)).toBe('/*')
  })
})

describe('the page of a path', () => {
  it.each(['/account', '/ACCOUNT', '/account.data', '/%61ccount'])('%s is the account', (path) => {
    expect(findPage(path)).toEqual({
      path: path.endsWith('.data') ? '/account.data' : '/account',
      isData: path.endsWith('.data'),
      pattern: '/account',
      access: { kind: 'personal', guard: 'customer' },
      routeIds: ['root', 'routes/account'],
    })
  })

  it.each([
    ['/', '/'],
    ['/FAQ', '/faq'],
    ['/%66aq', '/faq'],
    ['/faq/', '/faq'],
    ['/Products/ThinkPad', '/products/ThinkPad'],
    ['/products/%74hinkpad', '/products/thinkpad'],
    ['/products/%c4%8daj', '/products/%C4%8Daj'],
    ['/products/a%2fb', '/products/a%2Fb'],
    ['/products/100%25', '/products/100%25'],
    ['/_.data', '/_.data'],
    ['/.data', '/_.data'],
    ['/FAQ.data', '/faq.data'],
    ['/faq/_.data', '/faq.data'],
    ['/Nowhere', '/Nowhere'],
  ])('%s has one spelling, %s', (path, spelling) => {
    expect(findPage(path).path).toBe(spelling)
    expect(findPage(spelling).path).toBe(spelling)
  })

  it.each(['//FAQ', '//products/%74hinkpad', '/%2f/FAQ'])('%s has no spelling that leads to another host', (path) => {
    expect(findPage(path).path === path || !findPage(path).path.startsWith('//')).toBe(true)
  })

  it('counts as personal where no route declares it', () => {
    expect(findPage('/nowhere').access.kind).toBe('personal')
  })

  it('forgets, rather than growing with every path that somebody makes up', () => {
    for (let number = 0; number < 5_000; number += 1) findPage(`/${number}`)
    expect(findPage('/faq').pattern).toBe('/faq')
  })
})
