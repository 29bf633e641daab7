import { describe, expect, it } from 'vitest'
import { toOwnPath } from './own-path.ts'

const own = 'https://dvaput.example'
const foreignHost = 'evil.example'

const schemes = ['', 'http:', 'https:', 'HTTPS:', 'javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'ws:']
const slashes = [
  '//',
  '///',
  '\\\\',
  '/\\',
  '\\/',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  '//\u0000',
  '/%09/',
  '/./',
  '/.//',
  '//user@',
]
const hosts = [
  foreignHost,
  `dvaput.example@${foreignHost}`,
  `${foreignHost}#@dvaput.example`,
  `${foreignHost}\\@dvaput.example`,
]

const hostile = [
  ...schemes.flatMap((scheme) => slashes.flatMap((slash) => hosts.map((host) => `${scheme}${slash}${host}/x`))),
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  `https:${foreignHost}`,
  `http:\\\\${foreignHost}`,
  '//',
  '/\\',
]

/** Where a browser on one of our pages goes when it is told this. */
const wouldOpen = (location: string) => new URL(location, `${own}/login?returnTo=x`)

describe('a path to return to', () => {
  it('never leads to another site, however it is written', () => {
    expect(hostile.length).toBeGreaterThan(500)
    for (const given of hostile) {
      const opened = wouldOpen(toOwnPath(given))
      expect([given, opened.origin]).toEqual([given, own])
    }
  })

  it.each(['/', '/account', '/account?tab=orders#last', '/product/lenovo-t480?variant=7', '/search?q=a%2F%2Fb'])(
    'stays as it is: %s',
    (path) => {
      expect(toOwnPath(path)).toBe(path)
    },
  )
})
