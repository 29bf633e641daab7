import { type Currency, currencies, type Money } from '@dvaput/domain/money/money'
import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import { type Language, languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '../http/integration-error.ts'
import type { PictureUrl } from '../storefront/reshape-product.ts'
import { translationsIn } from './product-queries.ts'
import {
  type ListedShopProduct,
  type ProductStatus,
  type ProductTexts,
  productStatuses,
  type ShopProduct,
} from './shop-product.ts'

type Translation = { readonly key: string; readonly value: string | null }
export type Translated = Readonly<Partial<Record<ReturnType<typeof translationsIn>, readonly Translation[]>>>
type Nodes<Node> = { readonly nodes: readonly Node[] }
type Preview = { readonly preview: { readonly image: { url: string; width?: number; height?: number } | null } | null }

export type RemoteProduct = Translated & {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly productType: string
  readonly vendor: string
  readonly tags: readonly string[]
  readonly status: string
  readonly updatedAt: string
  readonly seo: { readonly title: string | null; readonly description: string | null }
  readonly media: Nodes<
    Preview & { readonly id: string; readonly alt: string | null; readonly mediaContentType: string }
  >
  readonly variants: Nodes<{
    readonly id: string
    readonly title: string
    readonly sku: string | null
    readonly barcode: string | null
    readonly price: string
    readonly compareAtPrice: string | null
    readonly inventoryQuantity: number | null
    readonly inventoryItem: { readonly id: string; readonly tracked: boolean }
  }>
  readonly collections: Nodes<{ id: string; handle: string; title: string; ruleSet: object | null }>
  readonly metafields: Nodes<{ id: string; key: string; type: string; value: string }>
}
export type RemoteResource = Translated & {
  readonly resourceId: string
  readonly translatableContent: readonly { readonly key: string; readonly digest: string | null }[]
}
export type RemoteListedProduct = Pick<
  RemoteProduct,
  'id' | 'handle' | 'title' | 'productType' | 'vendor' | 'status' | 'updatedAt'
> & {
  readonly totalInventory: number | null
  readonly featuredMedia: Preview | null
  readonly variants: Nodes<{ readonly price: string; readonly compareAtPrice: string | null }>
}

const badResponse = () => new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })

export const readCurrency = (code: string): Currency => {
  const currency = currencies.find((each) => each === code)
  if (!currency) throw badResponse()
  return currency
}

export const readMoney = (text: string, currency: Currency): Money => {
  const money = parseDecimal(text, currency)
  if (!money) throw badResponse()
  return money
}

const readStatus = (status: string): ProductStatus => {
  const found = productStatuses.find((each) => each === status.toLowerCase())
  if (!found) throw badResponse()
  return found
}

/** By language, the translations of one record. */
export const inLanguages = <Texts>(
  record: Translated | undefined,
  read: (textOf: (key: string) => string | undefined) => Texts | undefined,
): Partial<Record<Language, Texts>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const listed = record?.[translationsIn(language)] ?? []
      const texts = read((key) => listed.find((each) => each.key === key)?.value || undefined)
      return texts === undefined ? [] : [[language, texts]]
    }),
  )

const readTexts = (textOf: (key: string) => string | undefined): ProductTexts | undefined => {
  const texts = {
    title: textOf('title'),
    descriptionHtml: textOf('body_html'),
    seoTitle: textOf('meta_title'),
    seoDescription: textOf('meta_description'),
  }
  const given = Object.entries(texts).filter(([, text]) => text !== undefined)
  return given.length === 0 ? undefined : (Object.fromEntries(given) as ProductTexts)
}

export const reshapeShopProduct = (
  product: RemoteProduct,
  resources: readonly RemoteResource[],
  currency: Currency,
  pictureUrl: PictureUrl,
): ShopProduct => {
  const resourceOf = (gid: string) => resources.find(({ resourceId }) => resourceId === gid)
  const { id: gid, handle, title, descriptionHtml, productType, vendor, tags, seo } = product
  return {
    ...{ gid, handle, title, descriptionHtml, productType, vendor, tags },
    seoTitle: seo.title ?? '',
    seoDescription: seo.description ?? '',
    status: readStatus(product.status),
    updatedAt: new Date(product.updatedAt),
    texts: inLanguages(product, readTexts),
    pictures: product.media.nodes.flatMap(({ id, alt, preview }) => {
      const image = preview?.image
      if (!image) return []
      const { width = null, height = null } = image
      const alts = inLanguages(resourceOf(id), (textOf) => textOf('alt'))
      return [{ gid: id, url: pictureUrl(image.url), width, height, alt: alt ?? '', alts }]
    }),
    variants: product.variants.nodes.map(
      ({ id, price, compareAtPrice, inventoryItem, inventoryQuantity, ...rest }) => ({
        ...{ gid: id, title: rest.title, sku: rest.sku || null, barcode: rest.barcode || null },
        inventoryItemGid: inventoryItem.id,
        price: readMoney(price, currency),
        compareAt: compareAtPrice === null ? null : readMoney(compareAtPrice, currency),
        quantity: inventoryItem.tracked ? inventoryQuantity : null,
      }),
    ),
    collections: product.collections.nodes.map(({ ruleSet, id, ...rest }) => ({
      ...{ gid: id, handle: rest.handle, title: rest.title, isSmart: ruleSet !== null },
    })),
    metafields: Object.fromEntries(
      product.metafields.nodes.map(({ id, key, type, value }) => [
        key,
        { gid: id, type, value, values: inLanguages(resourceOf(id), (textOf) => textOf('value')) },
      ]),
    ),
  }
}

export const reshapeListedProduct = (
  { id: gid, handle, title, productType, vendor, ...product }: RemoteListedProduct,
  currency: Currency,
  pictureUrl: PictureUrl,
): ListedShopProduct => {
  const [variant] = product.variants.nodes
  const url = product.featuredMedia?.preview?.image?.url
  return {
    ...{ gid, handle, title, productType, vendor },
    status: readStatus(product.status),
    updatedAt: new Date(product.updatedAt),
    pictureUrl: url === undefined ? null : pictureUrl(url),
    price: variant ? readMoney(variant.price, currency) : null,
    compareAt: variant?.compareAtPrice ? readMoney(variant.compareAtPrice, currency) : null,
    stock: product.totalInventory,
  }
}
