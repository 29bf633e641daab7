import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, getTableColumns, gt, gte, isNull, or } from '@dvaput/database/query'
import { cleanTitle } from '@dvaput/domain/international/clean-title'
import { soldTitle } from '@dvaput/domain/international/imported-product'
import { z } from 'zod'
import { internationalEntries } from '../international/international-entries.table.ts'
import { internationalProducts } from '../international/international-products.table.ts'
import { readRowWarnings } from '../international/to-imported-product.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { targetPrices } from './target-prices.table.ts'
import type { TellReached } from './tell-reached.ts'

type Needs = { readonly database: Database; readonly jobs: Jobs; readonly tell: TellReached }

const atOnce = 100

/** Imported products are priced by the warehouse's sync: whoever waits for one is looked for every few minutes. */
export const defineSendReachedImported = ({ database, jobs, tell }: Needs): (() => Promise<void>) => {
  const sendSome = () =>
    database.inTransaction(async (tx) => {
      const waiting = await tx.db
        .select({
          target: getTableColumns(targetPrices),
          handle: internationalProducts.handle,
          product: getTableColumns(internationalProducts),
          price: internationalEntries.priceMinor,
        })
        .from(targetPrices)
        .innerJoin(internationalEntries, eq(internationalEntries.id, targetPrices.item))
        .innerJoin(internationalProducts, eq(internationalProducts.id, targetPrices.item))
        .where(
          and(
            isNull(targetPrices.shop),
            targetPrices.watches,
            isNull(targetPrices.mailedAt),
            or(isNull(targetPrices.amount), gte(targetPrices.amount, internationalEntries.priceMinor)),
            // What has no price is listed last and never sold.
            gt(internationalEntries.prominence, 0),
            or(isNull(internationalProducts.stock), gt(internationalProducts.stock, 0)),
          ),
        )
        .orderBy(asc(targetPrices.createdAt))
        .limit(atOnce)
      for (const { target, product, ...reached } of waiting) {
        const title = soldTitle(
          { title: cleanTitle(product.title), warnings: readRowWarnings(product) },
          target.language,
        )
        await tell(tx, target, { ...reached, title })
      }
      return waiting.length
    })

  const sendReachedImported = async (signal?: AbortSignal) => {
    while ((await sendSome()) === atOnce) signal?.throwIfAborted()
  }

  jobs.define({
    name: 'send-imported-target-prices',
    cron: '*/5 * * * *',
    payload: z.object({}),
    keepSeconds: 24 * 60 * 60,
    run: (_, { signal }) => sendReachedImported(signal),
  })

  return sendReachedImported
}
