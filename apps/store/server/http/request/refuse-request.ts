import { languageOf, refusalText, refuse } from '@dvaput/backend/http/refuse'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { refusalStatus } from '@dvaput/domain/refusals/refusal-status'
import { cookieNames } from '@dvaput/ui/preference-names.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { refusalPage, refusalPagePolicy } from '../load/refusal-page.ts'
import { themeOf } from '../pages/page-context.ts'

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

const toPage = (c: Context, refusal: Refusal): Response => {
  const status = refusalStatus[refusal.code]
  const isRead = c.req.method === 'GET'
  const { pathname, search } = new URL(c.req.url)
  c.header('Content-Security-Policy', refusalPagePolicy)
  const page = refusalPage({
    language: languageOf(c),
    theme: themeOf(getCookie(c, cookieNames.theme)),
    sentence: refusalText(c, refusal),
    again: isRead ? `${pathname}${search}` : undefined,
    retryAfterSeconds: isRead && status === 503 ? Number(c.res.headers.get('Retry-After')) : undefined,
  })
  return c.html(page, status)
}

/** No page can be rendered here: a reader gets a page with the sentence, programs and our own scripts get JSON. */
export const refuseRequest = (c: Context, refusal: Refusal): Response =>
  c.req.header('Accept')?.includes('text/html') && !isApi(c.req.path) ? toPage(c, refusal) : refuse(c, refusal)
