import type { PageContext } from '@dvaput/domain/markets/page-context'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Context } from 'hono'
import type { Grant } from '../../../app/lib/loading/page-access.ts'
import { isCheckoutPath } from '../load/checkout-path.ts'
import type { CustomersAtAddress } from '../load/customers-at-address.ts'
import type { CachedPage, PageCache } from '../load/page-cache.ts'
import type { RenderLane, RenderLimits } from '../load/render-limits.ts'
import type { FindPage, PageMatch } from './find-page.ts'
import { knownSearch } from './known-search.ts'
import type { PageVariant } from './page-context.ts'
import { type PageHeaders, toPage, toResponse, withNoStore } from './page-response.ts'
import type { PageReader, Render } from './router.ts'

/** Who asks for pages, and how much of the server they may have. */
export type Visitors = {
  /** Of personal pages, and of a gate. */
  readonly clientIpOf?: (c: Context) => string
  readonly limits?: RenderLimits
  /** Who counts by themselves once their address has used its share. */
  readonly customersAtAddress?: CustomersAtAddress
}

type Needs = PageHeaders & {
  readonly render: Render
  readonly findPage: FindPage
  readonly cache: PageCache
  /** Left out where everybody may have everything. */
  readonly visitors?: Visitors
  /** Asked for each request of a gated page. */
  readonly holdsGrant?: (c: Context, grant: Grant) => Promise<boolean>
}

export const pageKey = ({ market, language, theme }: PageVariant, path: string, search: string): string =>
  `${market.id} ${language} ${theme} ${path}${search}`

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const bodyHeaders = ['Content-Type', 'Content-Length']

/** Of a shared page: the body and how to read it, and nothing that says whose it is. */
const withoutPerson = (request: Request): Request => {
  const headers = bodyHeaders.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Request(request, { headers })
}

/**
 * React Router would compare the origin of a write with our own URL, which behind a proxy has another scheme; foreign
 * writes are refused before they come here.
 */
export const withoutOrigin = (request: Request): Request => {
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request, { headers })
}

/** Renders each page as the route table declares it: this layer, not the page's author, keeps what is personal apart. */
export const createPages = ({
  render,
  findPage,
  cache,
  visitors: { limits, customersAtAddress, clientIpOf } = {},
  holdsGrant = async () => false,
  ...rest
}: Needs) => {
  const renderFreely = async (request: Request, page: PageContext, reader: PageReader) =>
    toPage(await render(request, page, reader), rest)

  const addressOf = (c: Context) => clientGroup(clientIpOf?.(c) ?? '')

  const visitorOf = async (c: Context, lane: RenderLane) => {
    const address = addressOf(c)
    if (limits?.refusalOf(address, lane) === undefined) return address
    return (await customersAtAddress?.customerAt(address, c.req.header('Cookie'), c.get('person'))) ?? address
  }

  const limitTo = (c: Context, lane: RenderLane) => async (work: () => Promise<CachedPage>) =>
    limits ? limits.run(await visitorOf(c, lane), lane, work) : work()

  const renderPage = (c: Context, lane: RenderLane, request: Request, page: PageContext, reader: PageReader) =>
    limitTo(c, lane)(() => renderFreely(request, page, reader))

  const personalLaneOf = (c: Context): RenderLane => (isCheckoutPath(c.req.path) ? 'checkout' : 'personal')

  /** Its loaders see the market's own origin, the known parameters and no header at all. */
  const cachedPage = (c: Context, url: URL, match: PageMatch, page: PageContext, { granted = false } = {}) => {
    const search = knownSearch(url.searchParams, match, page)
    const request = () => new Request(`${page.origins[page.market.id]}${match.path}${search}`)
    const key = pageKey(page, match.path, search)
    const work = () => renderFreely(request(), page, { granted })
    return cache.get(
      granted ? `granted ${key}` : key,
      () => limitTo(c, 'shared')(work),
      () => (limits ? limits.refresh(addressOf(c), work) : work()),
    )
  }

  const readerOf = (c: Context): PageReader => ({
    person: c.get('person'),
    ...(clientIpOf && { clientIp: clientIpOf(c) }),
  })

  const pageOf = async (c: Context, page: PageContext, url: URL, match: PageMatch) => {
    const request = c.req.raw
    const { access } = match
    switch (access.kind) {
      case 'shared':
        if (isRead(request)) return cachedPage(c, url, match, page)
        return withNoStore(await renderPage(c, 'shared', withoutPerson(request), page, {}))
      case 'gated': {
        const granted = await holdsGrant(c, access.grant)
        if (granted && isRead(request)) return withNoStore(await cachedPage(c, url, match, page, { granted }))
        // Without the grant, and for the access code itself, the gate has to know who asks.
        const reader = { ...readerOf(c), granted }
        return withNoStore(await renderPage(c, 'personal', withoutOrigin(request), page, reader))
      }
      case 'personal': {
        const reader = { ...readerOf(c), guard: access.guard }
        return withNoStore(await renderPage(c, personalLaneOf(c), withoutOrigin(request), page, reader))
      }
    }
  }

  return async (c: Context, page: PageContext): Promise<Response> => {
    const url = new URL(c.req.url)
    const match = findPage(url.pathname)
    const isCached = 'query' in match.access && isRead(c.req.raw)
    if (isCached && match.path !== url.pathname) return c.redirect(`${match.path}${url.search}`, 308)
    return toResponse(c, await pageOf(c, page, url, match))
  }
}
