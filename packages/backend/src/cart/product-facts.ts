import type { Locale } from '@dvaput/domain/markets/locale'
import {
  formatProductIdentity,
  type LocalIdentity,
  type ProductIdentity,
} from '@dvaput/domain/products/product-identity'
import { type Catalogue, maxHandles } from '../catalogue/catalogue.ts'
import type { ImportedProducts } from '../international/imported-products.ts'

/** What a line or an item shows beside name, price and stock. */
export type ProductFacts = {
  readonly image: string | null
  readonly category: string
  readonly vendor: string
  readonly sku: string | null
  readonly tags: readonly string[]
}

type Needs = {
  readonly catalogue: Pick<Catalogue, 'details'>
  readonly imported: Pick<ImportedProducts, 'findByIds'>
}

/** A product with the handle its page has. */
type NamedProduct = { readonly identity: ProductIdentity; readonly handle: string }
type Entry = readonly [string, ProductFacts]

const isLocal = (product: NamedProduct): product is NamedProduct & { readonly identity: LocalIdentity } =>
  product.identity.kind === 'local'

/** By identity; what nobody knows is left out. */
export const createProductFacts = ({ catalogue, imported }: Needs) => {
  const localFacts = async (locale: Locale, named: readonly NamedProduct[]): Promise<readonly Entry[]> => {
    const locals = named.filter(isLocal)
    const handles = [...new Set(locals.map(({ handle }) => handle))]
    const pages = Array.from({ length: Math.ceil(handles.length / maxHandles) }, (_, page) =>
      catalogue.details(locale, handles.slice(page * maxHandles, (page + 1) * maxHandles)),
    )
    const products = (await Promise.all(pages)).flat()
    return locals.flatMap(({ identity, handle }): Entry[] => {
      const product = products.find((each) => each.handle === handle)
      if (!product) return []
      const variant = product.variants.find(({ id }) => id === identity.variantId)
      const { category, vendor, tags } = product
      const image = variant?.imageUrl ?? product.picture?.url ?? null
      return [[formatProductIdentity(identity), { image, category, vendor, sku: variant?.sku ?? product.sku, tags }]]
    })
  }

  const importedFacts = async (named: readonly NamedProduct[]): Promise<readonly Entry[]> => {
    const ids = named.flatMap(({ identity }) => (identity.kind === 'international' ? [identity.eraId] : []))
    const products = await imported.findByIds(ids)
    return [...products.values()].map(
      ({ eraId, pictures, type, vendor, sku }): Entry => [
        formatProductIdentity({ kind: 'international', eraId }),
        { image: pictures[0]?.url ?? null, category: type, vendor, sku, tags: [] },
      ],
    )
  }

  return async (locale: Locale, named: readonly NamedProduct[]): Promise<ReadonlyMap<string, ProductFacts>> => {
    const [locals, internationals] = await Promise.all([localFacts(locale, named), importedFacts(named)])
    return new Map([...locals, ...internationals])
  }
}

export const unknownFacts: ProductFacts = { image: null, category: '', vendor: '', sku: null, tags: [] }
