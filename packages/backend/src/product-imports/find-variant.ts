import type { BadCell } from './check-row.ts'
import type { FileVariant, VariantNames } from './read-variants.ts'

export type NamedCells = Partial<Record<string, string>>

const toGid = (type: string, text: string) => (text.startsWith('gid://') ? text : `gid://shopify/${type}/${text}`)

/** What the rows call their products, to be read at once. The product's id is the quickest to find. */
export const namesOf = (rows: readonly NamedCells[]): VariantNames => {
  const unnumbered = rows.filter((cells) => !cells.product_id)
  const all = (column: string) => unnumbered.flatMap((cells) => cells[column] || [])
  return {
    productGids: rows.flatMap((cells) => (cells.product_id ? toGid('Product', cells.product_id) : [])),
    variantGids: all('variant_id').map((text) => toGid('ProductVariant', text)),
    skus: all('sku'),
    handles: all('handle'),
  }
}

/** By the first of variant id, SKU, product id and handle that the row has. */
export const findVariant = (cells: NamedCells, known: readonly FileVariant[]): FileVariant | BadCell => {
  const ways = [
    ['variant_id', (text: string) => ({ variantGid: toGid('ProductVariant', text) })],
    ['sku', (text: string) => ({ sku: text })],
    ['product_id', (text: string) => ({ productGid: toGid('Product', text) })],
    ['handle', (text: string) => ({ handle: text })],
  ] as const
  for (const [field, nameOf] of ways) {
    const cell = cells[field]
    if (!cell) continue
    const name: { variantGid?: string; productGid?: string; sku?: string; handle?: string } = nameOf(cell)
    const found = known.filter(
      ({ variantGid, productGid, texts }) =>
        variantGid === name.variantGid ||
        productGid === name.productGid ||
        texts.sku === name.sku ||
        texts.handle === name.handle,
    )
    const [first, second] = found
    if (!first) return { reason: 'unknown-product', field }
    if (!second) return first
    return { reason: field === 'sku' ? 'ambiguous-sku' : 'variant-needed', field }
  }
  return { reason: 'no-name', field: 'sku' }
}
