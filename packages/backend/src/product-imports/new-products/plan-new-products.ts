import { foldText } from '@dvaput/domain/text/fold-text'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import type { CheckedRow } from '../check-import.ts'
import type { BadCell } from '../check-row.ts'
import type { FileRow } from '../formats/file-row.ts'
import { type NewProductContext, type PlannedProduct, planNewProduct } from './plan-new-product.ts'

const longestHandle = 200

/** As the shops make it of a title. */
const toHandle = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestHandle)
    .replaceAll(/^-+|-+$/g, '')

const nameOf = ({ cells }: FileRow) => cells.sku || cells.handle || cells.title || ''

/** One of its rows is refused, and so are all: a product without one of its variants would be half a product. */
const refuseAll = (rows: PlannedProduct['rows'], problem?: BadCell): CheckedRow[] =>
  rows.map((row) => ({
    ...{ line: row.line, name: nameOf(row), state: 'bad' as const },
    ...(row.problem ?? problem ?? { reason: 'sibling-refused', field: null }),
  }))

/** A URL of its own: as the file says, or made of the title and, where that is taken, of the SKU. */
const findHandle = (planned: PlannedProduct, used: ReadonlySet<string>): string | BadCell => {
  const [first] = planned.rows
  const given = first?.cells.handle
  if (given) {
    const handle = toHandle(given)
    return handle === '' || used.has(handle) ? { reason: 'handle-taken', field: 'handle' } : handle
  }
  const ofTitle = toHandle(first?.cells.title ?? planned.product?.title ?? '') || 'product'
  const withSku = toHandle(`${ofTitle} ${first?.cells.sku ?? ''}`)
  const free = [ofTitle, withSku, `${withSku}-${first?.line}`].find((each) => !used.has(each))
  return free ?? { reason: 'handle-taken', field: 'handle' }
}

type Shop = Pick<ShopProducts, 'readHandleOwners' | 'readSkuOwners'>

/** Rows that no product of the shop answers to, by the product that they create. */
export const planNewProducts = async (
  shop: Shop,
  rows: readonly FileRow[],
  context: NewProductContext,
): Promise<readonly CheckedRow[]> => {
  const groups = Map.groupBy(rows, ({ line, cells }) => cells.handle || cells.group || `line ${line}`)
  const planned = [...groups.values()].map((group) => planNewProduct(group, context))
  const alive = planned.filter(({ product }) => product)
  const skus = alive.flatMap(({ rows: own }) => own.flatMap(({ cells }) => cells.sku || []))
  // A product that is a draft or archived is in no list of ours.
  const taken = new Set((await shop.readSkuOwners([...new Set(skus)])).map(({ sku }) => sku.toLowerCase()))
  const wanted = alive.map(({ rows: [first], product }) => toHandle(first?.cells.handle || (product?.title ?? '')))
  const used = new Set((await shop.readHandleOwners([...new Set(wanted)].filter(Boolean))).map(({ handle }) => handle))
  const seen = new Set<string>()

  const findSkuProblem = ({ cells }: FileRow): BadCell | undefined => {
    const sku = cells.sku?.toLowerCase()
    if (!sku) return undefined
    if (taken.has(sku)) return { reason: 'sku-taken', field: 'sku' }
    if (seen.has(sku)) return { reason: 'named-twice', field: 'sku' }
    seen.add(sku)
    return undefined
  }

  return planned.flatMap((each): CheckedRow[] => {
    const withSkus = each.rows.map((row) => ({ ...row, problem: row.problem ?? findSkuProblem(row) }))
    if (!each.product || withSkus.some(({ problem }) => problem)) return refuseAll(withSkus)
    const handle = findHandle(each, used)
    if (typeof handle !== 'string') return refuseAll(withSkus, handle)
    used.add(handle)
    const firstLine = withSkus[0]?.line ?? 0
    const newProduct = { ...each.product, handle }
    return withSkus.map((row, index) => ({
      ...{ line: row.line, name: nameOf(row), state: 'waiting' as const, firstLine, changes: row.changes },
      ...(index === 0 && { newProduct }),
    }))
  })
}
