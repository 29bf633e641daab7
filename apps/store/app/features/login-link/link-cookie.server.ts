import { createCookie } from 'react-router'
import type { PageContext } from '../../context.ts'

/** As long as a link page can say what has become of its link. */
const maxAge = 24 * 60 * 60

/** Browsers take a `__Host-` cookie over TLS alone. Lax, because the link is opened from a page of somebody's mail. */
const cookieOf = ({ origins, market }: PageContext) => {
  const secure = origins[market.id].startsWith('https:')
  const name = secure ? '__Host-login-link' : 'login-link'
  return createCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

/** The secret of the browser that asked for a link. */
export const readLinkCookie = async (page: PageContext, request: Request): Promise<string | undefined> => {
  const value: unknown = await cookieOf(page).parse(request.headers.get('Cookie'))
  return typeof value === 'string' ? value : undefined
}

export const linkCookie = (page: PageContext, browser: string): Promise<string> => cookieOf(page).serialize(browser)
