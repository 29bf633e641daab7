import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import type Provider from 'oidc-provider'
import type { CustomerNeeds } from '../../customers/customer-context.ts'
import { parseEmail } from '../../customers/parse-email.ts'
import { pageLanguage } from '../../hosted-pages/page-language.ts'
import type { Mail, Passkeys, RevokeAccess } from '../../needs/platform-needs.ts'
import type { WebhookEmitter } from '../../needs/webhook-emitter.ts'
import { shopForCountry } from '../../shops/shop-for-buyer.ts'
import { lifetimes } from '../provider/lifetimes.ts'
import type { OidcStore } from '../provider/oidc-store.ts'
import { admitCustomer } from './admit-customer.ts'
import { openLoginAttempt } from './login-attempt.ts'
import { readLoginCode } from './login-code.ts'
import type { LoginCodes } from './login-codes.ts'
import { type LoginEnv as Env, readField } from './login-form.ts'
import {
  type LoginView,
  showBrokenPage,
  showCodePage,
  showDeadCodePage,
  showEmailPage,
  showExpiredPage,
  showPasswordPage,
} from './login-pages.ts'
import { addPasskeyRoutes, offerPasskey } from './login-passkeys.ts'
import { addPasswordRoutes } from './login-password.ts'

type Needs = {
  readonly database: Database
  readonly log: Log
  readonly mail: Mail
  readonly webhooks: WebhookEmitter
  readonly codes: LoginCodes
  /** Of a login with a password. */
  readonly customerNeeds: CustomerNeeds
  readonly passkeys: Passkeys | undefined
  readonly revokeAccess: RevokeAccess | undefined
  readonly demoMailbox: string | undefined
  readonly store: OidcStore
  readonly providerAt: (origin: string) => Provider | undefined
}

const markCookie = 'known-browser'

/** One-time code by mail: e-mail, then the code. Works without a script. */
export const loginRoutes = (path: string, needs: Needs) => {
  const { database, log, mail, webhooks, codes, customerNeeds, passkeys, revokeAccess } = needs
  const { demoMailbox, store, providerAt } = needs
  const routes = new Hono<Env>()

  const noticeContextOf = (c: Context<Env>) => ({
    endpoint: c.env.endpoint,
    language: pageLanguage(c.req.raw, c.env.endpoint.shop),
    at: `${path}/${encodeURIComponent(c.req.param('uid') ?? '')}`,
  })

  routes.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ err: error, request: c.env.endpoint.requestId }, 'login page failed')
    return showBrokenPage(error, noticeContextOf(c))
  })

  const viewOf = (c: Context<Env>): LoginView => {
    const { attempt } = c.var
    const locale = c.req.query('locale') ?? attempt.locale
    const url = new URL(c.req.url)
    if (locale !== undefined) url.searchParams.set('locale', locale)
    const headers = { 'Accept-Language': c.req.header('accept-language') ?? '' }
    const language = pageLanguage(new Request(url, { headers }), c.env.endpoint.shop)
    return {
      ...{ endpoint: c.var.shownEndpoint, language, at: `${path}/${attempt.uid}`, client: attempt.clientOrigin },
      hasPasskeys: passkeys !== undefined,
      demoMailbox,
      country: attempt.country,
    }
  }

  routes.use(`${path}/:uid/*`, bodyLimit({ maxSize: 8 * 1024 }))
  routes.use(`${path}/:uid/*`, async (c, next) => {
    const expired = () => showExpiredPage(noticeContextOf(c))
    const origin = c.req.header('origin')
    // Beside the cookie, which a foreign page's form does not carry.
    if (c.req.method !== 'GET' && origin !== undefined && origin !== c.env.endpoint.origin) return expired()
    const provider = providerAt(c.env.endpoint.origin)
    const attempt = provider && (await openLoginAttempt(provider, store, c.req.raw, c.env.endpoint))
    if (!attempt || attempt.uid !== c.req.param('uid')) return expired()
    c.set('attempt', attempt)
    const { endpoint } = c.env
    const shop = await shopForCountry(database.db, endpoint.shop, attempt.country)
    c.set('shownEndpoint', { ...endpoint, shop })
    return next()
  })

  routes.get(`${path}/:uid`, async (c) => {
    const { attempt } = c.var
    if (attempt.prompt !== 'login') return c.redirect(await attempt.finish({ consent: {} }), 303)
    const sent = await codes.sentFor(attempt.uid)
    if (sent !== undefined) return showCodePage(viewOf(c), { ...sent, isNew: c.req.query('sent') === 'again' })
    return showEmailPage(viewOf(c), { email: attempt.loginHint })
  })

  routes.post(`${path}/:uid`, async (c) => {
    const written = await readField(c, 'email')
    const parsed = parseEmail(written, [])
    if (!parsed.ok) return showEmailPage(viewOf(c), { email: written, problem: 'emailWrong' })
    const view = viewOf(c)
    const { uid } = c.var.attempt
    const { clientIp } = c.env.endpoint
    const mark = getCookie(c, markCookie)
    const earlier = await codes.sentFor(uid)
    const isAgain = earlier?.email === parsed.email
    const { shop } = view.endpoint
    const outcome = await codes.send({ uid, email: parsed.email, shop, language: view.language, clientIp, mark })
    if (outcome === 'throttled')
      return isAgain && earlier.isAlive
        ? showCodePage(view, { ...earlier, problem: 'tooManySent' })
        : showEmailPage(view, { email: parsed.email, problem: 'tooMany' })
    return c.redirect(`${view.at}?locale=${view.language}${isAgain ? '&sent=again' : ''}`, 303)
  })

  routes.get(`${path}/:uid/language`, (c) => {
    const view = viewOf(c)
    return c.redirect(`${view.at}?locale=${view.language}`, 303)
  })

  /** Nothing is judged and nothing sent: what was typed stands there again, in the other language. */
  routes.post(`${path}/:uid/language`, async (c) => {
    const email = await readField(c, 'email')
    if ((await readField(c, 'way')) === 'password') return showPasswordPage(viewOf(c), { email })
    const sent = await codes.sentFor(c.var.attempt.uid)
    if (sent === undefined) return showEmailPage(viewOf(c), { email })
    return showCodePage(viewOf(c), { ...sent, typed: await readField(c, 'code') })
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
    const typed = await readField(c, 'code')
    const wrong = () => showCodePage(view, { ...sent, typed, problem: 'codeWrong' })
    const code = readLoginCode(typed, sent.isLong)
    if (code === undefined) return wrong()
    const outcome = await database.inTransaction(async (tx) => {
      const redeemed = await codes.redeem(tx, attempt.uid, code)
      if (typeof redeemed === 'string') return redeemed
      const { shop } = c.env.endpoint
      const arrival = { shop, email: redeemed.email, language: view.language, country: attempt.country }
      return admitCustomer(tx, { mail, webhooks, revokeAccess }, arrival)
    })
    if (outcome === 'wrong') return wrong()
    if (outcome === 'dead') return showDeadCodePage(view, sent.email)
    if (outcome.state === 'disabled') return showEmailPage(view, { problem: 'closed' })
    setCookie(c, markCookie, codes.mark(outcome.email), {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.env.endpoint.origin.startsWith('https:'),
      maxAge: lifetimes.knownBrowser,
    })
    const next = await attempt.finishLogin(String(outcome.id))
    return passkeys && (await readField(c, 'passkey')) === 'yes'
      ? offerPasskey(passkeys, view, { uid: attempt.uid, customer: outcome, next })
      : c.redirect(next, 303)
  })

  addPasswordRoutes(routes, path, { customerNeeds, viewOf })
  if (passkeys) addPasskeyRoutes(routes, path, { database, passkeys, viewOf })

  return routes
}
