import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createApi } from '../../http/create-api.ts'
import { refusals } from '../../http/refusals.ts'
import { refuse } from '../../http/refuse.ts'
import { originOfPage, passkeySiteOf } from '../../passkeys/passkey-site.ts'
import type { Passkeys } from '../../passkeys/passkeys.ts'
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts'
import { createSecretToken, isSecretToken } from '../secret-token.ts'
import type { AddOwnPasskey } from './add-own-passkey.ts'
import type { LogInWithPasskey } from './log-in-with-passkey.ts'
import {
  newPasskeySchema,
  passkeyDoneSchema,
  passkeyLoginSchema,
  passkeyOptionsSchema,
  passkeyOwnerSchema,
} from './passkeys.schema.ts'

type Needs = {
  readonly passkeys: Pick<Passkeys, 'startLogin'>
  readonly adding: AddOwnPasskey
  readonly logIn: LogInWithPasskey
  readonly limiter: RateLimiter
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly clientIpOf: (c: Context) => string
  readonly localeOf: (c: Context) => Locale
}

const visitorLimit = { class: 'passkey-visitor', limit: 60, windowSeconds: 10 * 60 }

const tags = ['Customer']
const options = {
  description: 'For the browser’s dialog',
  content: { 'application/json': { schema: passkeyOptionsSchema } },
}
const done = { description: 'Done', content: { 'application/json': { schema: passkeyDoneSchema } } }
const signedIn = ['login-required', 'not-allowed'] as const

const startAdding = createRoute({
  method: 'post',
  path: '/passkeys/add/start',
  tags,
  summary: 'Begin to add a passkey',
  description:
    'Only to an account whose e-mail is verified: who registered with a stranger’s e-mail must not keep a way in. Needs the current password, or a login of the last minutes where there is none.',
  request: { body: { required: true, content: { 'application/json': { schema: passkeyOwnerSchema } } } },
  responses: {
    200: options,
    ...refusals([...signedIn, 'bad-input', 'bad-json', 'owner-not-shown', 'too-many-attempts']),
  },
})

const finishAdding = createRoute({
  method: 'post',
  path: '/passkeys/add/finish',
  tags,
  summary: 'Add the passkey that the browser has made',
  request: { body: { required: true, content: { 'application/json': { schema: newPasskeySchema } } } },
  responses: { 200: done, ...refusals([...signedIn, 'bad-input', 'bad-json', 'passkey-refused']) },
})

const startLogin = createRoute({
  method: 'post',
  path: '/passkeys/login/start',
  tags,
  summary: 'Begin to log in with a passkey',
  responses: { 200: options, ...refusals(['too-many-requests']) },
})

const finishLogin = createRoute({
  method: 'post',
  path: '/passkeys/login/finish',
  tags,
  summary: 'Log in with the passkey that the browser has used',
  request: { body: { required: true, content: { 'application/json': { schema: passkeyLoginSchema } } } },
  responses: {
    200: done,
    ...refusals(['bad-input', 'bad-json', 'passkey-refused', 'passkey-unknown', 'too-many-requests']),
  },
})

const fiveMinutes = 5 * 60

export const passkeysRoutes = ({ passkeys, adding, logIn, limiter, homes, clientIpOf, localeOf }: Needs) => {
  const originOf = (c: Context): string => originOfPage(homes, new URL(c.req.url))
  const isSecure = (c: Context) => originOf(c).startsWith('https:')
  const cookieName = (c: Context) => (isSecure(c) ? '__Host-passkey' : 'passkey')

  /** A challenge is answered in the browser that asked for it. */
  const bind = (c: Context): string => {
    // Of another tab, which may still wait for its answer.
    const earlier = boundTo(c)
    const secret = isSecretToken(earlier) ? earlier : createSecretToken()
    const attributes = {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure(c),
      maxAge: fiveMinutes,
    } as const
    setCookie(c, cookieName(c), secret, attributes)
    return secret
  }
  const boundTo = (c: Context): string => getCookie(c, cookieName(c)) ?? ''

  const count = async (c: Context): Promise<boolean> => {
    const { allowed, retryAfterSeconds } = await limiter.consume({ ...visitorLimit, key: clientGroup(clientIpOf(c)) })
    if (!allowed) c.header('Retry-After', String(retryAfterSeconds))
    return allowed
  }
  const siteOf = (c: Context) => passkeySiteOf(originOf(c))

  return createApi()
    .openapi(startAdding, async (c) => {
      const bound = { person: c.get('person'), site: siteOf(c), boundTo: bind(c) }
      const started = await adding.start(bound, { ...c.req.valid('json'), clientIp: clientIpOf(c) })
      if (!started.ok) return refuse(c, started.refusal)
      return c.json({ options: started.options as { challenge: string } }, 200)
    })
    .openapi(finishAdding, async (c) => {
      const { market, language } = localeOf(c)
      const bound = { person: c.get('person'), site: siteOf(c), boundTo: boundTo(c) }
      const added = await adding.finish({ ...bound, ...c.req.valid('json'), market: market.id, language })
      return added.ok ? c.json({ success: true as const }, 200) : refuse(c, added.refusal)
    })
    .openapi(startLogin, async (c) => {
      if (!(await count(c))) return refuse(c, { code: 'too-many-requests' })
      const made = await passkeys.startLogin({ site: siteOf(c), boundTo: bind(c) })
      return c.json({ options: made as { challenge: string } }, 200)
    })
    .openapi(finishLogin, async (c) => {
      if (!(await count(c))) return refuse(c, { code: 'too-many-requests' })
      const { response } = c.req.valid('json')
      const login = { person: c.get('person'), site: siteOf(c), boundTo: boundTo(c), response }
      const outcome = await logIn(login)
      return outcome.ok ? c.json({ success: true as const }, 200) : refuse(c, outcome.refusal)
    })
}
