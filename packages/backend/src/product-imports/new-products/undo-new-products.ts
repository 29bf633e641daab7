import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { formatDescriptionText } from '@dvaput/domain/catalogue/description/format-description'
import { parseDescription } from '@dvaput/domain/catalogue/description/parse-description'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { RefreshCatalogue } from '../../catalogue-sync/refresh-catalogue.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import { productIdOf } from '../../product-writing/product-writing.ts'
import type { BadCell } from '../check-row.ts'
import { productImportRows } from '../product-imports.table.ts'
import type { NewProduct } from './new-product.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'products'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly sync: Pick<RefreshCatalogue, 'refreshProducts'>
}

type Import = { readonly importId: string; readonly shop: ShopHandle; readonly by: AuditAuthor }
type CreatedRow = { readonly line: number; readonly newProduct: NewProduct; readonly productGid: string }

const changed = (field: string): BadCell => ({ reason: 'changed-meanwhile', field })

const textOf = (html: string) => formatDescriptionText(parseDescription(html))
const sorted = (texts: readonly string[]) => texts.toSorted().join('\n')

/** Since the import created it: what somebody has changed of it, or that it was sold; nothing where it is as it was. */
export const findChange = (made: NewProduct, now: ShopProduct): BadCell | undefined => {
  if (now.title !== made.title) return changed('title')
  if (textOf(now.descriptionHtml) !== textOf(made.descriptionHtml)) return changed('description')
  if (now.vendor !== made.vendor) return changed('vendor')
  if (now.productType !== made.productType) return changed('type')
  if (sorted(now.tags) !== sorted(made.tags)) return changed('tags')
  if (now.status !== 'draft' && !(made.isForSale && now.status === 'active')) return changed('status')
  const metafield = made.metafields.find(({ key, value }) => now.metafields[key]?.value !== value)
  if (metafield) return changed(metafield.key)
  if (Object.keys(now.metafields).length !== made.metafields.length) return changed('metafields')
  if (now.variants.length !== made.variants.length) return changed('sku')
  for (const [index, variant] of now.variants.entries()) {
    const planned = made.variants[index]
    const { currency } = variant.price
    const minorOf = (text = '') => (text === '' ? undefined : parseDecimal(text, currency)?.minor)
    if ((variant.sku ?? '') !== planned?.sku) return changed('sku')
    if ((variant.barcode ?? '') !== planned.barcode) return changed('barcode')
    if (variant.price.minor !== (minorOf(planned.price) ?? 0)) return changed('price')
    if (variant.compareAt?.minor !== minorOf(planned.compareAt)) return changed('compare_at_price')
    if (variant.quantity !== planned.stock) return { reason: 'sold-since', field: 'stock' }
  }
  return undefined
}

/** An order that was cancelled has given its pieces back, and still names the product. */
const orderedQuery = `SELECT EXISTS (
  SELECT FROM backend.orders, jsonb_array_elements(orders.snapshot -> 'lines') AS line
  WHERE orders.shop = $1 AND orders.processed_at >= (SELECT started_at FROM backend.product_imports WHERE id = $2)
    AND line ->> 'variantId' = ANY ($3)) AS ordered`

/** Deletes the products that an import created, but for those that were sold or changed since. May be repeated. */
export const createUndoNewProducts = ({ database, shops, audit, sync }: Needs) => {
  const isOrdered = async ({ importId, shop }: Import, { variants }: ShopProduct) =>
    (await database.pool.query<{ ordered: boolean }>(orderedQuery, [shop, importId, variants.map(({ gid }) => gid)]))
      .rows[0]?.ordered === true

  const undoOne = async (given: Import, { newProduct, productGid }: CreatedRow): Promise<BadCell | undefined> => {
    const { products } = shops[given.shop]
    const now = await products.read(productGid)
    // Deleted by this undo before it broke off, or by somebody: it is gone.
    if (!now) return undefined
    const problem = findChange(newProduct, now)
    if (problem) return problem
    if (await isOrdered(given, now)) return { reason: 'sold-since', field: 'stock' }
    const deleted = await products.deleteProduct(productGid)
    return deleted.ok ? undefined : { reason: 'refused', field: 'title' }
  }

  return async (given: Import, rows: readonly CreatedRow[]): Promise<void> => {
    const { importId, shop, by } = given
    for (const row of rows) {
      const { line, newProduct, productGid } = row
      const kept = await undoOne(given, row)
      await sync.refreshProducts(shop, [productIdOf(productGid)])
      await database.inTransaction(async (tx) => {
        await tx.db
          .update(productImportRows)
          .set(kept ? { state: 'kept', ...kept } : { state: 'undone' })
          .where(and(eq(productImportRows.importId, importId), eq(productImportRows.firstLine, line)))
        if (kept) return
        await audit.record(tx, {
          ...{ by, action: 'product.delete', subject: { kind: 'product', id: productGid } },
          before: { title: newProduct.title, skus: newProduct.variants.map(({ sku }) => sku), note: 'CSV' },
        })
      })
    }
  }
}
