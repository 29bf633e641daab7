import { expect, it } from 'vitest'
import { toScreenPath } from './screen-path.ts'

it.each([
  ['/offers?after=7', '/offers?after=7'],
  ['/admin/offers', '/offers'],
  ['/admin', '/'],
  ['/administrators', '/administrators'],
  ['//evil.example', '/'],
  ['/admin//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/login?returnTo=/offers', '/'],
  ['/start/token', '/'],
  [undefined, '/'],
  ['', '/'],
])('the path %s of the shop’s side leads to the screen %s', (value, path) => expect(toScreenPath(value)).toBe(path))
