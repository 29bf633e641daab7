import { chooseVariant } from '@dvaput/domain/catalogue/choose-variant'
import { type Language, languages } from '@dvaput/domain/text/language'
import type { ResultOf } from 'gql.tada'
import { IntegrationError } from '../http/integration-error.ts'
import type { collectionRecordFields, recordFields, translatedFields } from './catalogue-documents.ts'
import type { CatalogueRecord, CollectionRecord, ImageRecord, InLanguages, VariantRecord } from './catalogue-record.ts'
import { readUnitFacts, readUnitNotes } from './read-unit-facts.ts'
import { reshapeMoney } from './reshape-money.ts'
import type { PictureUrl } from './reshape-product.ts'

export type TranslatedFields = ResultOf<typeof translatedFields>
type Facts = ResultOf<typeof recordFields>
type Collection = ResultOf<typeof collectionRecordFields>
type ByLanguage<Row> = Readonly<Record<Language, Row>>

const inEach = <Value>(read: (language: Language) => Value): ByLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, Value>

/** The number at the end of `gid://shopify/Product/7000001`. */
export const numberOfGid = (gid: string): number => {
  const number = Number(/\/(\d{1,15})$/.exec(gid)?.[1])
  if (!Number.isSafeInteger(number)) throw new IntegrationError({ service: 'storefront', kind: 'bad-response' })
  return number
}

const reshapeImages = ({ images }: Facts, words: ByLanguage<TranslatedFields>, addressOf: PictureUrl): ImageRecord[] =>
  images.nodes.map(({ url, altText, width, height }, index) => ({
    url: addressOf(url),
    width,
    height,
    alt: inEach((language) => words[language].images.nodes[index]?.altText ?? altText ?? ''),
  }))

const reshapeVariant = (
  variant: Facts['variants']['nodes'][number],
  words: ByLanguage<TranslatedFields['variants']['nodes'][number]>,
  addressOf: PictureUrl,
): VariantRecord => ({
  gid: variant.id,
  titles: inEach((language) => words[language].title),
  sku: variant.sku || null,
  priceMinor: reshapeMoney(variant.price).minor,
  compareAtMinor: variant.compareAtPrice ? reshapeMoney(variant.compareAtPrice).minor : null,
  // What has no price yet is not for sale, whatever the shop says.
  available: variant.availableForSale && Number(variant.price.amount) > 0,
  quantity: variant.quantityAvailable,
  options: variant.selectedOptions.map((option, index) => {
    const said = (language: Language) => words[language].selectedOptions[index] ?? option
    return { names: inEach((language) => said(language).name), values: inEach((language) => said(language).value) }
  }),
  imageUrl: variant.image ? addressOf(variant.image.url) : null,
})

const reshapeVariants = (
  { variants }: Facts,
  words: ByLanguage<TranslatedFields>,
  addressOf: PictureUrl,
): VariantRecord[] => {
  const known = inEach((language) => new Map(words[language].variants.nodes.map((each) => [each.id, each])))
  return variants.nodes.map((variant) =>
    reshapeVariant(
      variant,
      inEach((language) => known[language].get(variant.id) ?? variant),
      addressOf,
    ),
  )
}

export const reshapeCatalogueRecord = (
  facts: Facts,
  words: ByLanguage<TranslatedFields>,
  pictureUrl: PictureUrl,
): CatalogueRecord => {
  const variants = reshapeVariants(facts, words, pictureUrl)
  const shown = chooseVariant(variants)
  const minimum = reshapeMoney(facts.priceRange.minVariantPrice)
  const titles: InLanguages = inEach((language) => words[language].title)
  return {
    id: numberOfGid(facts.id),
    gid: facts.id,
    handle: facts.handle,
    titles,
    descriptions: inEach((language) => words[language].descriptionHtml),
    vendor: facts.vendor,
    productType: facts.productType,
    tags: facts.tags,
    collections: facts.collections.nodes.map(({ handle }) => handle),
    createdAt: new Date(facts.createdAt),
    publishedAt: new Date(facts.publishedAt),
    updatedAt: new Date(facts.updatedAt),
    available: facts.availableForSale,
    priceMinor: shown?.priceMinor ?? minimum.minor,
    compareAtMinor: shown?.compareAtMinor ?? null,
    currency: minimum.currency,
    stock: facts.totalInventory,
    skus: variants.flatMap(({ sku }) => (sku ? [sku] : [])),
    ...readUnitFacts(facts.facts, facts.tags),
    notes: inEach((language) => readUnitNotes(words[language].words)),
    images: reshapeImages(facts, words, pictureUrl),
    variants,
  }
}

export const reshapeCollectionRecord = (
  collection: Collection,
  words: ByLanguage<Collection>,
  pictureUrl: PictureUrl,
): CollectionRecord => ({
  id: numberOfGid(collection.id),
  gid: collection.id,
  handle: collection.handle,
  titles: inEach((language) => words[language].title),
  descriptions: inEach((language) => words[language].descriptionHtml),
  image: collection.image && {
    url: pictureUrl(collection.image.url),
    alt: inEach((language) => words[language].image?.altText ?? collection.image?.altText ?? ''),
  },
  updatedAt: new Date(collection.updatedAt),
})
