import { listingParameters } from '@dvaput/domain/catalogue/listings/listing-query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { languageTag } from '@dvaput/domain/text/language'
import { Hono } from 'hono'
import type { MarketsByHost } from '../../markets-by-host.ts'
import { shortDescription } from './short-description.ts'

type Options = { readonly markets: MarketsByHost; readonly marketOf: (url: URL) => MarketId }

/** Nothing there is a page for others: no page at all, or one visitor's own. */
const privatePaths = [
  ...['/api/', '/market/', '/kit', '/mailbox', '/admin'],
  ...['/cart', '/checkout', '/account', '/orders', '/my-offers', '/mis-ofertas', '/wishlist'],
  ...['/login', '/register', '/auth', '/reset-password'],
]

/** Filters combine without end, and each combination shows what its listing shows. */
const filters = [...listingParameters.query, ...listingParameters.lists].filter((name) => name !== 'page')

/**
 * `/search` and `/compare` stay open: they say themselves that they are not to be listed, and who may not read them
 * cannot know it.
 */
const closed = [...privatePaths, ...filters.flatMap((name) => [`/products*?${name}=`, `/products*&${name}=`])]

const storedFor = 'public, max-age=3600'

/** What search engines and phones read first: robots.txt and the web manifest. */
export const crawlerRoutes = ({ markets: byHost, marketOf }: Options) => {
  const routes = new Hono()

  routes.get('/robots.txt', (c) => {
    const origin = byHost.origins[marketOf(new URL(c.req.url))]
    c.header('Cache-Control', storedFor)
    return c.text(
      ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
        '\n',
      ),
    )
  })

  routes.get('/manifest.webmanifest', (c) => {
    const language = markets[marketOf(new URL(c.req.url))].languages[0]
    const icon = (size: number, purpose: string, name = `icon-${size}`) => ({
      src: `/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })
    const manifest = {
      name: 'Dvaput',
      short_name: 'Dvaput',
      description: shortDescription[language],
      lang: languageTag[language],
      start_url: '/',
      display: 'standalone',
      background_color: '#fbfaf7',
      theme_color: '#fbfaf7',
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable', 'icon-maskable-512')],
    }
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': storedFor,
    })
  })

  return routes
}
