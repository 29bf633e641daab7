import { type Language, languageTag } from '@dvaput/domain/text/language'
import type { Shop } from '../tables/shops.table.ts'

const primaryTag = (tag: string): string => tag.trim().split(/[-;]/)[0]?.toLowerCase() ?? ''

/** Neighbours' languages are read by the same people. */
const tagsOf = (language: Language): readonly string[] =>
  language === 'bcs' ? ['bs', 'hr', 'sr', 'bcs'] : [languageTag[language]]

/** `?locale=` as the hosted pages have it, else what the browser prefers, else the shop's first. */
export const pageLanguage = (request: Request, shop: Shop): Language => {
  const requested = new URL(request.url).searchParams.get('locale')
  const preferred = (request.headers.get('accept-language') ?? '').split(',')
  for (const tag of [...(requested === null ? [] : [requested]), ...preferred].map(primaryTag)) {
    const found = shop.languages.find((language) => tagsOf(language).includes(tag))
    if (found) return found
  }
  return shop.languages[0]
}

/** This very page in another language: only the query string differs, so that no foreign path is repeated. */
export const samePageIn =
  (url: string) =>
  (language: Language): string => {
    const { searchParams } = new URL(url)
    searchParams.set('locale', languageTag[language])
    return `?${searchParams}`
  }

/** The same address, asking for this language. */
export const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}locale=${languageTag[language]}`
