import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { CachedPage } from '../load/page-cache.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { takeOwnScripts } from './own-scripts.ts'
import { createPageBody } from './page-body.ts'

export type PageHeaders = {
  /** What the browser should fetch while it still reads the page. */
  readonly preloads: (head: string) => string | undefined
  /** The content-security policy of a page with these inline scripts. */
  readonly policy: (ownScripts: readonly Uint8Array[]) => string
}

const cacheTagsHeader = 'X-Cache-Tags'
const scriptMarkHeader = 'X-Script-Mark'

const isNoStore = (headers: Headers) => headers.get('Cache-Control')?.includes('no-store') ?? false

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Everything before the body. One character for each byte is the quickest to read, and what is searched for is ASCII. */
const headOf = (html: Buffer): string => html.toString('latin1', 0, html.indexOf('<body'))

/** Takes a rendered response apart, so that it can be cached and sent in several encodings. */
export const toPage = async (response: Response, { preloads, policy }: PageHeaders): Promise<CachedPage> => {
  const { status } = response
  let bytes: Buffer = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const tags = headers.get(cacheTagsHeader)?.split(' ') ?? []
  for (const name of ['Content-Length', 'Content-Encoding', cacheTagsHeader, scriptMarkHeader]) headers.delete(name)
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    const { html, ownScripts } = takeOwnScripts(bytes, response.headers.get(scriptMarkHeader))
    headers.set('Content-Security-Policy', policy(ownScripts))
    bytes = html
    const links = preloads(headOf(html))
    if (links) headers.set('Link', links)
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', status === 200 ? 'private, no-cache' : 'no-store')
  const shared = status === 200 && !isNoStore(headers) && !headers.has('Set-Cookie')
  const body = createPageBody(bytes)
  // Of the packed form, which is needed anyway, and a tenth of the bytes.
  const etag = isNoStore(headers) ? '' : hashOf(await body.as('br'))
  return { status, headers, body, etag, tags, shared }
}

/** The same page, which no browser or proxy may store, whatever its loader said. */
export const withNoStore = (page: CachedPage): CachedPage => {
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', 'no-store')
  return { ...page, headers, shared: false }
}

const etagOf = (page: CachedPage, encoding: Encoding) => `"${page.etag}.${encoding}"`

export const headersOf = (page: CachedPage, encoding: Encoding, byteLength: number): Headers => {
  const headers = new Headers(page.headers)
  headers.set('Vary', 'Accept-Encoding, Cookie, Host')
  if (isNoStore(headers)) headers.delete('ETag')
  else headers.set('ETag', etagOf(page, encoding))
  if (byteLength === 0) return headers
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(byteLength))
  return headers
}

export const toResponse = async (c: Context, page: CachedPage): Promise<Response> => {
  const { status } = page
  // A picture is compressed already.
  const isPicture = page.headers.get('Content-Type')?.startsWith('image/')
  const encoding = isPicture ? 'identity' : chooseEncoding(c.req.header('Accept-Encoding'))
  const isKnown = c.req.header('If-None-Match')?.includes(etagOf(page, encoding))
  if (status === 200 && !isNoStore(page.headers) && isKnown)
    return new Response(null, { status: 304, headers: headersOf(page, encoding, 0) })
  if (page.body.isEmpty) return new Response(null, { status, headers: headersOf(page, encoding, 0) })
  const bytes = await page.body.as(encoding)
  const headers = headersOf(page, encoding, bytes.byteLength)
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), { status, headers })
}
