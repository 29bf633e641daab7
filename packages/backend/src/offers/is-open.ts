import { and, eq, inArray, isNull, or } from '@dvaput/database/query'
import { offers } from './offers.table.ts'

/** Somebody has to answer it, or may buy at its price. A customer has at most one of a product. */
export const isOpen = or(
  inArray(offers.status, ['pending', 'countered']),
  and(eq(offers.status, 'approved'), isNull(offers.usedAt)),
)
