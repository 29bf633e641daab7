import { everywhere, hashesOfInlineScripts, policyOf } from './support/security-of.ts'
import { shopRoutes } from './support/shop-routes.ts'
import { expect, test } from './support/shop-test.ts'

const others = {
  'an asset': '/favicon.svg',
  'a document for robots': '/robots.txt',
  'the sitemap': '/sitemap.xml',
  'a call': '/api/market',
  'an unknown call': '/api/nothing',
  'the description of the calls': '/api/openapi.json',
  'the data of a page': '/faq.data',
  'a switch of market': '/market/cl',
  'the state of health': '/health/ready',
  'the mailbox': '/mailbox',
  'an unknown mail': '/mailbox/none',
} as const

/** Their URL holds a secret, which no other site may learn as a referrer. */
const secretPaths = [
  '/reset-password',
  '/account/email',
  '/account/confirm',
  '/checkout-era',
  '/checkout/success',
  '/orders/find',
]
const headersOf = (path: string) => ({
  ...everywhere,
  ...(secretPaths.includes(path) && { 'referrer-policy': 'no-referrer' }),
})

for (const [name, path] of [
  ...shopRoutes.map(({ path }) => [`the page ${path}`, path] as const),
  ...Object.entries(others),
])
  test(`the security headers stand on ${name}`, async ({ fetchRaw }) => {
    const response = await fetchRaw(path)
    expect(response.headers).toEqual(expect.objectContaining(headersOf(path)))
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
    expect(response.headers['x-powered-by']).toBeUndefined()
    const policy = policyOf(response)
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    for (const directive of ['script-src', 'default-src', 'object-src', 'base-uri'])
      expect(policy[directive] ?? []).not.toEqual(expect.arrayContaining([expect.stringMatching(/unsafe|\*|https?:/)]))
  })

for (const { path } of shopRoutes)
  test(`every inline script of ${path} is named in its policy by hash`, async ({ fetchRaw, urlOf }) => {
    for (const market of ['ba', 'cl'] as const) {
      const response = await fetchRaw(urlOf(market, path))
      const hashes = hashesOfInlineScripts(response.text)
      expect(hashes.length).toBeGreaterThan(0)
      const allowed = policyOf(response)['script-src'] ?? []
      expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes]))
      expect(response.text, 'no inline style, which the policy refuses').not.toMatch(/<[^>]+\sstyle="/)
    }
  })

test('a response that is not a page may load and run nothing', async ({ fetchRaw }) => {
  for (const path of ['/api/market', '/api/nothing', '/favicon.svg', '/health/live']) {
    const policy = policyOf(await fetchRaw(path))
    expect(policy, path).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] })
  }
})

test.describe('a write that does not come from our own page is refused', () => {
  const write = { method: 'POST', body: '{}' }
  const foreign: Record<string, Record<string, string>> = {
    'another site': { 'Sec-Fetch-Site': 'cross-site' },
    'a neighbour under the same domain': { 'Sec-Fetch-Site': 'same-site' },
    'an older browser on another site': { Origin: 'https://evil.example' },
    'a hidden origin': { Origin: 'null' },
    'nobody says where': {},
  }
  for (const [name, headers] of Object.entries(foreign))
    test(name, async ({ fetchRaw }) => {
      for (const path of ['/mailbox/sample?language=en', '/mailbox/delete', '/contact', '/api/market'])
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
          const response = await fetchRaw(path, { ...write, headers: { ...headers, 'Content-Type': type } })
          expect(response.status, `${path} as ${type}`).toBe(403)
          expect(response.headers).toEqual(expect.objectContaining(everywhere))
        }
    })

  test('and so is a form sent to a call that speaks JSON', async ({ fetchRaw }) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' }
    expect((await fetchRaw('/api/market', { ...write, headers })).status).toBe(415)
  })
})

test('no trick with the path reaches another folder', async ({ fetchRaw }) => {
  const waysOut = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e%252f',
    '....//',
    '.%2e/',
    '..;/',
  ]
  const targets = ['package.json', 'etc/passwd']
  for (const start of ['/', '/assets/', '/fonts/'])
    for (const wayOut of waysOut)
      for (const depth of [1, 8])
        for (const target of targets) {
          const path = start + wayOut.repeat(depth) + target
          const response = await fetchRaw(path)
          expect([400, 404], path).toContain(response.status)
          expect(response.text, path).not.toMatch(/root:x:|"workspaces"/)
        }
})

test('neither hidden files nor source maps are served', async ({ fetchRaw }) => {
  for (const path of ['/.env', '/.git/HEAD', '/.vite/manifest.json', '/assets/', '/favicon.svg%00.js', '/package.json'])
    expect([308, 400, 404], path).toContain((await fetchRaw(path)).status)
  const script = (await fetchRaw('/faq')).text.match(/\/assets\/[\w-]+\.js/)?.[0]
  expect((await fetchRaw(`${script}`)).status).toBe(200)
  expect((await fetchRaw(`${script}.map`)).status).toBe(404)
})
