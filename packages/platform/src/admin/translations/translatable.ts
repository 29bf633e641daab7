import { createHash } from 'node:crypto'
import { type Language, languageTag } from '@dvaput/domain/text/language'
import type { Collection } from '../../tables/collections.table.ts'
import type { StoredMenuItem } from '../../tables/content.table.ts'
import type { Product, ProductImage } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

/** By the hosted platform's key. */
export type KeyedTexts = Readonly<Record<string, string>>
export type KeyedTranslations = Partial<Record<Language, KeyedTexts>>

/** Texts of a record in the shop's first language, and what they read in the others. */
export type Translatable = {
  readonly resourceId: string
  readonly content: Readonly<Record<string, string | null>>
  readonly translations: KeyedTranslations
}

/** What the hosted platform calls our columns. */
export const keysOf = {
  Product: {
    title: 'title',
    body_html: 'descriptionHtml',
    product_type: 'productType',
    meta_title: 'seoTitle',
    meta_description: 'seoDescription',
  },
  Collection: {
    title: 'title',
    body_html: 'descriptionHtml',
    meta_title: 'seoTitle',
    meta_description: 'seoDescription',
  },
  MediaImage: { alt: 'altText' },
  Link: { title: 'title' },
} as const

export type TranslatedRow = {
  readonly Product: Product
  readonly Collection: Collection
  readonly MediaImage: ProductImage
  readonly Link: StoredMenuItem
}

export const toTranslatable = <Type extends keyof typeof keysOf>(
  type: Type,
  resourceId: string,
  row: TranslatedRow[Type],
): Translatable => {
  const keys = Object.entries(keysOf[type]) as [string, keyof typeof row][]
  const translations = Object.entries(row.translations ?? {}).map(([language, texts]) => [
    language,
    Object.fromEntries(
      keys.flatMap(([key, column]) => {
        const text = (texts as Record<PropertyKey, string> | undefined)?.[column]
        return text ? [[key, text]] : []
      }),
    ),
  ])
  return {
    resourceId,
    content: Object.fromEntries(keys.map(([key, column]) => [key, (row[column] as string | null) ?? null])),
    translations: Object.fromEntries(translations) as KeyedTranslations,
  }
}

/** Back to our columns. */
export const toColumns = (type: keyof typeof keysOf, translations: KeyedTranslations) =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [(keysOf[type] as Record<string, string>)[key] ?? key, text]),
      ),
    ]),
  )

/** Names the text that was translated, so that a translation of an older one is refused. */
export const digestOf = (value: string | null): string | null =>
  value ? createHash('sha256').update(value).digest('hex') : null

/** Another language of the shop than its first. */
export const parseLocale = (locale: string, { languages: [, ...others] }: Shop): Language | undefined =>
  others.find((language) => languageTag[language] === locale.toLowerCase())

export const toTranslations = ({ translations }: Translatable, locale: string, shop: Shop) => {
  const language = parseLocale(locale, shop)
  const texts = language ? (translations[language] ?? {}) : {}
  return Object.entries(texts).map(([key, value]) => ({ key, value, locale, outdated: false }))
}
