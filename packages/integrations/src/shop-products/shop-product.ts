import type { Money } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'

export const productStatuses = ['active', 'draft', 'archived', 'unlisted'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** What of a product reads differently in another language than the shop's first; nothing where it is not translated. */
export type ProductTexts = {
  readonly title?: string
  readonly descriptionHtml?: string
  readonly seoTitle?: string
  readonly seoDescription?: string
}

export type ShopVariant = {
  readonly gid: string
  readonly inventoryItemGid: string
  readonly title: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly price: Money
  readonly compareAt: Money | null
  /** What can be sold; null where the shop does not count it. */
  readonly quantity: number | null
}

export type ShopPicture = {
  readonly gid: string
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly alt: string
  readonly alts: Partial<Record<Language, string>>
}

export type ShopMetafield = {
  readonly gid: string
  readonly type: string
  readonly value: string
  readonly values: Partial<Record<Language, string>>
}

/** A product as the shop's own people see it, whatever its status. */
export type ShopProduct = Required<ProductTexts> & {
  readonly gid: string
  readonly handle: string
  readonly productType: string
  readonly vendor: string
  readonly tags: readonly string[]
  readonly status: ProductStatus
  readonly updatedAt: Date
  readonly texts: Partial<Record<Language, ProductTexts>>
  readonly pictures: readonly ShopPicture[]
  readonly variants: readonly ShopVariant[]
  readonly collections: readonly {
    readonly gid: string
    readonly handle: string
    readonly title: string
    /** Its products follow from rules. */
    readonly isSmart: boolean
  }[]
  /** Those of the namespace `custom`, by key. */
  readonly metafields: Readonly<Record<string, ShopMetafield>>
}

export type ListedShopProduct = Pick<ShopProduct, 'gid' | 'handle' | 'title' | 'productType' | 'vendor' | 'status'> & {
  readonly updatedAt: Date
  readonly pictureUrl: string | null
  readonly price: Money | null
  readonly compareAt: Money | null
  readonly stock: number | null
}
