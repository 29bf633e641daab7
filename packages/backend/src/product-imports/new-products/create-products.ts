import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import {
  type CreatedProduct,
  type HandleOwner,
  mostNamesAtOnce,
  originMetafield,
} from '@dvaput/integrations/shop-products/shop-new-products'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import type { AuditAuthor, AuditEntry, AuditLog } from '../../audit/audit-log.ts'
import type { RefreshCatalogue } from '../../catalogue-sync/refresh-catalogue.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import { productIdOf } from '../../product-writing/product-writing.ts'
import type { BadCell } from '../check-row.ts'
import { productImportPictures } from '../import-pictures.table.ts'
import { productImportRows } from '../product-imports.table.ts'
import type { NewProduct } from './new-product.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'products'>
  readonly audit: Pick<AuditLog, 'recordAll'>
  readonly sync: Pick<RefreshCatalogue, 'refreshProducts'>
  /** In the transaction that says that the product is there. */
  readonly fetchPictures: (tx: Transaction, product: ProductOfImport) => Promise<unknown>
}

type ProductOfImport = { readonly importId: string; readonly line: number; readonly shop: ShopHandle }
type Import = { readonly importId: string; readonly shop: ShopHandle; readonly by: AuditAuthor }
export type NewProductRow = { readonly line: number; readonly newProduct: NewProduct; readonly hasStarted: boolean }
type Made = {
  readonly row: NewProductRow
  readonly created: CreatedProduct | undefined
  readonly failure: BadCell | undefined
}

export const newProductsAtOnce = mostNamesAtOnce
/** Products that are created at the same time. */
const concurrency = 4

export const originOf = (importId: string, line: number) => `${importId}:${line}`

const toShopProduct = (importId: string, line: number, product: NewProduct) => {
  const { texts: _texts, pictures: _pictures, isForSale: _isForSale, seoTitle, seoDescription, ...facts } = product
  return {
    ...facts,
    status: 'draft' as const,
    seo: { title: seoTitle, description: seoDescription },
    metafields: [...facts.metafields, { ...originMetafield, value: originOf(importId, line) }],
    variants: facts.variants.map(({ sku, barcode, price, compareAt, stock, optionValues }) => ({
      ...{ stock, optionValues, price: price || '0' },
      ...(sku && { sku }),
      ...(barcode && { barcode }),
      ...(compareAt && { compareAt }),
    })),
  }
}

const failed = (row: NewProductRow, reason: BadCell['reason'], field: string): Made => ({
  ...{ row, created: undefined, failure: { reason, field } },
})

/** Each product in one change of the shop. May be repeated: what this import has created already is found again. */
export const createCreateProducts = ({ database, shops, audit, sync, fetchPictures }: Needs) => {
  const { run } = createSemaphore({ concurrency, maxQueued: newProductsAtOnce })

  const createOne = async (
    products: ShopProducts,
    importId: string,
    row: NewProductRow,
    { owner, takenSku }: { readonly owner: HandleOwner | undefined; readonly takenSku: boolean },
  ): Promise<Made> => {
    const { line, newProduct } = row
    const isOurs = owner?.origin === originOf(importId, line)
    if (owner && !isOurs) return failed(row, 'handle-taken', 'handle')
    if (takenSku) return failed(row, 'sku-taken', 'sku')
    if (!isOurs) {
      const created = await products.createWhole(toShopProduct(importId, line, newProduct))
      if (!created.ok) return failed(row, 'refused', 'title')
      owner = { ...created.value, handle: newProduct.handle, origin: null }
    }
    const { texts } = newProduct
    if (owner && Object.keys(texts).length > 0) await products.translate(owner.gid, texts)
    return { row, created: owner, failure: undefined }
  }

  const createAll = async ({ importId, shop }: Import, rows: readonly NewProductRow[]): Promise<readonly Made[]> => {
    const { products } = shops[shop]
    const owners = await products.readHandleOwners(rows.map(({ newProduct }) => newProduct.handle))
    const ownerOf = ({ newProduct: { handle } }: NewProductRow) => owners.find((each) => each.handle === handle)
    const skus = rows.flatMap(({ newProduct: { variants } }) => variants.flatMap(({ sku }) => sku || []))
    const skuOwners = await products.readSkuOwners(skus)
    const isTaken = (row: NewProductRow) =>
      row.newProduct.variants.some(({ sku }) =>
        skuOwners.some((each) => each.sku === sku && each.gid !== ownerOf(row)?.gid),
      )
    const made = await Promise.allSettled(
      rows.map((row) => run(() => createOne(products, importId, row, { owner: ownerOf(row), takenSku: isTaken(row) }))),
    )
    // None is left running when the first one throws.
    return made.map((each) => {
      if (each.status === 'rejected') throw each.reason
      return each.value
    })
  }

  return async (given: Import, rows: readonly NewProductRow[]): Promise<void> => {
    const { importId, shop, by } = given
    const made = await createAll(given, rows)
    const created = made.flatMap(({ row, created: product }) => (product ? [{ row, product }] : []))
    await sync.refreshProducts(
      shop,
      created.map(({ product }) => productIdOf(product.gid)),
    )
    const entries = created.map(
      ({ row: { newProduct }, product }): AuditEntry => ({
        ...{ by, action: 'product.create', subject: { kind: 'product', id: product.gid } },
        after: { title: newProduct.title, skus: newProduct.variants.map(({ sku }) => sku), note: 'CSV' },
      }),
    )
    await database.inTransaction(async (tx) => {
      await audit.recordAll(tx, entries)
      for (const { row, product } of created) {
        const { line, newProduct } = row
        const ofProduct = and(eq(productImportRows.importId, importId), eq(productImportRows.firstLine, line))
        await tx.db.update(productImportRows).set({ state: 'done', productGid: product.gid }).where(ofProduct)
        if (newProduct.pictures.length === 0) continue
        await tx.db.insert(productImportPictures).values(
          newProduct.pictures.map(({ source, alt }, index) => ({
            ...{ importId, line, position: index + 1, productGid: product.gid, source, alt },
          })),
        )
        await fetchPictures(tx, { importId, line, shop })
      }
      for (const { row, failure } of made.filter((each) => each.failure))
        await tx.db
          .update(productImportRows)
          .set({ state: 'failed', ...failure })
          .where(and(eq(productImportRows.importId, importId), eq(productImportRows.firstLine, row.line)))
    })
  }
}
