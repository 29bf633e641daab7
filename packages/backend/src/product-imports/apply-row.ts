import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import type { AuditAuthor } from '../audit/audit-log.ts'
import type { ProductChanges } from '../product-writing/change-product.ts'
import type { EditedProduct } from '../product-writing/product-result.ts'
import type { ProductWriting } from '../product-writing/product-writing.ts'
import type { BadCell } from './check-row.ts'
import type { ImportField } from './import-fields.ts'
import type { ImportChanges } from './product-imports.table.ts'

export type WaitingRow = {
  readonly productGid: string | null
  readonly variantGid: string | null
  readonly changes: ImportChanges
}

type Variant = EditedProduct['variants'][number]

const metafieldOf = { condition: 'condition', grade: 'grade', battery: 'battery_health' } as const

/** What the file would read now. */
const textOf = (field: ImportField, product: EditedProduct, variant: Variant): string => {
  const amount = (money: Variant['compareAt']) => (money === null ? '' : String(money.minor))
  switch (field) {
    case 'title':
      return product.title
    case 'vendor':
      return product.vendor
    case 'type':
      return product.productType
    case 'tags':
      return product.tags.toSorted().join(', ')
    case 'price':
      return amount(variant.price)
    case 'compare_at_price':
      return amount(variant.compareAt)
    case 'stock':
      return String(variant.quantity ?? '')
    case 'condition':
    case 'grade':
    case 'battery':
      return product.metafields[metafieldOf[field]]?.value ?? ''
  }
}

/** In the form of `textOf`. */
const toComparable = (field: ImportField, text: string, { price: { currency } }: Variant): string => {
  if (field === 'tags') return text.split(', ').filter(Boolean).toSorted().join(', ')
  if (field !== 'price' && field !== 'compare_at_price') return text
  return text === '' ? '' : String(parseDecimal(text, currency)?.minor)
}

const toChanges = (changes: ImportChanges, variant: Variant): ProductChanges => {
  const { currency } = variant.price
  const given = (field: ImportField) => changes[field]?.after
  const money = (text: string | undefined) => (text ? parseDecimal(text, currency) : null)
  const metafields = Object.entries(metafieldOf).flatMap(([field, key]) => {
    const value = given(field as ImportField)
    return value === undefined ? [] : [[key, value]]
  })
  const isPriced = changes.price !== undefined || changes.compare_at_price !== undefined
  const [title, vendor, productType, tags] = [given('title'), given('vendor'), given('type'), given('tags')]
  return {
    ...(title !== undefined && { title }),
    ...(vendor !== undefined && { vendor }),
    ...(productType !== undefined && { productType }),
    ...(tags !== undefined && { tags: tags.split(', ').filter(Boolean) }),
    ...(metafields.length > 0 && { metafields: Object.fromEntries(metafields) }),
    ...(isPriced && {
      prices: [
        {
          variantGid: variant.gid,
          price: money(given('price')) ?? variant.price,
          compareAt: changes.compare_at_price ? money(given('compare_at_price')) : variant.compareAt,
        },
      ],
    }),
  }
}

/** Does to the shop what the dry run showed. May be repeated: what is as the row says already is left alone. */
export const applyRow = async (
  { read, change, moveStock }: Pick<ProductWriting, 'read' | 'change' | 'moveStock'>,
  shop: ShopHandle,
  by: AuditAuthor,
  row: WaitingRow,
): Promise<BadCell | undefined> => {
  const product = row.productGid === null ? null : await read(shop, row.productGid)
  const variant = product?.variants.find(({ gid }) => gid === row.variantGid)
  if (!product || !variant) return { reason: 'unknown-product', field: 'sku' }
  const fields = Object.keys(row.changes) as ImportField[]
  const isAt = (field: ImportField, end: 'before' | 'after') =>
    textOf(field, product, variant) === toComparable(field, row.changes[field]?.[end] ?? '', variant)
  const left = fields.filter((field) => !isAt(field, 'after'))
  // Condition and grade may be written in other words than ours, so that only what we wrote ourselves is compared.
  const changed = left.find((field) => !(field in metafieldOf) && !isAt(field, 'before'))
  if (changed) return { reason: 'changed-meanwhile', field: changed }
  const { gid, revision } = product
  const facts = left.filter((field) => field !== 'stock')
  if (facts.length > 0) {
    const kept = Object.fromEntries(facts.map((field) => [field, row.changes[field]]))
    const result = await change({ shop, gid, revision, by }, toChanges(kept, variant))
    if (!result.ok)
      return { reason: result.code === 'refused' ? 'refused' : 'changed-meanwhile', field: facts[0] ?? '' }
  }
  if (!left.includes('stock')) return undefined
  const moved = await moveStock({
    ...{ shop, gid, by, variantGid: variant.gid, reason: 'correction', note: 'CSV' },
    before: variant.quantity ?? 0,
    quantity: Number(row.changes.stock?.after),
  })
  return moved.ok ? undefined : { reason: moved.code === 'refused' ? 'refused' : 'changed-meanwhile', field: 'stock' }
}
