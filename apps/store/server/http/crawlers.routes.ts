import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { languageTag } from '@dvaput/domain/text/language'
import { Hono } from 'hono'
import { addressIn, alternates } from '../../app/lib/addresses.ts'
import { publicPaths } from '../../app/lib/public-paths.ts'
import type { MarketsByHost } from '../markets-by-host.ts'

type Options = { readonly markets: MarketsByHost; readonly marketOf: (url: URL) => MarketId }

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const shortDescription = {
  bcs: 'Polovni, obnovljeni i novi računari i elektronika',
  en: 'Used, refurbished and new computers and electronics',
  es: 'Computadores y electrónica usados, reacondicionados y nuevos',
}

/** What search engines and phones read: robots.txt, the sitemap and the web manifest. */
export const crawlerRoutes = ({ markets: byHost, marketOf }: Options) => {
  const routes = new Hono()

  routes.get('/robots.txt', (c) => {
    const origin = byHost.origins[marketOf(new URL(c.req.url))]
    const closed = ['/api/', '/market/', '/kit', '/mailbox']
    return c.text(
      ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
        '\n',
      ),
    )
  })

  routes.get('/sitemap.xml', (c) => {
    const market = marketOf(new URL(c.req.url))
    const entry = (path: string) => {
      const links = alternates(byHost.origins, path).map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
      )
      return markets[market].languages
        .map(
          (language) =>
            `<url><loc>${escapeXml(addressIn(byHost.origins, market, language, path))}</loc>${links.join('')}</url>`,
        )
        .join('\n')
    }
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${publicPaths.map(entry).join('\n')}\n</urlset>\n`
    return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
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
    return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
  })

  return routes
}
