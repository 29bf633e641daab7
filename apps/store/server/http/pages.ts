import type { Context } from 'hono'
import type { PageContext } from '../../app/context.ts'
import type { FindPage } from './find-page.ts'
import { knownSearch } from './known-search.ts'
import type { PageCache } from './page-cache.ts'
import type { PageVariant } from './page-context.ts'
import { type PageHeaders, toPage, toResponse, withNoStore } from './page-response.ts'

type Options = PageHeaders & {
  readonly render: (request: Request, page: PageContext) => Promise<Response>
  readonly findPage: FindPage
  readonly cache: PageCache
}

export const pageKey = ({ market, language, theme }: PageVariant, path: string, search: string): string =>
  `${market.id} ${language} ${theme} ${path}${search}`

/** What a shared page may see of a write: how to read it, and what React Router's own check of its origin needs. */
const writeHeaders = ['Content-Type', 'Content-Length', 'Host', 'Origin', 'X-Forwarded-Host']

const withoutPerson = (request: Request): Request => {
  const headers = new Headers()
  for (const name of writeHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request(request, { headers })
}

/** Renders each page as the route table declares it; this layer, not the page's author, keeps what is personal apart. */
export const createPages = ({ render, findPage, cache, ...rest }: Options) => {
  const renderPage = async (request: Request, page: PageContext) => toPage(await render(request, page), rest)

  /** Its loaders see the market's own origin, the known parameters and no header at all. */
  const renderShared = (page: PageContext, path: string, search: string) => {
    const request = () => new Request(`${page.origins[page.market.id]}${path}${search}`)
    return cache.get(pageKey(page, path, search), () => renderPage(request(), page))
  }

  return async (c: Context, page: PageContext): Promise<Response> => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const { pathname, search } = new URL(c.req.url)
    const found = findPage(pathname)
    if (found.access.kind !== 'shared') return toResponse(c, withNoStore(await renderPage(c.req.raw, page)))
    if (!isRead) return toResponse(c, withNoStore(await renderPage(withoutPerson(c.req.raw), page)))
    return toResponse(c, await renderShared(page, pathname, knownSearch(search, found, page.language)))
  }
}
