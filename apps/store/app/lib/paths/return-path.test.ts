import { describe, expect, it } from 'vitest'
import { toReturnPath, withReturnPath } from './return-path.ts'

describe('the way back after a login', () => {
  it.each(['/', '/orders?page=2#last', '/products/laptops?brand=Apple%20x', '/loginless'])('is %s', (path) => {
    expect(toReturnPath(path, '/account')).toBe(path)
  })

  it.each([
    null,
    '',
    'orders',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/login',
    '/login?returnTo=/login',
    '/LOGIN/link',
    '/register',
    '/reset-password?token=x',
    '/auth/callback?code=1',
  ])('is the usual one for %o', (value) => expect(toReturnPath(value, '/account')).toBe('/account'))

  it('is carried in a link, where there is one', () => {
    expect(withReturnPath('/register', '/orders?page=2')).toBe('/register?returnTo=%2Forders%3Fpage%3D2')
    expect(withReturnPath('/register', null)).toBe('/register')
  })
})
