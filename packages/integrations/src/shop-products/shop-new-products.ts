import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'

export type NewShopVariant = {
  readonly sku?: string
  readonly barcode?: string
  /** As decimals. */
  readonly price: string
  readonly compareAt?: string
  readonly stock: number
  /** One for each option. */
  readonly optionValues: readonly string[]
}

type Metafield = { readonly namespace?: string; readonly key: string; readonly type: string; readonly value: string }

/** All of a new product but its pictures and its texts in other languages. */
export type NewShopProduct = {
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly vendor: string
  readonly productType: string
  readonly tags: readonly string[]
  readonly status: 'active' | 'draft'
  readonly seo: { readonly title: string; readonly description: string }
  readonly metafields: readonly Metafield[]
  readonly options: readonly string[]
  readonly variants: readonly NewShopVariant[]
}

export type CreatedProduct = { readonly gid: string; readonly variantGids: readonly string[] }

/** Which product has a handle; `origin` is who created it, where an import did. */
export type HandleOwner = CreatedProduct & { readonly handle: string; readonly origin: string | null }

/** Says of a product which import created it, so that none is created twice. */
export const originMetafield = { namespace: 'dvaput', key: 'import_line', type: 'single_line_text_field' } as const

type Remote = {
  readonly id: string
  readonly variants: { readonly nodes: readonly { readonly id: string }[] }
  readonly metafield?: { readonly value: string } | null
}

/** As many as one document may name on either platform. */
export const mostNamesAtOnce = 25

const maxVariants = 100

const createDocument = `mutation createWholeProduct($input: ProductSetInput!) {
  productSet(input: $input, synchronous: true) {
    product { id variants(first: ${maxVariants}) { nodes { id } } }
    userErrors { field message code }
  }
}`

const deleteDocument = `mutation deleteProduct($input: ProductDeleteInput!) {
  productDelete(input: $input) { deletedProductId userErrors { field message } }
}`

const variablesOf = (count: number, type: string) =>
  Array.from({ length: count }, (_, index) => `$n${index}: ${type}`).join(', ')

const handlesDocument = (count: number) => `query handleOwners(${variablesOf(count, 'String!')}) {
  ${Array.from(
    { length: count },
    (_, index) => `p${index}: productByIdentifier(identifier: { handle: $n${index} }) { ...owner }`,
  ).join('\n  ')}
}
fragment owner on Product {
  id variants(first: ${maxVariants}) { nodes { id } }
  metafield(namespace: "${originMetafield.namespace}", key: "${originMetafield.key}") { value }
}`

const skusDocument = (count: number) => `query skuOwners(${variablesOf(count, 'String!')}) {
  ${Array.from(
    { length: count },
    (_, index) => `p${index}: products(first: 2, query: $n${index}) { nodes { id } }`,
  ).join('\n  ')}
}`

const toVariables = (texts: readonly string[]) => Object.fromEntries(texts.map((text, index) => [`n${index}`, text]))

const named = <Node>(response: Readonly<Record<string, Node>>, index: number): Node | undefined => response[`p${index}`]

/** Quoted, so that nothing of it is syntax. */
const quote = (text: string) => `"${text.replaceAll(/["\\]/g, ' ')}"`

const toOptions = (options: readonly string[], variants: readonly NewShopVariant[]) => {
  const names = options.length === 0 ? ['Title'] : options
  const valuesOf = ({ optionValues }: NewShopVariant) => (options.length === 0 ? ['Default Title'] : optionValues)
  return {
    productOptions: names.map((name, index) => ({
      name,
      position: index + 1,
      values: [...new Set(variants.map((variant) => valuesOf(variant)[index] ?? ''))].map((value) => ({ name: value })),
    })),
    optionValuesOf: (variant: NewShopVariant) =>
      names.map((optionName, index) => ({ optionName, name: valuesOf(variant)[index] ?? '' })),
  }
}

type Options = { readonly request: AdminRequest; readonly locationId: () => Promise<string> }

/** Products that are created whole, in one change of the shop, and found again. */
export const createShopNewProducts = ({ request, locationId }: Options) => ({
  /** Nothing half: the shop has all of it afterwards, or none. */
  async createWhole({ variants, options, status, ...facts }: NewShopProduct): Promise<Outcome<CreatedProduct>> {
    const { productOptions, optionValuesOf } = toOptions(options, variants)
    const place = await locationId()
    const input = {
      ...facts,
      ...{ productOptions, status: status.toUpperCase() },
      metafields: facts.metafields.map((each) => ({ namespace: 'custom', ...each })),
      variants: variants.map((variant) => ({
        optionValues: optionValuesOf(variant),
        price: variant.price,
        ...(variant.compareAt !== undefined && { compareAtPrice: variant.compareAt }),
        ...(variant.sku !== undefined && { sku: variant.sku }),
        ...(variant.barcode !== undefined && { barcode: variant.barcode }),
        inventoryItem: { tracked: true },
        inventoryQuantities: [{ locationId: place, name: 'available', quantity: variant.stock }],
      })),
    }
    return toOutcome(
      request<{ productSet: { product: Remote | null } }>(createDocument, { input }).then(({ productSet }) => {
        if (!productSet.product) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
        const { id, variants: made } = productSet.product
        return { gid: id, variantGids: made.nodes.map((node) => node.id) }
      }),
    )
  },

  deleteProduct: (gid: string): Promise<Outcome<null>> =>
    toOutcome(request(deleteDocument, { input: { id: gid } }).then(() => null)),

  /** Whatever their status. */
  async readHandleOwners(handles: readonly string[]): Promise<readonly HandleOwner[]> {
    const found: HandleOwner[] = []
    for (let from = 0; from < handles.length; from += mostNamesAtOnce) {
      const some = handles.slice(from, from + mostNamesAtOnce)
      const response = await request<Record<string, Remote | null>>(handlesDocument(some.length), toVariables(some))
      for (const [index, handle] of some.entries()) {
        const owner = named(response, index)
        if (!owner) continue
        const variantGids = owner.variants.nodes.map(({ id }) => id)
        found.push({ handle, gid: owner.id, variantGids, origin: owner.metafield?.value ?? null })
      }
    }
    return found
  },

  /** The products that have one of these SKUs, whatever their status. */
  async readSkuOwners(skus: readonly string[]): Promise<readonly { readonly sku: string; readonly gid: string }[]> {
    const found: { sku: string; gid: string }[] = []
    for (let from = 0; from < skus.length; from += mostNamesAtOnce) {
      const some = skus.slice(from, from + mostNamesAtOnce)
      const response = await request<Record<string, { readonly nodes: readonly { readonly id: string }[] }>>(
        skusDocument(some.length),
        toVariables(some.map((sku) => `sku:${quote(sku)}`)),
      )
      for (const [index, sku] of some.entries())
        for (const { id } of named(response, index)?.nodes ?? []) found.push({ sku, gid: id })
    }
    return found
  },
})
