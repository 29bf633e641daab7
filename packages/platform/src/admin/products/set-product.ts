import { randomUUID } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import type { OptionInput, VariantInput } from '../../catalogue/product-input.ts'
import { toHandle } from '../../catalogue/to-handle.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import { adjustStock } from '../../stock/stock.ts'
import { type Product, type ProductVariant, products } from '../../tables/products.table.ts'
import { stock } from '../../tables/stock.table.ts'
import { type AdminContext, refusedBecause, type UserError } from '../admin-context.ts'
import { isLocationOf } from '../inventory/location.ts'
import { addPictures } from './add-pictures.ts'
import { lockProduct, readOptions, readVariants } from './lock-product.ts'
import {
  type ProductFactsInput,
  parseOptions,
  parseProductFacts,
  parseVariantFacts,
  type VariantFactsInput,
} from './product-inputs.ts'
import { parseMedia } from './product-media.ts'

type SetVariant = VariantFactsInput & {
  readonly inventoryQuantities?: readonly { locationId: string; name: string; quantity: number }[] | null
}
export type ProductSetInput = ProductFactsInput & {
  readonly id?: string | null
  readonly variants?: readonly SetVariant[] | null
  readonly files?: readonly FileInput[] | null
}
type FileInput = {
  readonly originalSource?: string | null
  readonly contentType?: string | null
  readonly alt?: string | null
}
type Identifier = { readonly id?: string | null; readonly handle?: string | null }
type PlannedVariant = VariantInput & { readonly quantity: number | undefined }

const find = async (tx: Transaction, { shop }: AdminContext, identifier: Identifier): Promise<Product | undefined> => {
  if (identifier.id != null) return lockProduct(tx, shop, identifier.id)
  if (identifier.handle == null) return undefined
  const [found] = await tx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shop.id), eq(products.handle, toHandle(identifier.handle))))
  return found && lockProduct(tx, shop, toGid('Product', found.id))
}

const planVariants = (
  inputs: readonly SetVariant[],
  { shop }: AdminContext,
  options: readonly OptionInput[],
  before: readonly ProductVariant[],
): readonly PlannedVariant[] | { error: UserError } => {
  const planned: PlannedVariant[] = []
  for (const [index, input] of inputs.entries()) {
    const wrong = (field: string, message: string) => ({
      error: { field: ['input', 'variants', String(index), field], message, code: 'INVALID_INPUT' },
    })
    const facts = { currency: shop.currency, options, before: {} }
    const parsed = parseVariantFacts(options.length === 0 ? { ...input, optionValues: null } : input, index, facts)
    if ('error' in parsed) return parsed
    const levels = input.inventoryQuantities ?? []
    if (levels.some(({ locationId, name }) => !isLocationOf(shop, locationId) || name !== 'available'))
      return wrong('inventoryQuantities', 'Only available quantities of the known location can be set')
    const values = parsed.value.optionValues ?? []
    const id = parseNumericGid('ProductVariant', input.id ?? '')
    const known = before.find((each) =>
      id === undefined ? each.optionValues.join('/') === values.join('/') : each.id === id,
    )
    if (input.id != null && !known) return wrong('id', 'Product variant does not exist')
    const metafields = input.metafields ? { metafields: { ...known?.metafields, ...parsed.value.metafields } } : {}
    const variant = { price: known?.price ?? 0, ...parsed.value, ...metafields, quantity: levels[0]?.quantity }
    planned.push(known ? { ...variant, id: known.id } : { ...variant, openingStock: levels[0]?.quantity ?? 0 })
  }
  return planned
}

/** Of variants that were there before; a new one has its quantity from the beginning. */
const setQuantities = async (tx: Transaction, context: AdminContext, planned: readonly PlannedVariant[]) => {
  for (const { id, quantity } of planned.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))) {
    if (id === undefined || quantity === undefined) continue
    const [level] = await tx.db.select().from(stock).where(eq(stock.variantId, id)).for('no key update')
    const delta = quantity - ((level?.onHand ?? 0) - (level?.reserved ?? 0))
    if (delta === 0) continue
    const adjusted = await adjustStock(tx, { variantId: id, delta, reference: `product-set:${randomUUID()}` })
    if (!adjusted.ok) return refusedBecause(['input', 'variants'], 'Quantity is invalid', 'INVALID_INPUT')
    await context.parts.webhooks.emit(tx, context.shop.id, 'INVENTORY_LEVELS_UPDATE', { variantId: id })
  }
  return undefined
}

const parseFiles = ({ files }: ProductSetInput) => {
  const parsed = parseMedia(
    files?.map(({ originalSource, contentType, alt }) => ({
      ...{ originalSource: originalSource ?? '', mediaContentType: contentType ?? 'IMAGE' },
      ...(alt != null && { alt }),
    })),
  )
  if (!('error' in parsed)) return parsed
  const [, ...path] = parsed.error.field ?? []
  return { error: { ...parsed.error, field: ['input', 'files', ...path], code: 'INVALID_INPUT' } }
}

/** Creates the product or makes it what the input says: lists that are given replace the old ones completely. */
export const setProduct = async (
  tx: Transaction,
  context: AdminContext,
  input: ProductSetInput,
  identifier: Identifier,
) => {
  const { shop, parts } = context
  const requested =
    identifier.id != null || identifier.handle != null ? identifier : { id: input.id, handle: input.handle }
  const product = await find(tx, context, { id: requested.id ?? null, handle: requested.handle ?? null })
  if (!product && requested.id != null)
    return refusedBecause(['input', 'id'], 'Product does not exist', 'PRODUCT_DOES_NOT_EXIST')
  const facts = parseProductFacts(input, product?.metafields ?? {})
  if ('error' in facts) return { userErrors: [facts.error] }
  const files = parseFiles(input)
  if ('error' in files) return { userErrors: [files.error] }
  const options =
    input.productOptions || !product ? parseOptions(input.productOptions) : await readOptions(tx, product.id)
  const before = product ? await readVariants(tx, product.id) : []
  const variants = input.variants && planVariants(input.variants, context, options, before)
  if (variants && 'error' in variants) return { userErrors: [variants.error] }
  const inputs = variants?.map(({ quantity: _quantity, ...variant }) => variant)
  const handle = requested.handle == null ? {} : { handle: requested.handle }
  const written = product
    ? await parts.catalogue.updateProduct(tx, shop, product.id, {
        ...facts.value,
        ...(inputs ? { options, variants: inputs } : {}),
      })
    : await parts.catalogue.createProduct(tx, shop, {
        title: '',
        ...handle,
        ...facts.value,
        options,
        variants: inputs ?? [{ price: 0, optionValues: options.map(({ values }) => values[0] ?? '') }],
      })
  if (!written.ok) return { userErrors: [written.refusal] }
  // One that is there keeps its pictures: nobody knows any more where they were fetched.
  const wrong = product ? undefined : await addPictures(tx, context, written.value.id, files.value)
  if (wrong) return { userErrors: [wrong] }
  return (await setQuantities(tx, context, variants ?? [])) ?? { product: written.value, userErrors: [] }
}
