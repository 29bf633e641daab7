import type { PageContext } from '@dvaput/domain/markets/page-context'
import { createCookie } from 'react-router'

/** As long as a bank transfer may take to arrive, and the shopper to come back. */
const maxAge = 30 * 24 * 60 * 60

/** Browsers take a `__Host-` cookie over TLS alone. Lax, because the browser comes back from the platform's page. */
const cookieOf = ({ origins, market }: PageContext) => {
  const secure = origins[market.id].startsWith('https:')
  const name = secure ? '__Host-checkout' : 'checkout'
  return createCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

/** The secret by which the server knows the checkouts of this browser. */
export const readCheckoutCookie = async (page: PageContext, request: Request): Promise<string | undefined> => {
  const value: unknown = await cookieOf(page).parse(request.headers.get('Cookie'))
  return typeof value === 'string' ? value : undefined
}

export const checkoutCookie = (page: PageContext, browser: string): Promise<string> => cookieOf(page).serialize(browser)
