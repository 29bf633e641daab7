import type { PageContext } from '@dvaput/domain/markets/page-context'
import { createCookie } from 'react-router'

/**
 * A cookie of one host that scripts cannot read. Browsers take a `__Host-` cookie over TLS alone. Lax, because a browser
 * comes back to us from a page of somebody's mail or of another provider.
 */
export const pageCookie = (name: string, maxAgeSeconds: number) => {
  const cookieOf = ({ origins, market }: PageContext) => {
    const secure = origins[market.id].startsWith('https:')
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAgeSeconds } as const
    return createCookie(secure ? `__Host-${name}` : name, options)
  }
  return {
    async read(page: PageContext, request: Request): Promise<string | undefined> {
      const value: unknown = await cookieOf(page).parse(request.headers.get('Cookie'))
      return typeof value === 'string' ? value : undefined
    },
    /** The header that sets it. */
    write: (page: PageContext, value: string): Promise<string> => cookieOf(page).serialize(value),
    /** The header that removes it. */
    clear: (page: PageContext): Promise<string> => cookieOf(page).serialize('', { maxAge: 0 }),
  }
}
