import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { describeError } from '@dvaput/backend/log/describe-error'
import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { parse } from 'hono/utils/cookie'
import type { Logger } from 'pino'
import type { MarketsByHost } from '../../markets-by-host.ts'
import type { Metrics } from '../metrics.ts'
import { chooseEncoding, type Encoding } from '../pages/encoding.ts'
import type { FindPage } from '../pages/find-page.ts'
import { knownSearch } from '../pages/known-search.ts'
import { createReadVariant, type PageVariant } from '../pages/page-context.ts'
import { headersOf } from '../pages/page-response.ts'
import { pageKey } from '../pages/pages.ts'
import { createRecordResponse } from '../request/request-record.ts'
import { secure } from '../request/security-headers.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { refusalPage, refusalPagePolicy } from './refusal-page.ts'

type Options = {
  readonly cache: Pick<PageCache, 'fresh' | 'has'>
  /** Seconds after which this visitor may ask again for such a page; none where it may now. */
  readonly refusalOf?: (request: IncomingMessage, asked: 'to render' | 'with unknown parameters') => number | undefined
  /** Told of a request that `next` answers with a cached page: a stale one, or one that has to be packed otherwise. */
  readonly onCached?: (request: IncomingMessage) => void
  readonly markets: MarketsByHost
  readonly overTls: (hostname: string) => boolean
  readonly findPage: FindPage
  readonly metrics: Metrics
  readonly log: Logger
  readonly next: RequestListener
}

/** The response as it is written to the socket. The last header is the request id. */
type Form = {
  readonly route: string
  readonly etag: string
  readonly headers: string[]
  readonly headersUnchanged: string[]
  readonly body: Uint8Array
}

/** What the headers of a request say: the same for every page that this browser opens. */
type Client = {
  readonly variant: PageVariant
  readonly encoding: Encoding
  readonly isSecure: boolean
  readonly formName: string
}

type Refused = {
  readonly client: Client
  readonly retryAfterSeconds: number
  readonly route: string
  readonly url: string
}

/** So many browsers are remembered. */
const mostClients = 2_000

const countParameters = (search: string): number => (search === '' ? 0 : search.split('&').length)

const requestIdLast = (headers: Headers): string[] => [...[...headers].flat(), 'x-request-id', '']

/**
 * Sends a fresh cached page without going through Hono: the same bytes and headers for a fraction of the work. Refuses
 * as quickly whoever asks for more pages than may be rendered for one visitor, or thinks up more links to one page than
 * anybody follows.
 * Everything else, a URL with `?lang=` included, goes to `next`.
 */
export const serveCachedPages = ({
  cache,
  refusalOf = () => undefined,
  onCached = () => {},
  markets,
  overTls,
  findPage,
  metrics,
  log,
  next,
}: Options): RequestListener => {
  const readVariant = createReadVariant(markets)
  const recordResponse = createRecordResponse({ log, metrics })
  const forms = new WeakMap<CachedPage, Map<string, Form>>()
  const clients = createBoundedCache<Client>({ maxSize: mostClients })

  const readClient = (host: string, cookies: string, accepted: string): Client => {
    const hostname = host.replace(/:\d+$/, '').toLowerCase()
    const variant = readVariant({ hostname, language: undefined, cookie: (name) => parse(cookies, name)[name] })
    const encoding = chooseEncoding(accepted)
    const isSecure = overTls(hostname)
    return { variant, encoding, isSecure, formName: `${encoding} ${isSecure}` }
  }

  const clientOf = ({ host = '', cookie = '', 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Client => {
    const key = `${host}\n${accepted}\n${cookie}`
    const known = clients.get(key)
    if (known) return known
    const client = readClient(host, cookie, String(accepted))
    clients.set(key, client)
    return client
  }

  const formOf = (page: CachedPage, { encoding, isSecure, formName }: Client, path: string): Form | undefined => {
    const made = forms.get(page)
    const known = made?.get(formName)
    const body = page.body.ready(encoding)
    if (known && known.body === body) return known
    if (body === undefined) return undefined
    const [headers, unchanged] = [headersOf(page, encoding, body.byteLength), headersOf(page, encoding, 0)]
    for (const each of [headers, unchanged]) secure(each, isSecure)
    const form = {
      route: findPage(path).pattern,
      etag: headers.get('ETag') ?? '',
      headers: requestIdLast(headers),
      headersUnchanged: requestIdLast(unchanged),
      body,
    }
    forms.set(page, (made ?? new Map<string, Form>()).set(formName, form))
    return form
  }

  const find = (request: IncomingMessage): Form | Refused | undefined => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || !headers.host) return undefined
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    const given = mark < 0 ? undefined : new URLSearchParams(url.slice(mark))
    if (given?.has('lang')) return undefined
    const client = clientOf(headers)
    const { variant } = client
    const search = given ? knownSearch(given, findPage(path), variant) : ''
    const key = pageKey(variant, path, search)
    const page = cache.fresh(key)
    if (page || cache.has(key)) {
      const isPlain = !given || given.size <= countParameters(search)
      const retryAfterSeconds = isPlain ? undefined : refusalOf(request, 'with unknown parameters')
      if (retryAfterSeconds !== undefined) return { client, retryAfterSeconds, route: findPage(path).pattern, url }
      const form = page && formOf(page, client, path)
      if (!form) onCached(request)
      return form
    }
    const { access, pattern, isData } = findPage(path)
    // What matches no line of the table may be a file or a call. A client navigation expects JSON.
    if (access.kind !== 'shared' || isData || pattern === '/*') return undefined
    const retryAfterSeconds = refusalOf(request, 'to render')
    return retryAfterSeconds === undefined ? undefined : { client, retryAfterSeconds, route: pattern, url }
  }

  const refuse = ({ client, retryAfterSeconds, route, url }: Refused, response: ServerResponse, startedAt: number) => {
    const requestId = randomUUID()
    const headers = new Headers({
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': refusalPagePolicy,
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
      'X-Request-Id': requestId,
    })
    secure(headers, client.isSecure)
    response.writeHead(503, [...headers].flat())
    const { language, theme } = client.variant
    response.end(refusalPage({ language, theme, sentence: refusalTexts[language].busy, again: url, retryAfterSeconds }))
    recordResponse({ requestId, method: 'GET', route, status: 503, ms: performance.now() - startedAt })
  }

  /** An error here would end the process: behind `next` it becomes a response. */
  const findOrPass = (request: IncomingMessage) => {
    try {
      return find(request)
    } catch (error) {
      log.error({ error: describeError(error) }, 'cached page lookup failed')
      return undefined
    }
  }

  return (request, response) => {
    const startedAt = performance.now()
    const form = findOrPass(request)
    if (!form) return next(request, response)
    if ('retryAfterSeconds' in form) return refuse(form, response, startedAt)
    const requestId = randomUUID()
    const isKnown = request.headers['if-none-match']?.includes(form.etag)
    const status = isKnown ? 304 : 200
    const headers = isKnown ? form.headersUnchanged : form.headers
    // Node writes the headers before it returns, so the next request may use the same list.
    headers[headers.length - 1] = requestId
    response.writeHead(status, headers)
    response.end(isKnown ? undefined : form.body)
    recordResponse({ requestId, method: 'GET', route: form.route, status, ms: performance.now() - startedAt })
  }
}
