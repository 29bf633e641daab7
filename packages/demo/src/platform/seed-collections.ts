import type { Transaction } from '@dvaput/database/in-transaction'
import { type Language, languages } from '@dvaput/domain/text/language'
import { refreshSmartCollections } from '@dvaput/platform/catalogue/collections/smart-collections'
import { type CollectionRule, collections } from '@dvaput/platform/tables/collections.table'
import type { Shop } from '@dvaput/platform/tables/shops.table'
import { type DemoCollection, mainCollections, otherCollections } from './demo-collections.ts'
import type { LocalizedText } from './localized-text.ts'
import { pictureKey } from './pictures/looks.ts'

/** What a column keeps besides the shop's first language. */
export const toTranslations = <Field extends string>(fields: Readonly<Record<Field, LocalizedText>>, first: Language) =>
  Object.fromEntries(
    languages
      .filter((language) => language !== first)
      .map((language) => [
        language,
        Object.fromEntries(
          Object.entries<LocalizedText>(fields).map(([field, localized]) => [field, localized[language]]),
        ) as Record<Field, string>,
      ]),
  )

const toRow = (shop: Shop, { handle, title, types, rules = [], cover }: DemoCollection) => {
  const ofTypes = types.map((condition): CollectionRule => ({ column: 'TYPE', relation: 'EQUALS', condition }))
  return {
    shopId: shop.id,
    handle,
    title: title[shop.languages[0]],
    translations: toTranslations({ title }, shop.languages[0]),
    rules: [...ofTypes, ...rules],
    anyRuleSuffices: true,
    sortOrder: 'BEST_SELLING',
    image: { pictureKey: pictureKey(...cover, 'front'), altText: null, width: 1200, height: 1200 },
  }
}

/** With the products that belong to them. */
export const seedCollections = async (tx: Transaction, shop: Shop, productIds: readonly number[]) => {
  const rows = await tx.db
    .insert(collections)
    .values([...mainCollections, ...otherCollections].map((collection) => toRow(shop, collection)))
    .returning()
  await refreshSmartCollections(tx, shop, productIds)
  return rows
}
