import { describe, expect, it } from 'vitest'
import { type Route, readEveryRoute } from '../support/requests/every-route.ts'
import { createPlainSender, type PlainResponse } from '../support/requests/plain-request.ts'
import { newIp } from '../support/requests/store-visitor.ts'
import { useStoreServer } from '../support/servers/use-store-server.ts'

const secureHost = 'cl.dvaput.example'
const store = useStoreServer({ CL_ORIGIN: `https://${secureHost}` })

const somewhere = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-00000000dead')

const isHtml = ({ headers }: PlainResponse) => headers['content-type']?.startsWith('text/html') === true

/** What every response says. */
const findGaps = (response: PlainResponse): string[] => {
  const { headers } = response
  const policy = String(headers['content-security-policy'] ?? '')
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  const expected: readonly [string, boolean][] = [
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    [
      'Referrer-Policy',
      /^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/.test(String(headers['referrer-policy'])),
    ],
    ['COOP', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['CORP', /^(?:same-origin|same-site|cross-origin)$/.test(String(headers['cross-origin-resource-policy']))],
    ['Permissions-Policy', headers['permissions-policy'] === 'camera=(), microphone=(), geolocation=(), payment=()'],
    ["default-src 'none'", policy.includes("default-src 'none'")],
    ["frame-ancestors 'none'", policy.includes("frame-ancestors 'none'")],
    ['no unsafe scripts', !/unsafe|\*|data:/.test(scripts)],
    ['no scripts in what is no page', isHtml(response) || scripts === '' || policy.includes('sandbox')],
    [
      'object-src and base-uri of a page',
      !isHtml(response) || /base-uri 'none'/.test(policy) || policy.includes('sandbox'),
    ],
    ['no name of a program', headers.server === undefined && headers['x-powered-by'] === undefined],
    ['a cache rule', headers['cache-control'] !== undefined],
  ]
  return expected.filter(([, isThere]) => !isThere).map(([name]) => name)
}

const chosenPassword = { password: 'proljetna kiša 7', confirmPassword: 'proljetna kiša 7' }

const personalPath = /^\/(?:account|orders|cart|checkout|login|register|wishlist|my-offers|reservations|admin)/

const gapsOf = async (send: ReturnType<typeof createPlainSender>['send'], route: Route) => {
  const { method, host, body, kind } = route
  const path = somewhere(route.path)
  const type = kind === 'api' ? 'application/json' : 'application/x-www-form-urlencoded'
  const response = await send({
    ...{ method, host, path },
    headers: {
      ...{ Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newIp() },
      ...(body && { 'Content-Type': type }),
    },
    body: body && (kind === 'api' ? '{}' : 'intent=x'),
  })
  const isStored =
    method === 'GET' &&
    personalPath.test(path) &&
    kind !== 'other' &&
    response.headers['cache-control']?.includes('no-store') !== true
  const gaps = [...findGaps(response), ...(isStored ? ['no-store'] : [])]
  return gaps.length === 0 ? [] : [`${method} ${host}${path} ${response.status}: ${gaps.join(', ')}`]
}

describe('the headers of a response', () => {
  it('are on every page, screen, call, hosted page and file', async () => {
    const { send, close } = createPlainSender(store.server.port)
    const missing: string[] = []
    for (const route of await readEveryRoute(store.url)) missing.push(...(await gapsOf(send, route)))
    close()
    expect(missing).toEqual([])
  })

  it.each([
    ['a page that fails', { path: '/kit/failure' }, 500],
    ['a page that is not there', { path: '/nothing/here' }, 404],
    ['a URL that cannot be read', { path: '/api/%', method: 'POST' }, 400],
    ['a body that is too large', { path: '/login', method: 'POST', body: 'x'.repeat(200_000) }, 413],
    ['a write from elsewhere', { path: '/login', method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['a call that is not there', { path: '/api/nothing' }, 404],
    ['a method that is not there', { path: '/api/2025-04/graphql.json', host: 'main.localhost' }, 405],
    ['a shop page that is not there', { path: '/nothing', host: 'main.localhost' }, 404],
  ])('are on %s', async (_, request, status) => {
    const { send, close } = createPlainSender(store.server.port)
    const response = await send(request)
    close()
    expect([response.status, findGaps(response)]).toEqual([status, []])
  })

  it('demand TLS of every response where the shop is at home with it', async () => {
    const { send, close } = createPlainSender(store.server.port)
    const missing: string[] = []
    for (const path of [
      '/',
      '/products',
      '/login',
      '/api/market',
      '/robots.txt',
      '/nothing',
      '/health/live',
      '/admin',
    ]) {
      const { headers } = await send({ path, headers: { Host: secureHost, 'X-Forwarded-For': newIp() } })
      if (headers['strict-transport-security'] !== 'max-age=63072000; includeSubDomains') missing.push(path)
    }
    close()
    expect(missing).toEqual([])
  })

  it('send no address of a page with a secret elsewhere', async () => {
    const { send, close } = createPlainSender(store.server.port)
    const policies = []
    for (const path of [
      '/reset-password?id=1&token=x',
      '/account/confirm?id=1&token=x',
      '/login/link/x',
      '/account/email?token=x',
      '/admin/start/x',
    ])
      policies.push((await send({ path, headers: { 'X-Forwarded-For': newIp() } })).headers['referrer-policy'])
    close()
    // An administrator's own page may know where they come from.
    expect(policies).toEqual(['no-referrer', 'no-referrer', 'no-referrer', 'no-referrer', 'same-origin'])
  })

  it.each([
    ['/login', { password: 'x' }],
    ['/register', { fullName: 'Ime Prezime', ...chosenPassword, acceptsTerms: 'yes' }],
    ['/forgot-password', {}],
    ['/login/link', {}],
    ['/orders/find', { number: '1001' }],
  ])('say when to come again where %s was sent too often', async (path, fields) => {
    const { send, close } = createPlainSender(store.server.port)
    const headers = {
      ...{ 'X-Forwarded-For': newIp(), 'Sec-Fetch-Site': 'same-origin' },
      'Content-Type': 'application/x-www-form-urlencoded',
    }
    const submit = (nth: number) => {
      const body = new URLSearchParams({ ...fields, email: `kupac${nth}@example.com` }).toString()
      return send({ method: 'POST', path, headers, body })
    }
    let response = await submit(0)
    for (let nth = 1; response.status !== 429 && nth < 20; nth += 1) response = await submit(nth)
    close()
    expect([response.status, Number(response.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
