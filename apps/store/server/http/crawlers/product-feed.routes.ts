import { createHash, randomUUID } from 'node:crypto'
import type { ListedProducts } from '@dvaput/backend/catalogue/listed-products'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { isLanguage, languageTag } from '@dvaput/domain/text/language'
import { type Context, Hono } from 'hono'
import { pageUrl } from '../../../app/lib/paths/page-urls.ts'
import type { MarketsByHost } from '../../markets-by-host.ts'
import { toTextStream } from '../pages/to-text-stream.ts'
import { type FeedLocale, writeFeedItem } from './feed-item.ts'
import { shortDescription } from './short-description.ts'
import { textElement, xmlHead, xmlType } from './xml.ts'

type Options = {
  readonly listed: Pick<ListedProducts, 'products'>
  readonly markets: MarketsByHost
  /** The market as the shop has set it. */
  readonly marketOf?: (id: MarketId) => Market
  /** Another one after every change of the catalogue. */
  readonly version: () => string
  readonly now?: () => number
}

/** It reads the whole catalogue: readers of feeds come a few times a day, and one at a time. */
const mostAtOnce = 2
/** Who has not read it by then has gone away without saying so. */
const longestMs = 600_000

const head = ({ market, language, origins }: FeedLocale): string =>
  [
    xmlHead,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>',
    textElement('title', `Dvaput, ${market.name[language]}`),
    textElement('link', pageUrl(origins, market.id, language, '/')),
    textElement('description', shortDescription[language]),
    textElement('language', `${languageTag[language]}-${market.country}`),
    '\n',
  ].join('')

/** Everything that is listed, for comparison sites and advertising: RSS 2.0 with the words of Google's product feeds. */
export const productFeedRoutes = ({
  listed,
  markets: byHost,
  marketOf = (id) => markets[id],
  version,
  now = Date.now,
}: Options) => {
  const begun = new Map<string, number>()

  const isBusy = () => {
    const running = [...begun].filter(([, at]) => now() - at < longestMs)
    return running.length >= mostAtOnce
  }

  async function* write(locale: FeedLocale): AsyncGenerator<string, void, undefined> {
    const turn = randomUUID()
    begun.set(turn, now())
    try {
      yield head(locale)
      for await (const page of listed.products(locale))
        yield page.map((product) => writeFeedItem(product, locale)).join('')
      yield '</channel>\n</rss>\n'
    } finally {
      begun.delete(turn)
    }
  }

  const localeOf = (c: Context): FeedLocale => {
    const market = marketOf(byHost.resolve(new URL(c.req.url).hostname, undefined))
    const requested = c.req.query('lang')
    const language = isLanguage(requested) && market.languages.includes(requested) ? requested : market.languages[0]
    return { market, language, origins: byHost.origins }
  }

  return new Hono().get('/feeds/products.xml', (c) => {
    const locale = localeOf(c)
    const zipped = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')
    const named = [version(), JSON.stringify(locale.market.own), locale.market.id, locale.language, zipped].join(' ')
    const etag = `"${createHash('sha256').update(named).digest('base64url').slice(0, 22)}"`
    c.header('Cache-Control', 'public, max-age=900')
    c.header('Vary', 'Accept-Encoding, Host')
    c.header('ETag', etag)
    if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304)
    c.header('Content-Type', xmlType)
    if (zipped) c.header('Content-Encoding', 'gzip')
    if (c.req.method === 'HEAD') return c.body(null, 200)
    if (isBusy())
      return new Response('Busy', { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } })
    const text = toTextStream(write(locale))
    return c.body(zipped ? text.pipeThrough(new CompressionStream('gzip')) : text, 200)
  })
}
