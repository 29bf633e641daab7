import { type Language, languages, languageTag } from '@dvaput/domain/text/language'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { registerTranslations, removeTranslations, translatedResources } from './product-queries.ts'
import type { RemoteResource } from './reshape-shop-product.ts'

/** By the platform's key, such as `title`, `body_html`, `alt` or `value`; an empty text removes the translation. */
export type TranslatedTexts = Partial<Record<Language, Readonly<Record<string, string>>>>

/** Texts of other languages than the shop's first. */
export const createShopTranslations = (request: AdminRequest) => {
  /** With the translations that they have. */
  const readResources = async (ids: readonly string[]): Promise<readonly RemoteResource[]> => {
    if (ids.length === 0) return []
    const { translatableResourcesByIds } = await request<{
      translatableResourcesByIds: { nodes: readonly RemoteResource[] }
    }>(translatedResources, { ids })
    return translatableResourcesByIds.nodes
  }

  /** Of a product, a collection, an item of a menu, a picture or a metafield. */
  const translate = async (resourceId: string, texts: TranslatedTexts): Promise<Outcome<null>> => {
    const [resource] = await readResources([resourceId])
    const digestOf = (key: string) => resource?.translatableContent.find((each) => each.key === key)?.digest
    const all = languages.flatMap((language) =>
      Object.entries(texts[language] ?? {}).map(([key, value]) => ({ key, value, locale: languageTag[language] })),
    )
    // Without an original there is nothing to translate.
    const translations = all.flatMap((each) => {
      const translatableContentDigest = digestOf(each.key)
      return each.value !== '' && translatableContentDigest ? [{ ...each, translatableContentDigest }] : []
    })
    const removed = all.filter(({ value }) => value === '')
    return toOutcome(
      (async () => {
        if (translations.length > 0) await request(registerTranslations, { resourceId, translations })
        for (const { key, locale } of removed)
          await request(removeTranslations, { resourceId, keys: [key], locales: [locale] })
        return null
      })(),
    )
  }

  return { readResources, translate }
}
