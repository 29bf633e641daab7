import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { withWarnings } from '@dvaput/domain/catalogue/warnings/warning-texts'
import { soldTitle } from '@dvaput/domain/international/imported-product'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Money } from '@dvaput/domain/money/money'
import {
  createLocalIdentity,
  formatProductIdentity,
  type ProductIdentity,
} from '@dvaput/domain/products/product-identity'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { CartLines } from '../cart/cart-lines.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { parseProductId } from '../catalogue/parse-product-id.ts'
import { catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import type { ImportedProducts } from '../international/imported-products.ts'
import type { OfferRow } from './offers.table.ts'

/** Where products for which offers are made are read. */
export type ProductSources = {
  readonly catalogue: Pick<Catalogue, 'product' | 'details'>
  readonly imported: Pick<ImportedProducts, 'findByIds'>
  readonly cartLines: CartLines
}

/** The product as the server knows it: nothing of it is the browser's. // divergences S-17 */
export type OfferedProduct = Pick<
  OfferRow,
  'kind' | 'shop' | 'productKey' | 'item' | 'handle' | 'title' | 'sku' | 'picture' | 'eraItemId'
> & {
  readonly price: Money
  readonly isForSale: boolean
  /** Handles, for the rules. */
  readonly collections: readonly string[]
}

/** A product of the shop by its number, gid or handle, and a variant of it by its gid. */
export type RequestedProduct = { readonly productId: string; readonly variantId?: string | undefined }

export type OfferedProducts = ReturnType<typeof createOfferedProducts>

type Needs = ProductSources & { readonly database: Pick<Database, 'db'> }

export const createOfferedProducts = ({ database, catalogue, imported, cartLines }: Needs) => {
  /** Price and stock of this moment. Undefined for what is not sold here. */
  const readLine = async (locale: Locale, identity: ProductIdentity) => {
    const anyPrice = { minor: 0, currency: locale.market.currency }
    const [line] = await cartLines(locale, [{ identity, quantity: 1, price: anyPrice }])
    if (!line || line.state === 'unknown') throw new IntegrationError({ service: 'catalogue', kind: 'bad-response' })
    return line.current ? { ...line.current, isForSale: line.state === 'for-sale' } : undefined
  }

  const findLocal = async (locale: Locale, text: string) => {
    const found = await catalogue.product(locale, text)
    if (found.kind === 'found') return found.product
    return found.kind === 'moved' ? (await catalogue.details(locale, [found.handle]))[0] : undefined
  }

  const readCollections = async (shop: OfferRow['shop'], id: number): Promise<readonly string[]> => {
    if (shop === null) return []
    const { collections } = catalogueProducts
    const [row] = await database.db
      .select({ collections })
      .from(catalogueProducts)
      .where(and(eq(catalogueProducts.shop, shop), eq(catalogueProducts.id, id)))
    return row?.collections ?? []
  }

  const local = async (
    locale: Locale,
    { productId, variantId }: RequestedProduct,
  ): Promise<OfferedProduct | undefined> => {
    const { shop } = locale.market
    const product = await findLocal(locale, productId)
    const number = product && parseProductId(product.id)
    if (!product || number === undefined) return undefined
    const variant = product.variants.find(({ id }) => id === (variantId ?? product.variantId))
    const identity = variant && createLocalIdentity(shop, variant.id)
    const line = identity && (await readLine(locale, identity))
    if (!line) return undefined
    return {
      ...{ kind: 'local', shop, productKey: `local:${shop}:${number}`, item: formatProductIdentity(identity) },
      ...{
        handle: line.handle,
        title: withWarnings(line.name, line.warnings),
        sku: variant.sku ?? product.sku,
        eraItemId: null,
      },
      picture: variant.imageUrl ?? product.picture?.url ?? null,
      ...{ price: line.price, isForSale: line.isForSale, collections: await readCollections(shop, number) },
    }
  }

  /** In pesos in every market. // CONST-01 */
  const international = async (locale: Locale, eraId: string): Promise<OfferedProduct | undefined> => {
    const product = (await imported.findByIds([eraId])).get(eraId)
    // The placeholder is no price. // CAT-02
    if (product?.price.kind !== 'sold') return undefined
    const identity: ProductIdentity = { kind: 'international', eraId }
    const line = await readLine(locale, identity)
    if (!line) return undefined
    const item = formatProductIdentity(identity)
    return {
      ...{ kind: 'international', shop: null, productKey: item, item, eraItemId: eraId, collections: [] },
      ...{
        handle: product.handle,
        title: soldTitle(product, locale.language),
        sku: product.sku,
        picture: product.pictures[0]?.url ?? null,
      },
      ...{ price: line.price, isForSale: line.isForSale },
    }
  }

  return {
    local,
    international,

    /** By what carts call it, sold out or not. */
    async find(locale: Locale, identity: ProductIdentity): Promise<OfferedProduct | undefined> {
      if (identity.kind === 'international') return international(locale, identity.eraId)
      const line = await readLine(locale, identity)
      return line && local(locale, { productId: line.handle, variantId: identity.variantId })
    },

    /** Whether it can be bought now; undefined where nobody knows. */
    async isForSale(locale: Locale, identity: ProductIdentity): Promise<boolean> {
      return (await readLine(locale, identity))?.isForSale ?? false
    },
  }
}
