import { createCookie } from 'react-router'
import type { PageContext } from '../../context.ts'

const maxAge = 10 * 60

/** Browsers take a `__Host-` cookie over TLS alone. Lax, because the browser comes back from the provider's page. */
const cookieOf = (name: string, { origins, market }: PageContext) => {
  const secure = origins[market.id].startsWith('https:')
  return createCookie(secure ? `__Host-${name}` : name, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

/** A login that left for the provider, sealed by the server. */
export const readExternalCookie = async (name: string, page: PageContext, request: Request) => {
  const value: unknown = await cookieOf(name, page).parse(request.headers.get('Cookie'))
  return typeof value === 'string' ? value : undefined
}

export const externalCookie = (name: string, value: string, page: PageContext): Promise<string> =>
  cookieOf(name, page).serialize(value)

/** It works once. */
export const spentExternalCookie = (name: string, page: PageContext): Promise<string> =>
  cookieOf(name, page).serialize('', { maxAge: 0 })
