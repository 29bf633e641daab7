import { expect, it } from 'vitest'
import { samePageIn } from './page-language.ts'

it('a hosted page links to itself in another language, whatever path a visitor made up', () => {
  for (const address of [
    'http://main.localhost/orders/1/status?key=a%26b',
    'http://main.localhost//evil.example?key=a%26b&locale=en',
  ])
    expect(samePageIn(address)('es')).toBe('?key=a%26b&locale=es')
})
