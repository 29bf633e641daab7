import type { Administrators } from '@dvaput/backend/administrators/administrators'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

type Needs = {
  readonly administrators: Pick<Administrators, 'openVisit'>
  readonly overTls: (hostname: string) => boolean
}

/**
 * Browsers take a `__Host-` cookie over TLS alone, and for the whole host; one for `/admin` alone would not reach
 * `/admin.data`. It ends with the browser session.
 */
const cookieOf = (secure: boolean) => ({
  name: secure ? '__Host-dvaput_admin' : 'dvaput_admin',
  device: secure ? '__Host-dvaput_admin_device' : 'dvaput_admin_device',
  options: { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const,
})

const deviceDays = 180

/** Who of the shop's own people makes the request. */
export const createOpenVisit =
  ({ administrators, overTls }: Needs) =>
  (c: Context) => {
    const { name, device: deviceName, options } = cookieOf(overTls(new URL(c.req.url).hostname))
    const visit = administrators.openVisit({
      sessionId: () => getCookie(c, name),
      userAgent: () => c.req.header('User-Agent'),
      device: () => getCookie(c, deviceName),
    })
    return {
      visit,
      /** On the response that was made. */
      saveCookie() {
        const session = visit.cookie()
        if (session === null) deleteCookie(c, name, options)
        if (typeof session === 'string') setCookie(c, name, session, options)
        const device = visit.deviceCookie()
        if (device) setCookie(c, deviceName, device, { ...options, maxAge: deviceDays * 24 * 60 * 60 })
      },
    }
  }

export type OpenVisit = ReturnType<typeof createOpenVisit>
