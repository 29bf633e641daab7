import type { Database } from '@dvaput/database/open-database'
import { byteOrderMark, formatCsvRow } from '../../product-imports/format-csv.ts'
import { createListSearchMisses } from './list-search-misses.ts'
import { createListSlowStock } from './list-slow-stock.ts'
import { createReadOfferConversion } from './read-offer-conversion.ts'
import { createReadSales } from './read-sales.ts'

/** How the shop is doing. */
export const createNumbers = (database: Pick<Database, 'pool'>) => ({
  readSales: createReadSales(database),
  readOfferConversion: createReadOfferConversion(database),
  searchMisses: createListSearchMisses(database),
  slowStock: createListSlowStock(database),
  formatCsv: (rows: readonly (readonly string[])[]): string => byteOrderMark + rows.map(formatCsvRow).join(''),
})

export type Numbers = ReturnType<typeof createNumbers>
