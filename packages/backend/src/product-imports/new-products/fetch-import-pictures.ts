import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq } from '@dvaput/database/query'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { AuditLog } from '../../audit/audit-log.ts'
import type { RefreshCatalogue } from '../../catalogue-sync/refresh-catalogue.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { findMissingForSale } from '../../product-writing/missing-for-sale.ts'
import { productIdOf } from '../../product-writing/product-writing.ts'
import { toUpload } from '../../product-writing/to-upload.ts'
import { productImportFiles, productImportPictures } from '../import-pictures.table.ts'
import { productImportRows } from '../product-imports.table.ts'

/** From a public address alone; it names why it was not fetched. */
export type FetchPicture = (
  url: URL,
  maxBytes: number,
) => Promise<Uint8Array | 'address-refused' | 'unreachable' | 'too-large'>

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly shops: ConnectedShops<'products'>
  readonly sync: Pick<RefreshCatalogue, 'refreshProducts'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly fetchPicture: FetchPicture
}

const maxBytes = 10 * 1024 * 1024
const retryLimit = 4

const payload = z.object({ importId: z.uuid(), line: z.number().int(), shop: z.enum(shopHandles) })
type Product = z.infer<typeof payload>

/** Pictures of new products follow by jobs, one for each product: a slow server of pictures keeps no product back. */
export const defineFetchImportPictures = ({ database, jobs, shops, sync, audit, fetchPicture }: Needs) => {
  const { db } = database

  const readFile = async (importId: string, name: string) => {
    const { importId: ofImport, name: ofName, content } = productImportFiles
    const [found] = await db
      .select({ content })
      .from(productImportFiles)
      .where(and(eq(ofImport, importId), eq(ofName, name)))
    return found?.content ?? ('unreachable' as const)
  }

  /** Once no product waits for it any more. */
  const deleteFile = (importId: string, name: string) =>
    database.pool.query(
      `DELETE FROM backend.product_import_files WHERE import_id = $1 AND name = $2
         AND NOT EXISTS (SELECT FROM backend.product_import_pictures
           WHERE import_id = $1 AND source = $2 AND state = 'waiting')
         AND NOT EXISTS (SELECT FROM backend.product_import_rows
           WHERE import_id = $1 AND state = 'waiting' AND new_product -> 'pictures' @> $3::jsonb)`,
      [importId, name, JSON.stringify([{ source: name }])],
    )

  const putOnSale = async ({ shop, importId, line }: Product, gid: string) => {
    const { products } = shops[shop]
    const [row] = await db
      .select({ newProduct: productImportRows.newProduct })
      .from(productImportRows)
      .where(and(eq(productImportRows.importId, importId), eq(productImportRows.line, line)))
    const product = row?.newProduct?.isForSale ? await products.read(gid) : null
    if (product?.status !== 'draft') return
    if ((await findMissingForSale(database, shop, product)).length > 0) return
    const updated = await products.update(gid, { status: 'active' })
    if (!updated.ok) return
    await audit.record(null, {
      ...{ by: { id: null, name: 'CSV' }, action: 'product.update', subject: { kind: 'product', id: gid } },
      ...{ before: { status: 'draft' }, after: { status: 'active' } },
    })
  }

  const job = jobs.define({
    name: 'fetch-import-pictures',
    payload,
    retryLimit,
    retryDelaySeconds: 30,
    retryDelayMaxSeconds: 600,
    expireInSeconds: 900,
    async run(given, { attempt }) {
      const { importId, line, shop } = given
      const { products } = shops[shop]
      const of = productImportPictures
      const pictures = await db
        .select()
        .from(of)
        .where(and(eq(of.importId, importId), eq(of.line, line)))
        .orderBy(asc(of.position))
      const [first] = pictures
      if (!first) return
      let left = 0
      for (const { position, productGid, source, alt, state } of pictures) {
        if (state !== 'waiting') continue
        const settle = (result: { state: 'done' } | { state: 'failed'; reason: string }) =>
          db
            .update(of)
            .set(result)
            .where(and(eq(of.importId, importId), eq(of.line, line), eq(of.position, position)))
        const isUrl = /^https?:/i.test(source)
        const bytes = isUrl ? await fetchPicture(new URL(source), maxBytes) : await readFile(importId, source)
        if (bytes === 'unreachable' && attempt <= retryLimit) {
          left += 1
          continue
        }
        const upload = typeof bytes === 'string' ? bytes : toUpload(new Uint8Array(bytes))
        if (typeof upload === 'string') {
          await settle({ state: 'failed', reason: upload })
          continue
        }
        const added = await products.addPicture(productGid, upload, alt)
        await settle(added.ok ? { state: 'done' } : { state: 'failed', reason: 'not-a-picture' })
      }
      for (const { source } of pictures) await deleteFile(importId, source)
      await putOnSale(given, first.productGid)
      await sync.refreshProducts(shop, [productIdOf(first.productGid)])
      if (left > 0) throw new Error(`${left} pictures of ${first.productGid} could not be fetched`)
    },
  })

  return (tx: Transaction, product: { importId: string; line: number; shop: ShopHandle }): Promise<unknown> =>
    jobs.enqueue(tx, job, product, { key: `${product.importId}:${product.line}` })
}
