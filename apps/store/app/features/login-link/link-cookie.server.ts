import type { PageContext } from '@dvaput/domain/markets/page-context'
import { pageCookie } from '../../lib/cookies/page-cookie.server.ts'

const cookie = pageCookie('login-link', 24 * 60 * 60)

/** Behind the secret, once this browser has used its link itself. */
const usedHere = '.used'

/** The secret of the browser that asked for a link, as long as a link page can say what has become of its link. */
export const linkCookie = {
  async read(page: PageContext, request: Request): Promise<{ browser: string | undefined; isUsedHere: boolean }> {
    const value = await cookie.read(page, request)
    const isUsedHere = value?.endsWith(usedHere) ?? false
    return { browser: isUsedHere ? value?.slice(0, -usedHere.length) : value, isUsedHere }
  },
  write: (page: PageContext, browser: string): Promise<string> => cookie.write(page, browser),
  writeUsed: (page: PageContext, browser: string): Promise<string> => cookie.write(page, `${browser}${usedHere}`),
}
