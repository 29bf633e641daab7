import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import type { BadCell } from './check-row.ts'
import { type ImportField, isFieldColumn } from './import-fields.ts'
import { isMetafield, metafieldOf, type RowPlan } from './plan-row.ts'
import type { ImportChanges } from './product-imports.table.ts'
import { changeSpecifications } from './stored-specifications.ts'

export type WrittenRow = { readonly written: readonly ImportField[]; readonly failure?: BadCell }

const factOf = { title: 'title', vendor: 'vendor', type: 'productType', tags: 'tags' } as const

const isFact = (field: ImportField): field is keyof typeof factOf => field in factOf
const isPrice = (field: ImportField) => field === 'price' || field === 'compare_at_price'

const toFacts = (changes: ImportChanges, fields: readonly ImportField[], { variant }: RowPlan) => {
  const textOf = (field: ImportField) => changes[field]?.after ?? ''
  const facts = fields.filter(isFact).map((field) => {
    const text = textOf(field)
    return [factOf[field], field === 'tags' ? text.split(', ').filter(Boolean) : text]
  })
  const productFields = fields.filter(isFieldColumn)
  const single = fields.filter(isMetafield).map((field) => {
    const key = metafieldOf[field]
    const usual = field === 'battery' ? 'number_integer' : 'single_line_text_field'
    return { key, value: textOf(field), type: variant.metafields[key]?.type ?? usual }
  })
  const metafields = [
    ...single,
    ...(productFields.length > 0 ? [changeSpecifications(variant, changes, productFields)] : []),
  ]
  return { ...Object.fromEntries(facts), ...(metafields.length > 0 && { metafields }) }
}

/** What the variant costs with the row. */
export const toPrice = (changes: ImportChanges, { variant }: RowPlan) => {
  const money = (text: string | undefined) => (text ? parseDecimal(text, variant.price.currency) : null)
  return {
    variantGid: variant.gid,
    price: money(changes.price?.after) ?? variant.price,
    compareAt: changes.compare_at_price ? money(changes.compare_at_price.after) : variant.compareAt,
  }
}

/** Writes all of a row but its stock, in as few calls as it takes; the first that is refused ends it. */
export const writeRow = async (products: ShopProducts, changes: ImportChanges, plan: RowPlan): Promise<WrittenRow> => {
  const { productGid } = plan.variant
  const isEmptied = (field: ImportField) => isMetafield(field) && changes[field]?.after === ''
  const steps: readonly {
    fields: readonly ImportField[]
    write: (fields: readonly ImportField[]) => Promise<Outcome<null>>
  }[] = [
    {
      fields: plan.left.filter(
        (field) => isFact(field) || isFieldColumn(field) || (isMetafield(field) && !isEmptied(field)),
      ),
      write: (fields) => products.update(productGid, toFacts(changes, fields, plan)),
    },
    {
      fields: plan.left.filter(isPrice),
      write: () => products.setPrices(productGid, [toPrice(changes, plan)]),
    },
    {
      fields: plan.left.filter(isEmptied),
      write: (fields) =>
        products.removeMetafields(
          productGid,
          fields.filter(isMetafield).map((field) => metafieldOf[field]),
        ),
    },
  ]
  const written: ImportField[] = []
  for (const { fields, write } of steps) {
    const [first] = fields
    if (first === undefined) continue
    if (!(await write(fields)).ok) return { written, failure: { reason: 'refused', field: first } }
    written.push(...fields)
  }
  return { written }
}
