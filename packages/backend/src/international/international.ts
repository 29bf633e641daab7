import { desc } from '@dvaput/database/query'
import type { ImportedCard, ImportedProduct } from '@dvaput/domain/international/imported-product'
import type { ImportedQuery } from '@dvaput/domain/international/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Failpoints } from '../failpoints/failpoints.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createConfirmStock } from './confirm-stock.ts'
import { type EraWarehouse, noWarehouse } from './era-warehouse.ts'
import { createExchangeRate } from './exchange-rate.ts'
import { type FoundImported, findImported } from './find-imported.ts'
import { findRelatedIds, relatedShown } from './find-related.ts'
import { createImportedProducts } from './imported-products.ts'
import { internationalRejections } from './international-rejections.table.ts'
import { createInternationalSync } from './international-sync.ts'
import { findImportedByHandle, readImportedCards } from './read-imported.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'bus' | 'ids' | 'log'>
  /** Undefined where there is no warehouse. */
  readonly era: EraWarehouse | undefined
  readonly failpoints?: Failpoints
  readonly now?: () => number
}

export type ImportedListing = Omit<FoundImported, 'ids'> & {
  readonly products: readonly ImportedCard[]
  /** ISO: when ERA last confirmed what we have; null before the first sync has ended. */
  readonly confirmedAt: string | null
}

export type International = ReturnType<typeof createInternational>

const mostRejections = 500

/** Imported products: our replica of the ERA warehouse and what is asked of ERA itself. */
export const createInternational = ({ infrastructure, era = noWarehouse, failpoints, now = Date.now }: Needs) => {
  const { database, bus, log } = infrastructure
  const { source, pictureUrl } = era
  const rate = createExchangeRate({ era, log, now })
  const { confirmedAt, ...sync } = createInternationalSync({
    ...infrastructure,
    ...{ era, rate, source, pictureUrl, failpoints },
  })

  return {
    sync,
    rate,
    ...createImportedProducts({ database }),
    confirmStock: createConfirmStock({ database, bus, era }),

    /** A page of the listing. */
    async list(query: ImportedQuery, locale: Locale): Promise<ImportedListing> {
      const [{ ids, ...found }, confirmed] = await Promise.all([
        findImported(database, query, locale.market),
        confirmedAt(),
      ])
      const products = await readImportedCards(database, ids, locale)
      return { ...found, products, confirmedAt: confirmed?.toISOString() ?? null }
    },

    detail: (handle: string): Promise<ImportedProduct | undefined> => findImportedByHandle(database, handle),

    /** Up to six of eight. // spec §2 International product detail */
    async related(product: ImportedProduct, locale: Locale): Promise<ImportedCard[]> {
      const ids = await findRelatedIds(database, product)
      return (await readImportedCards(database, ids, locale)).slice(0, relatedShown)
    },

    /** Rows of ERA that are not published, the latest first. */
    rejectedRows: () =>
      database.db
        .select()
        .from(internationalRejections)
        .orderBy(desc(internationalRejections.lastAt), internationalRejections.key)
        .limit(mostRejections),
  }
}
