import type { Market } from '@dvaput/domain/markets/market'
import { alternateUrls, pageUrl } from '../../../app/lib/paths/page-urls.ts'
import type { Origins } from '../../markets-by-host.ts'
import { escapeXml, textElement, xmlHead } from './xml.ts'

export type SitemapPage = {
  readonly path: string
  readonly ownMarketOnly?: boolean
  readonly updatedAt?: Date
  /** Addresses of what is seen on it. */
  readonly pictures?: readonly string[]
}

type SitemapMarket = { readonly market: Market; readonly origins: Origins }

const toEntries = (
  { path, ownMarketOnly, updatedAt, pictures = [] }: SitemapPage,
  { market, origins }: SitemapMarket,
) => {
  const links = alternateUrls(origins, path, ownMarketOnly ? [market.id] : undefined)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
    .join('')
  const changed = textElement('lastmod', updatedAt?.toISOString())
  // A picture says the same in every language: once is enough.
  const images = pictures
    .map((url) => `<image:image>${textElement('image:loc', new URL(url, origins[market.id]).href)}</image:image>`)
    .join('')
  return market.languages.map((language, index) => {
    const loc = textElement('loc', pageUrl(origins, market.id, language, path))
    return `<url>${loc}${changed}${links}${index === 0 ? images : ''}</url>\n`
  })
}

/** Every page in every language of the market, each naming all the others. */
export const writeSitemap = (pages: readonly SitemapPage[], sitemapMarket: SitemapMarket): string =>
  [
    xmlHead,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
    ...pages.flatMap((page) => toEntries(page, sitemapMarket)),
    '</urlset>\n',
  ].join('')

type SitemapFile = { readonly url: string; readonly updatedAt?: Date }

export const writeSitemapIndex = (files: readonly SitemapFile[]): string =>
  [
    xmlHead,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...files.map(
      ({ url, updatedAt }) =>
        `<sitemap>${textElement('loc', url)}${textElement('lastmod', updatedAt?.toISOString())}</sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('')
