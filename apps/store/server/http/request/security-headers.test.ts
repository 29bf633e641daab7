import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import {
  allowPictures,
  closedPolicy,
  policyForDevelopment,
  policyForPage,
  policyForStaticPage,
  securityHeaders,
} from './security-headers.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const policyOf = (...scripts: string[]) => policyForPage(scripts.map((script) => Buffer.from(script)))
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]

describe('the policy of a page', () => {
  it('names its inline scripts by their hashes, each once, and allows no other', () => {
    expect(scriptsOf(policyOf('one()', 'two()\n', 'one()'))).toBe(`'self' ${hashOf('one()')} ${hashOf('two()\n')}`)
  })

  it('changes with every character of a script', () => {
    expect(policyOf('a')).not.toBe(policyOf('b'))
  })

  it.each([
    ['built pages', policyOf('1')],
    ['static pages', policyForStaticPage],
  ])('is strict on %s', (_, policy) => {
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
    for (const rule of [
      "default-src 'none'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy.split('; ')).toContain(rule)
  })

  it('lets in the pictures of a hosted shop, and nothing else of it', () => {
    const policy = policyOf('1')
    const hosts = ['https://cdn.shopify.com', 'https://dvaput.example']
    expect(allowPictures(policy, [])).toBe(policy)
    const wider = allowPictures(policy, hosts).split('; ')
    expect(wider.filter((rule) => !policy.split('; ').includes(rule))).toEqual([
      "img-src 'self' https://cdn.shopify.com https://dvaput.example data:",
    ])
  })

  it('is open to the tools of development in development alone', () => {
    expect(policyForDevelopment).toContain("connect-src 'self' ws:")
    expect(scriptsOf(policyForDevelopment)).toBe("'self' 'unsafe-inline'")
    expect(policyForDevelopment).not.toContain('unsafe-eval')
  })
})

describe('the headers of every response', () => {
  const app = new Hono()
    .use(securityHeaders({ overTls: (hostname) => hostname === 'dvaput.example' }))
    .get('/own', (c) =>
      c.body('x', 200, { 'Content-Security-Policy': "default-src 'self'", 'Referrer-Policy': 'no-referrer' }),
    )
    .get('/broken', () => {
      throw new Error('broken')
    })
    .onError((_, c) => c.text('broken', 500))
    .get('/plain', (c) => c.text('x'))

  it.each(['/plain', '/missing', '/broken'])('close %s to everything', async (path) => {
    const { headers } = await app.request(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': closedPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
  })

  it('leave alone what a response says of itself', async () => {
    const { headers } = await app.request('/own')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'")
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  it('demand TLS where the shop is at home with TLS, and nowhere else', async () => {
    const name = 'Strict-Transport-Security'
    expect((await app.request('http://dvaput.example/plain')).headers.get(name)).toBe(
      'max-age=63072000; includeSubDomains',
    )
    expect((await app.request('http://localhost/plain')).headers.has(name)).toBe(false)
  })
})
