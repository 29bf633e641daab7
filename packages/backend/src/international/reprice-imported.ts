import type { Database } from '@dvaput/database/open-database'
import { and, asc, gt, inArray, isNotNull, isNull, sql } from '@dvaput/database/query'
import { importedProductTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { ExchangeRate } from '@dvaput/domain/international/exchange-rate'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { internationalProducts } from './international-products.table.ts'
import { writeEntries } from './write-imported.ts'

type Needs = { readonly database: Database; readonly bus: Pick<InvalidationBus, 'publish'> }

const atOnce = 250
const { id, pesos, dollars, rate: rateColumn } = internationalProducts

const hasOtherRate = ({ pesosPerDollar, source }: ExchangeRate) =>
  sql`(${rateColumn} ->> 'pesosPerDollar', ${rateColumn} ->> 'source') IS DISTINCT FROM (${pesosPerDollar}::text, ${source}::text)`

/** Prices anew what ERA sells in dollars, wherever another rate was used. @returns how many */
export const createReprice =
  ({ database, bus }: Needs) =>
  async (rate: ExchangeRate, signal?: AbortSignal): Promise<number> => {
    let [last, repriced] = ['', 0]
    for (;;) {
      signal?.throwIfAborted()
      const written = await database.inTransaction(async (tx) => {
        const rows = await tx.db
          .select()
          .from(internationalProducts)
          .where(and(gt(id, last), isNull(pesos), isNotNull(dollars), hasOtherRate(rate)))
          .orderBy(asc(id))
          .limit(atOnce)
          .for('update')
        if (rows.length === 0) return rows
        await tx.db
          .update(internationalProducts)
          .set({ rate })
          .where(
            inArray(
              id,
              rows.map((row) => row.id),
            ),
          )
        await writeEntries(
          tx,
          rows.filter(({ listed }) => listed).map((row) => ({ ...row, rate })),
        )
        await bus.publish(
          tx,
          rows.map(({ handle }) => importedProductTag(handle)),
        )
        return rows
      })
      const end = written.at(-1)
      if (!end) return repriced
      last = end.id
      repriced += written.length
    }
  }
