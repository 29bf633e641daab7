import type { Customers } from '@dvaput/backend/customers/customers'
import type { MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

type Options = { readonly customers: Pick<Customers, 'openPerson'>; readonly overTls: (hostname: string) => boolean }

/** As long as the longest session; the session itself says when it ends. */
const maxAge = 30 * 24 * 60 * 60

/** Browsers take a `__Host-` cookie over TLS alone, and from no other host and no subpath. */
const cookieOf = (secure: boolean) => ({
  name: secure ? '__Host-sid' : 'sid',
  options: { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const,
})

/** Whether somebody may be logged in: what the cookie holds is not looked at. */
export const hasSessionCookie = (cookies: string | undefined): boolean =>
  /(?:^|; ?)(?:__Host-)?sid=/.test(cookies ?? '')

/** Tells the scripts of a shared page that there is somebody to ask about. It opens nothing. */
const sessionSign = 'has_session'

/** Opens the person of each request once. Who they are is read only when something asks. */
export const openPerson = ({ customers, overTls }: Options): MiddlewareHandler => {
  return async (c, next) => {
    const { name, options } = cookieOf(overTls(new URL(c.req.url).hostname))
    const person = customers.openPerson(
      () => getCookie(c, name),
      () => c.req.header('User-Agent'),
    )
    c.set('person', person)
    await next()
    const session = person.session()
    if (session === null) {
      deleteCookie(c, name, options)
      deleteCookie(c, sessionSign, { ...options, httpOnly: false })
    }
    if (typeof session === 'string') {
      setCookie(c, name, session, { ...options, maxAge })
      setCookie(c, sessionSign, '1', { ...options, httpOnly: false, maxAge })
    }
    // Whatever the route says: a response that knows a person is stored by nobody.
    if (!person.isOpened()) return
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.delete('ETag')
  }
}
