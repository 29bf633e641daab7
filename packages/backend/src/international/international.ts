import type { ImportedCard, ImportedProduct } from '@dvaput/domain/international/imported-product'
import { type ImportedQuery, importedPageSize } from '@dvaput/domain/international/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Infrastructure } from '../infrastructure.ts'
import { createConfirmStock } from './confirm-stock.ts'
import { type EraWarehouse, noWarehouse } from './era-warehouse.ts'
import { createExchangeRate } from './exchange-rate.ts'
import { countConditions, findImported, type ImportedChoice } from './find-imported.ts'
import { findRelatedIds, type RelatedTo, relatedShown } from './find-related.ts'
import { createImportedProducts } from './imported-products.ts'
import { createInternationalSync } from './international-sync.ts'
import { findImportedByHandle, findImportedByIds, readImportedCards } from './read-imported.ts'
import { defineRepriceJob } from './reprice-job.ts'
import { withShopRate } from './shop-rate.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'bus' | 'ids' | 'log'>
  /** Undefined where there is no warehouse. */
  readonly era: EraWarehouse | undefined
  readonly now?: () => number
}

export type ImportedListing = {
  readonly products: readonly ImportedCard[]
  readonly total: number
  /** The requested one, or the last. */
  readonly page: number
  readonly pages: number
  /** How many more do not work, are for parts or are locked. */
  readonly withheld: number
  /** By condition; null where nobody has counted. */
  readonly conditions: ReadonlyMap<string, number> | null
  /** ISO: when ERA last confirmed what we have; null before the first sync has ended. */
  readonly confirmedAt: string | null
}

export type International = ReturnType<typeof createInternational>

const pagesOf = (total: number): number => Math.ceil(total / importedPageSize)

/** Imported products: our replica of the ERA warehouse and what is asked of ERA itself. */
export const createInternational = ({ infrastructure, era = noWarehouse, now = Date.now }: Needs) => {
  const { database, bus, jobs, log } = infrastructure
  const { source, pictureUrl } = era
  const readWarehouseRate = createExchangeRate({ database, era, log, now })
  const rate = withShopRate(database, readWarehouseRate)
  const { confirmedAt, ...sync } = createInternationalSync({
    ...infrastructure,
    ...{ era, rate, source, pictureUrl },
  })

  return {
    sync,
    rate,
    readWarehouseRate,
    enqueueReprice: defineRepriceJob({ database, bus, jobs, rate }),
    ...createImportedProducts({ database }),
    confirmStock: createConfirmStock({ database, bus, era }),

    /** A page of the listing. */
    async list(query: ImportedQuery, locale: Locale): Promise<ImportedListing> {
      const pageOf = (total: number) => Math.max(1, Math.min(query.page, pagesOf(total)))
      const sliceOf = (total: number) => ({ offset: (pageOf(total) - 1) * importedPageSize, limit: importedPageSize })
      const [{ ids, total, withheld }, conditions, confirmed] = await Promise.all([
        findImported(database, query, locale.market, sliceOf),
        countConditions(database, query),
        confirmedAt(),
      ])
      const products = await readImportedCards(database, ids, locale)
      const confirmedText = confirmed?.toISOString() ?? null
      const pages = { page: pageOf(total), pages: pagesOf(total) }
      return { products, total, ...pages, withheld, conditions, confirmedAt: confirmedText }
    },

    /** Whole products from an offset, for the API. */
    async browse(choice: ImportedChoice, slice: { offset: number; limit: number }, { market }: Pick<Locale, 'market'>) {
      const { ids, total } = await findImported(database, choice, market, () => slice)
      const products = await findImportedByIds(database, ids)
      return { products: ids.flatMap((id) => products.get(id) ?? []), total }
    },

    detail: (handle: string): Promise<ImportedProduct | undefined> => findImportedByHandle(database, handle),

    /** Up to six of eight. // IPDP-09 */
    async related(product: RelatedTo, locale: Locale): Promise<ImportedCard[]> {
      const ids = await findRelatedIds(database, product)
      return (await readImportedCards(database, ids, locale)).slice(0, relatedShown)
    },
  }
}
