import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type Language, languageTag } from '@dvaput/domain/text/language'
import type { MetaDescriptor } from 'react-router'
import { addressIn, alternates } from './addresses.ts'

type Visit = {
  readonly marketId: MarketId
  readonly language: Language
  readonly origins: Readonly<Record<MarketId, string>>
}

export type PageHead = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** A page that search engines should pass over. */
  readonly hidden?: boolean
}

type MetaArgs = {
  readonly loaderData?: { readonly head: PageHead } | undefined
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

/** Title, description, canonical address, the other languages, and what a shared link shows. */
export const pageMeta = ({ loaderData, matches }: MetaArgs): MetaDescriptor[] => {
  const visit = matches.find((match) => match?.id === 'root')?.loaderData as Visit | undefined
  if (!loaderData || !visit) return []
  const { title, description, path, hidden } = loaderData.head
  const { origins, marketId, language } = visit
  const address = addressIn(origins, marketId, language, path)
  const fullTitle = path === '/' ? `Dvaput · ${title}` : `${title} · Dvaput`
  const shown: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Dvaput' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origins[marketId]}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: `${languageTag[language]}_${markets[marketId].country}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (hidden) return [...shown, { name: 'robots', content: 'noindex' }]
  return [
    ...shown,
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates(origins, path).map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
  ]
}
