import { createPerson } from '@dvaput/backend/customers/person'
import { markets } from '@dvaput/domain/markets/markets'
import { describe, expect, it } from 'vitest'
import { collectLog } from '../../../../../tests/support/servers/collected-log.ts'
import { createSampleBuild } from '../../../../../tests/support/servers/sample-build.ts'
import type { Services } from '../../../app/context.ts'
import { customerLoader } from '../../../app/lib/loading/customer-loader.ts'
import { requireCustomer } from '../../../app/lib/loading/guard-page.ts'
import { pageLoader } from '../../../app/lib/loading/page-loader.ts'
import { createRenderer, type PageReader } from './router.ts'

const amra = {
  id: 'customer-1',
  email: 'amra@example.com',
  isVerified: false,
  firstName: 'Amra',
  lastName: 'Hodžić',
  kind: 'password' as const,
}

const personOf = (read: () => Promise<typeof amra | null>) =>
  createPerson({
    sessionId: () => 'session-1',
    handlesOf: () => ({ accessToken: '', refreshToken: '', idToken: '' }),
    sessions: {
      readSession: async () => {
        const customer = await read()
        return customer && { customer, tokens: null, authenticatedAt: new Date(), readAt: new Date() }
      },
      holdSession: async () => true,
      freshTokens: async () => null,
      openSession: async () => '',
      renewSession: async () => undefined,
      endSession: async () => {},
      listSessions: async () => [],
      endSessionByRef: async () => {},
      endOtherSessions: async () => {},
      endAllSessions: async () => {},
      endUnverifiedSessions: async () => {},
    },
    userAgent: () => undefined,
  })
const nobody = () => personOf(async () => null)

let ran = 0
/** As an author might write it who knows of no guard. */
const careless = () => {
  ran += 1
  return 'open to all'
}

const { log, lines } = collectLog()
const build = createSampleBuild([
  { id: 'careless', path: 'careless', module: { loader: careless, action: careless } },
  { id: 'account', path: 'account', module: { loader: customerLoader((_, { customer }) => customer.firstName) } },
  {
    id: 'verified',
    path: 'verified',
    module: { loader: pageLoader((_, args) => requireCustomer(args, ({ isVerified }) => isVerified)) },
  },
  {
    id: 'who',
    path: 'who',
    module: { loader: pageLoader(async (_, { person }) => (await person().customer()) ?? '-') },
  },
])
const render = createRenderer(() => build, { services: {} as Services, log }, 'production')
const origins = { ba: 'http://localhost', cl: 'http://cl.localhost' }
const page = {
  market: markets.ba,
  language: 'es',
  theme: 'system',
  origins,
  demo: true,
  requestId: 'request-7',
} as const
const open = async (path: string, reader: PageReader, method = 'GET') => {
  ran = 0
  const response = await render(new Request(`http://localhost${path}`, { method }), page, reader)
  return { status: response.status, location: response.headers.get('Location'), text: await response.text(), ran }
}

describe('a page whose route names the guard “customer-form”', () => {
  it('sends nobody who reads it to the login, and leaves a write to its action', async () => {
    const reader = { person: nobody(), guard: 'customer-form' } as const
    expect(await open('/careless', reader)).toMatchObject({
      status: 302,
      location: '/login?returnTo=%2Fcareless',
      ran: 0,
    })
    expect(await open('/careless', reader, 'HEAD')).toMatchObject({ status: 302, ran: 0 })
    expect((await open('/careless', reader, 'POST')).ran).toBeGreaterThan(0)
  })
})

describe('a page whose route names the guard “customer”', () => {
  it.each(['GET', 'POST'])('sends nobody to the login and back, and runs nothing of its own (%s)', async (method) => {
    expect(await open('/careless?tab=orders&x=%C4%8D', { person: nobody(), guard: 'customer' }, method)).toMatchObject({
      status: 302,
      location: `/login?returnTo=${encodeURIComponent('/careless?tab=orders&x=%C4%8D')}`,
      ran: 0,
    })
  })

  it('says so to a client navigation as well', async () => {
    const {
      status,
      text,
      ran: times,
    } = await open('/careless.data?tab=1&_routes=careless', {
      person: nobody(),
      guard: 'customer',
    })
    expect([status, times]).toEqual([202, 0])
    expect(text).toContain(`/login?returnTo=${encodeURIComponent('/careless?tab=1')}`)
  })

  it('opens for a customer', async () => {
    const reader = { person: personOf(async () => amra), guard: 'customer' } as const
    expect(await open('/careless', reader)).toMatchObject({ status: 200, ran: 1 })
    expect((await open('/account', reader)).text).toContain('"account":"Amra"')
  })

  it('runs nothing while the sessions cannot be read, and fails in the language of its reader', async () => {
    const person = personOf(() => Promise.reject(new Error('fails on purpose')))
    const { status, text, ran: times } = await open('/account', { person, guard: 'customer' })
    expect([status, times]).toEqual([500, 0])
    expect(JSON.parse(text)).toMatchObject({ loaderData: { root: 'es' }, errors: { root: { status: 500 } } })
    expect(lines()).toEqual([expect.objectContaining({ msg: 'page failed' })])
  })
})

it('a page that needs more than a customer refuses with 403 who is not allowed', async () => {
  expect(await open('/verified', { person: personOf(async () => amra), guard: 'anyone' })).toMatchObject({
    status: 403,
  })
  expect(await open('/verified', { person: nobody(), guard: 'anyone' })).toMatchObject({ status: 302 })
})

it('a page for anyone may know who reads it', async () => {
  expect((await open('/who', { person: nobody(), guard: 'anyone' })).text).toContain('"who":"-"')
  expect((await open('/who', { person: personOf(async () => amra), guard: 'anyone' })).text).toContain('Amra')
})

it('a shared page that reads its visitor fails, rather than showing one', async () => {
  expect(await open('/who', {})).toMatchObject({ status: 500 })
})
