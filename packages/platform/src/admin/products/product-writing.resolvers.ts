import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import { type AdminResolvers, refusedBecause } from '../admin-context.ts'
import { type CollectionsInput, joinCollections } from '../collections/join-collections.ts'
import { addPictures } from './add-pictures.ts'
import { createVariants, updateVariants, type VariantsInput } from './bulk-variants.ts'
import { type DuplicateInput, duplicateProduct } from './duplicate-product.ts'
import { lockProduct } from './lock-product.ts'
import { type ProductFactsInput, parseOptions, parseProductFacts } from './product-inputs.ts'
import { type MediaInput, parseMedia } from './product-media.ts'
import { type ProductSetInput, setProduct } from './set-product.ts'

/** Without it, it is a product without facts: the user errors say what is missing. */
type WithMedia<Input> = { readonly product?: Input | null; readonly media?: readonly MediaInput[] | null }

const notFound = (field: string) => refusedBecause([field], 'Product does not exist', 'NOT_FOUND')

export const productWritingResolvers: AdminResolvers = {
  ProductCreatePayload: { shop: (_payload, _args, { shop }) => shop },
  ProductDuplicatePayload: { shop: (_payload, _args, { shop }) => shop },
  ProductDeletePayload: { shop: (_payload, _args, { shop }) => shop },
  Mutation: {
    productCreate: (_root, { product: input, media }: WithMedia<ProductFactsInput & CollectionsInput>, context) =>
      context.change(async (tx) => {
        const { shop, parts } = context
        const facts = parseProductFacts(input ?? {}, {})
        if ('error' in facts) return { userErrors: [facts.error] }
        const pictures = parseMedia(media)
        if ('error' in pictures) return { userErrors: [pictures.error] }
        const options = parseOptions(input?.productOptions)
        const optionValues = options.map(({ values }) => values[0] ?? '')
        // As on the hosted platform a new product has one variant that costs nothing; the others come in bulk.
        const written = await parts.catalogue.createProduct(tx, shop, {
          title: '',
          ...facts.value,
          options,
          variants: [{ price: 0, optionValues }],
        })
        if (!written.ok) return { userErrors: [written.refusal] }
        const wrong =
          (await addPictures(tx, context, written.value.id, pictures.value)) ??
          (await joinCollections(tx, context, written.value.id, input ?? {}))
        if (wrong) return { userErrors: [wrong] }
        return { product: written.value, userErrors: [] }
      }),

    productUpdate: (
      _root,
      { product: input, media }: WithMedia<ProductFactsInput & CollectionsInput & { id?: string | null }>,
      context,
    ) =>
      context.change(async (tx) => {
        const { shop, parts } = context
        const product = await lockProduct(tx, shop, input?.id ?? '')
        if (!input || !product) return notFound('id')
        const facts = parseProductFacts(input, product.metafields)
        if ('error' in facts) return { userErrors: [facts.error] }
        const pictures = parseMedia(media)
        if ('error' in pictures) return { userErrors: [pictures.error] }
        const written = await parts.catalogue.updateProduct(tx, shop, product.id, facts.value)
        if (!written.ok) return { userErrors: [written.refusal] }
        const wrong =
          (await addPictures(tx, context, product.id, pictures.value)) ??
          (await joinCollections(tx, context, product.id, input))
        if (wrong) return { userErrors: [wrong] }
        return { product: written.value, userErrors: [] }
      }),

    productDelete: (_root, { input }: { input: { id: string } }, { change, shop, parts }) =>
      change(async (tx) => {
        const productId = parseNumericGid('Product', input.id)
        if (productId === undefined) return notFound('id')
        const written = await parts.catalogue.deleteProduct(tx, shop, productId)
        if (!written.ok) return { userErrors: [written.refusal] }
        return { deletedProductId: toGid('Product', productId), userErrors: [] }
      }),

    productSet: (
      _root,
      {
        input,
        identifier,
      }: { input: ProductSetInput; identifier?: { id?: string | null; handle?: string | null } | null },
      context,
    ) => context.change((tx) => setProduct(tx, context, input, identifier ?? {})),

    productDuplicate: (_root, input: DuplicateInput, context) =>
      context.change((tx) => duplicateProduct(tx, context, input)),

    productVariantsBulkCreate: (_root, input: VariantsInput, context) =>
      context.change((tx) => createVariants(tx, context, input)),

    productVariantsBulkUpdate: (_root, input: VariantsInput, context) =>
      context.change((tx) => updateVariants(tx, context, input)),
  },
}
