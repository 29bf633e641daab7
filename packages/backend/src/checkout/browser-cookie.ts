import { readCookie } from '@dvaput/domain/net/read-cookie'

const maxAgeSeconds = 30 * 24 * 60 * 60

/** Browsers take a `__Host-` cookie over TLS alone. */
const nameOf = (home: string) => (home.startsWith('https:') ? '__Host-checkout' : 'checkout')

/** The secret of the cookie that pages write with React Router: base64 of JSON. */
export const readBrowserCookie = (header: string | undefined, home: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(atob(decodeURIComponent(readCookie(header, nameOf(home)) ?? '')))
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

export const formatBrowserCookie = (home: string, browser: string): string =>
  [
    `${nameOf(home)}=${encodeURIComponent(btoa(JSON.stringify(browser)))}`,
    ...['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'],
    ...(home.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
