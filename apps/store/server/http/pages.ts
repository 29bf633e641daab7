import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { PageContext } from '../../app/context.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { createPageBody } from './page-body.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { PageVariant } from './page-context.ts'

type Options = {
  readonly render: (request: Request, page: PageContext) => Promise<Response>
  readonly cache: PageCache
  /** What the browser should fetch while it still reads the page. */
  readonly preloads: (html: string) => string | undefined
  /** The content-security policy of a page. */
  readonly policy: (html: string) => string
}

const cacheTagsHeader = 'X-Cache-Tags'

const isPrivate = (headers: Headers) => headers.get('Cache-Control')?.includes('no-store') ?? false

const toPage = async (
  response: Response,
  { preloads, policy }: Pick<Options, 'preloads' | 'policy'>,
): Promise<CachedPage> => {
  const { status } = response
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const tags = headers.get(cacheTagsHeader)?.split(' ') ?? []
  for (const name of ['Content-Length', 'Content-Encoding', cacheTagsHeader]) headers.delete(name)
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    // latin1, one character per byte, is the fastest to read, and what is searched for is ASCII.
    const html = Buffer.from(body.buffer).toString('latin1')
    headers.set('Content-Security-Policy', policy(html))
    const links = preloads(html)
    if (links) headers.set('Link', links)
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', status === 200 ? 'private, no-cache' : 'no-store')
  const shared = status === 200 && !isPrivate(headers) && !headers.has('Set-Cookie')
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { status, headers, body: createPageBody(body), etag, tags, shared }
}

export const pageKey = ({ market, language, theme }: PageVariant, pathname: string, search: string): string =>
  [market.id, language, theme, pathname, search].join(' ')

const etagOf = (page: CachedPage, encoding: Encoding) => `"${page.etag}.${encoding}"`

export const headersOf = (page: CachedPage, encoding: Encoding, byteLength: number): Headers => {
  const headers = new Headers(page.headers)
  headers.set('Vary', 'Accept-Encoding, Cookie, Host')
  if (!isPrivate(page.headers)) headers.set('ETag', etagOf(page, encoding))
  if (byteLength === 0) return headers
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(byteLength))
  return headers
}

const toResponse = async (c: Context, page: CachedPage): Promise<Response> => {
  const { status } = page
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  const isKnown = c.req.header('If-None-Match')?.includes(etagOf(page, encoding))
  if (status === 200 && !isPrivate(page.headers) && isKnown)
    return new Response(null, { status: 304, headers: headersOf(page, encoding, 0) })
  if (page.body.isEmpty) return new Response(null, { status, headers: headersOf(page, encoding, 0) })
  const bytes = await page.body.as(encoding)
  const headers = headersOf(page, encoding, bytes.byteLength)
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), { status, headers })
}

export const createPages =
  ({ render, cache, preloads, policy }: Options) =>
  async (c: Context, page: PageContext): Promise<Response> => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const renderPage = async (request: Request) => toPage(await render(request, page), { preloads, policy })
    if (!isRead) return toResponse(c, await renderPage(c.req.raw))
    const { pathname, search } = new URL(c.req.url)
    // A new request without the signal: a visitor who leaves must not abort the page for others who wait for it.
    const request = () => new Request(c.req.url, { headers: c.req.raw.headers })
    return toResponse(c, await cache.get(pageKey(page, pathname, search), () => renderPage(request())))
  }
