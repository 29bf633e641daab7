import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { hashToken } from '../../shops/hash-token.ts'
import { randomToken } from '../../shops/secrets.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'

const cookieName = 'checkout-browser'

const lifetimeSeconds = 24 * 60 * 60

/** A new key for this browser: the cookie has it, the checkout its hash. */
export const createBrowserKey = () => {
  const key = randomToken()
  return {
    hash: hashToken(key),
    cookieFor: ({ origin }: Pick<ShopEndpoint, 'origin'>, token: string): string =>
      generateCookie(cookieName, key, {
        path: `/checkouts/${token}`,
        httpOnly: true,
        sameSite: 'Lax',
        secure: origin.startsWith('https:'),
        maxAge: lifetimeSeconds,
      }),
  }
}

export type BrowserKey = ReturnType<typeof createBrowserKey>

/** Undefined where this browser has none for the checkout of the request. */
export const readBrowserKeyHash = (request: Request): string | undefined => {
  const key = parse(request.headers.get('cookie') ?? '', cookieName)[cookieName]
  return key === undefined ? undefined : hashToken(key)
}

export const withCookie = (response: Response, cookie: string | undefined): Response => {
  if (cookie !== undefined) response.headers.append('Set-Cookie', cookie)
  return response
}
