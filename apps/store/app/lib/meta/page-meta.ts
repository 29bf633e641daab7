import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { OwnProfile } from '@dvaput/domain/markets/own-profile'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Money } from '@dvaput/domain/money/money'
import { type Language, languageTag } from '@dvaput/domain/text/language'
import type { MetaDescriptor } from 'react-router'
import { alternateUrls, pageUrl } from '../paths/page-urls.ts'
import { shareImage, shareImageSize } from './share-image.ts'

export type MetaContext = {
  readonly marketId: MarketId
  readonly language: Language
  readonly origins: Readonly<Record<MarketId, string>>
  /** What the shop has set in place of the market's profile. */
  readonly own?: OwnProfile | undefined
}

export type PageHead = {
  readonly title: string
  readonly description: string
  /** The canonical path, without aliases and filters. */
  readonly path: string
  /** Not to be indexed. */
  readonly hidden?: boolean
  /** The other market has no such page. */
  readonly ownMarketOnly?: boolean
  /** The preview picture of a shared link, instead of the shop's own. */
  readonly image?: { readonly url: string; readonly alt: string }
  /** For a product page. */
  readonly offer?: { readonly price: Money; readonly inStock: boolean }
}

type MetaArgs<Data> = {
  readonly loaderData?: Data | undefined
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

type TagSource = { readonly head: PageHead; readonly title: string; readonly context: MetaContext }

/** What a shared link shows. */
const previewTags = ({ head, title, context: { origins, marketId, language } }: TagSource): MetaDescriptor[] => {
  const { description, path, image, offer } = head
  return [
    { property: 'og:type', content: offer ? 'product' : 'website' },
    ...(offer
      ? [
          { property: 'product:price:amount', content: formatDecimal(offer.price) },
          { property: 'product:price:currency', content: offer.price.currency },
          { property: 'product:availability', content: offer.inStock ? 'in stock' : 'out of stock' },
        ]
      : []),
    { property: 'og:site_name', content: 'Dvaput' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: pageUrl(origins, marketId, language, path) },
    { property: 'og:image', content: image ? shareImage(image.url, origins[marketId]) : `${origins[marketId]}/og.png` },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(image ? shareImageSize.height : 630) },
    ...(image ? [{ property: 'og:image:alt', content: image.alt }] : []),
    { property: 'og:locale', content: `${languageTag[language]}_${markets[marketId].country}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const alternateTags = ({ head: { path, hidden, ownMarketOnly }, context }: TagSource): MetaDescriptor[] =>
  hidden
    ? []
    : alternateUrls(context.origins, path, ownMarketOnly ? [context.marketId] : undefined).map(
        ({ hreflang, href }) => ({
          tagName: 'link' as const,
          rel: 'alternate',
          hrefLang: hreflang,
          href,
        }),
      )

/**
 * Title, description, canonical URL, languages, link preview and JSON-LD. What only crawlers read is rendered on the
 * server only, so that its code is not in the browser bundle: a page returns JSON-LD only where `import.meta.env.SSR`.
 */
export const pageMetaWith =
  <Data extends { readonly head: PageHead }>(jsonLd: (page: Data, context: MetaContext) => readonly object[]) =>
  ({ loaderData, matches }: MetaArgs<Data>): MetaDescriptor[] => {
    const context = matches.find((match) => match?.id === 'root')?.loaderData as MetaContext | undefined
    if (!loaderData || !context) return []
    const { head } = loaderData
    const { path, hidden } = head
    const { origins, marketId, language } = context
    const title = path === '/' ? `Dvaput · ${head.title}` : `${head.title} · Dvaput`
    return [
      { title },
      { name: 'description', content: head.description },
      hidden
        ? { name: 'robots', content: 'noindex' }
        : { tagName: 'link', rel: 'canonical', href: pageUrl(origins, marketId, language, path) },
      ...(import.meta.env.SSR
        ? [...previewTags({ head, title, context }), ...alternateTags({ head, title, context })]
        : []),
      // The router escapes the JSON, so that no text can close the script element.
      ...jsonLd(loaderData, context).map((item) => ({ 'script:ld+json': item })),
    ]
  }

export const pageMeta = pageMetaWith(() => [])
