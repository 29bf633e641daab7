import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, getTableColumns, gt, gte, isNull, or } from '@dvaput/database/query'
import { z } from 'zod'
import { internationalEntries } from '../international/international-entries.table.ts'
import { internationalProducts } from '../international/international-products.table.ts'
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
          title: internationalProducts.title,
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
      for (const { target, ...reached } of waiting) await tell(tx, target, reached)
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
