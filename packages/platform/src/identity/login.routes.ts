import type { Database } from '@dvaput/database/open-database'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import type Provider from 'oidc-provider'
import { parseEmail } from '../customers/parse-email.ts'
import type { DoorEnv } from '../door-env.ts'
import type { Mail } from '../platform-needs.ts'
import { pageLanguage } from '../shops/page-language.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import { admitCustomer } from './admit-customer.ts'
import { lifetimes } from './lifetimes.ts'
import { type LoginAttempt, openLoginAttempt } from './login-attempt.ts'
import { readLoginCode } from './login-code.ts'
import type { LoginCodes } from './login-codes.ts'
import { type LoginProblem, type LoginView, showCodePage, showEmailPage, showExpiredPage } from './login-pages.ts'
import type { OidcStore } from './oidc-store.ts'

type Needs = {
  readonly database: Database
  readonly mail: Mail
  readonly webhooks: Webhooks
  readonly codes: LoginCodes
  readonly store: OidcStore
  readonly providerAt: (origin: string) => Provider | undefined
}

type Env = DoorEnv & { Variables: { attempt: LoginAttempt } }

const readField = async (c: Context<Env>, name: string): Promise<string> => {
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const value = form[name]
  return typeof value === 'string' && !value.includes('\0') ? value : ''
}

const markCookie = 'known-browser'

/** One-time code by mail: e-mail, then the code. Works without a script. */
export const loginRoutes = (path: string, { database, mail, webhooks, codes, store, providerAt }: Needs) => {
  const routes = new Hono<Env>()

  const viewOf = (c: Context<Env>): LoginView => {
    const { attempt } = c.var
    const locale = c.req.query('locale') ?? attempt.locale
    const address = new URL(c.req.url)
    if (locale !== undefined) address.searchParams.set('locale', locale)
    const headers = { 'Accept-Language': c.req.header('accept-language') ?? '' }
    const language = pageLanguage(new Request(address, { headers }), c.env.door.shop)
    return { door: c.env.door, language, at: `${path}/${attempt.uid}`, client: attempt.clientOrigin }
  }

  routes.use(`${path}/:uid/*`, bodyLimit({ maxSize: 8 * 1024 }))
  routes.use(`${path}/:uid/*`, async (c, next) => {
    const expired = () => showExpiredPage(c.env.door, pageLanguage(c.req.raw, c.env.door.shop))
    const origin = c.req.header('origin')
    // Beside the cookie, which a foreign page's form does not carry.
    if (c.req.method !== 'GET' && origin !== undefined && origin !== c.env.door.origin) return expired()
    const provider = providerAt(c.env.door.origin)
    const attempt = provider && (await openLoginAttempt(provider, store, c.req.raw, c.env.door))
    if (!attempt || attempt.uid !== c.req.param('uid')) return expired()
    c.set('attempt', attempt)
    return next()
  })

  routes.get(`${path}/:uid`, async (c) => {
    const { attempt } = c.var
    if (attempt.prompt !== 'login') return c.redirect(await attempt.finish({ consent: {} }), 303)
    const sent = await codes.sentFor(attempt.uid)
    if (sent !== undefined) return showCodePage(viewOf(c), sent)
    return showEmailPage(viewOf(c), { email: attempt.loginHint })
  })

  routes.post(`${path}/:uid`, async (c) => {
    const written = await readField(c, 'email')
    const parsed = parseEmail(written, [])
    if (!parsed.ok) return showEmailPage(viewOf(c), { email: written, problem: 'emailWrong' })
    const view = viewOf(c)
    const { uid } = c.var.attempt
    const { clientAddress } = c.env.door
    const mark = getCookie(c, markCookie)
    const outcome = await codes.send({ uid, email: parsed.email, language: view.language, clientAddress, mark })
    if (outcome === 'throttled') return showEmailPage(view, { email: parsed.email, problem: 'tooMany' })
    return c.redirect(`${view.at}?locale=${view.language}`, 303)
  })

  routes.post(`${path}/:uid/restart`, async (c) => {
    await codes.forget(c.var.attempt.uid)
    const view = viewOf(c)
    return c.redirect(`${view.at}?locale=${view.language}`, 303)
  })

  routes.post(`${path}/:uid/code`, async (c) => {
    const { attempt } = c.var
    const view = viewOf(c)
    const sent = await codes.sentFor(attempt.uid)
    if (sent === undefined) return showEmailPage(view, { problem: 'codeDead' })
    const problem = (name: LoginProblem) => showCodePage(view, { ...sent, problem: name })
    const code = readLoginCode(await readField(c, 'code'), sent.isLong)
    if (code === undefined) return problem('codeWrong')
    const redeemed = await codes.redeem(attempt.uid, code)
    if (redeemed === 'wrong') return problem('codeWrong')
    if (redeemed === 'dead') return problem('codeDead')
    const customer = await database.inTransaction((tx) =>
      admitCustomer(tx, { mail, webhooks }, { shop: c.env.door.shop, email: redeemed.email, language: view.language }),
    )
    if (customer.state === 'disabled') return showEmailPage(view, { problem: 'closed' })
    setCookie(c, markCookie, codes.mark(redeemed.email), {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.env.door.origin.startsWith('https:'),
      maxAge: lifetimes.knownBrowser,
    })
    return c.redirect(await attempt.finishLogin(String(customer.id)), 303)
  })

  return routes
}
