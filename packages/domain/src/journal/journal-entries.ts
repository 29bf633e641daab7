import type { Money } from '../money/money.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'

/** One line of the accountant's journal, in minor units; of a refund all amounts are negative. */
export type JournalEntry = {
  readonly at: string
  readonly kind: 'sale' | 'refund'
  readonly net: number
  /** As 0.17; null where the shop says no rate. */
  readonly rate: number | null
  readonly tax: number
  readonly gross: number
}

type Taxed = Pick<OrderSnapshot, 'processedAt' | 'total' | 'taxes' | 'refunds' | 'financialStatus'>

/** Money came in, and perhaps went back since. */
const paidStatuses: ReadonlySet<string | null> = new Set(['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])

export const isInJournal = ({ financialStatus }: Pick<OrderSnapshot, 'financialStatus'>): boolean =>
  paidStatuses.has(financialStatus)

/** Gross amounts by rate, which together are all of the order: what no rate explains has none. */
const shareByRate = ({ total, taxes }: Taxed) => {
  const taxed = taxes.filter(({ amount }) => amount.minor > 0)
  const [first, ...others] = taxed
  if (!first) return [{ rate: null, gross: total.minor, tax: 0 }]
  const parts = others.map(({ rate, amount }) => ({
    ...{ rate, tax: amount.minor },
    gross: rate ? Math.round(amount.minor / rate) + amount.minor : amount.minor,
  }))
  const rest = total.minor - parts.reduce((sum, { gross }) => sum + gross, 0)
  return [{ rate: first.rate, tax: first.amount.minor, gross: rest }, ...parts]
}

const scale = (minor: number, amount: Money, total: Money): number =>
  total.minor === 0 ? 0 : Math.round((minor * amount.minor) / total.minor)

/** The sale of an order and each of its refunds; a refund has the order's rates in the order's shares. */
export const journalEntriesOf = (order: Taxed): readonly JournalEntry[] => {
  const shares = shareByRate(order)
  const sale = shares.map(
    ({ rate, gross, tax }): JournalEntry => ({
      ...{ at: order.processedAt, kind: 'sale', rate, tax, gross, net: gross - tax },
    }),
  )
  const refunds = order.refunds.flatMap(({ createdAt, amount }) => {
    if (amount.minor === 0) return []
    const others = shares.slice(1).map((share) => ({ ...share, gross: scale(share.gross, amount, order.total) }))
    const rest = amount.minor - others.reduce((sum, { gross }) => sum + gross, 0)
    return [{ ...shares[0], gross: rest }, ...others].map(({ rate = null, gross }, index): JournalEntry => {
      const tax = scale(shares[index]?.tax ?? 0, amount, order.total)
      // A sum of nothing is 0 and never -0.
      return {
        at: createdAt ?? order.processedAt,
        kind: 'refund',
        rate,
        tax: 0 - tax,
        gross: 0 - gross,
        net: tax - gross,
      }
    })
  })
  return [...sale, ...refunds]
}
