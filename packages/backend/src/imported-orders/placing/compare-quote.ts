import type { DeliveryProblem, LineProblem } from '@dvaput/domain/cart/line-problem'
import type { OrderedLine } from '@dvaput/domain/international/ordered-line'
import { createMoney, type Money } from '@dvaput/domain/money/money'
import type { Shortage } from './hold-stock.ts'
import type { Quote, RequestedLine } from './quote.ts'

/** With what the shopper saw, in pesos: compared with the prices of now, and never charged. */
export type ShownLine = RequestedLine & {
  /** Of each piece at the full price; undefined where there was none. */
  readonly shown?: number | undefined
  /** Of the first piece, where a price was agreed. */
  readonly shownAgreed?: number | undefined
}

type PricedLine = Pick<OrderedLine, 'eraId' | 'title' | 'unitPrice' | 'offerId'>

const pesos = (minor: number) => createMoney(minor, 'CLP')

export const toShortage = (eraId: string, name: string | null, left: number, heldUntil?: string): LineProblem => {
  const about = { item: { kind: 'international', eraId }, name } as const
  if (left > 0) return { ...about, kind: 'fewer', left }
  return heldUntil === undefined ? { ...about, kind: 'gone' } : { ...about, kind: 'held', until: heldUntil }
}

const comparePrices = ({ eraId, shown, shownAgreed }: ShownLine, lines: readonly PricedLine[]): LineProblem[] => {
  const full = lines.find((line) => line.offerId === undefined)?.unitPrice
  const agreed = lines.find((line) => line.offerId !== undefined)?.unitPrice
  if (shown === undefined && shownAgreed === undefined) return []
  const about = { item: { kind: 'international', eraId }, name: lines[0]?.title ?? null } as const
  const change = (kind: 'price' | 'agreed-ended' | 'agreed-new', before: number, now: number): LineProblem => ({
    ...{ ...about, kind, before: pesos(before), now: pesos(now) },
  })
  if (shownAgreed !== undefined && agreed === undefined && full !== undefined)
    return [change('agreed-ended', shownAgreed, full)]
  if (shownAgreed === undefined && agreed !== undefined && shown !== undefined)
    return [change('agreed-new', shown, agreed)]
  return [
    ...(shownAgreed !== undefined && agreed !== undefined && shownAgreed !== agreed
      ? [change('price', shownAgreed, agreed)]
      : []),
    ...(shown !== undefined && full !== undefined && shown !== full ? [change('price', shown, full)] : []),
  ]
}

/** Whose prices are not those that were shown. */
export const findOtherPrices = (shown: readonly ShownLine[], lines: readonly PricedLine[]): readonly LineProblem[] =>
  shown.flatMap((each) =>
    comparePrices(
      each,
      lines.filter(({ eraId }) => eraId === each.eraId),
    ),
  )

/** What is different from what was shown: too few, or at another price. */
export const compareQuote = (shown: readonly ShownLine[], { lines, unavailable }: Quote): readonly LineProblem[] => [
  ...unavailable.map(({ eraId, title, left }) => toShortage(eraId, title, left)),
  ...findOtherPrices(shown, lines),
]

/** Pesos of all pieces as they were shown; undefined where a price was not. */
const shownGoods = (shown: readonly ShownLine[]): number | undefined => {
  let sum = 0
  for (const { quantity, shown: full, shownAgreed } of shown) {
    const atFull = quantity - (shownAgreed === undefined ? 0 : 1)
    if (atFull > 0 && full === undefined) return undefined
    sum += (shownAgreed ?? 0) + atFull * (full ?? 0)
  }
  return sum
}

/** The rest of the total that was shown is what the delivery was shown to cost. */
export const findOtherDelivery = (
  shown: readonly ShownLine[],
  shownTotal: Money | undefined,
  { shipping }: { readonly shipping: Pick<Quote['shipping'], 'price'> },
): readonly DeliveryProblem[] => {
  const goods = shownGoods(shown)
  if (goods === undefined || shownTotal?.currency !== 'CLP') return []
  const before = shownTotal.minor - goods
  return before < 0 || before === shipping.price.minor
    ? []
    : [{ kind: 'delivery', before: pesos(before), now: shipping.price }]
}

/** Of products that the warehouse has too few of, or that another order holds. */
export const shortProblems = (lines: readonly OrderedLine[], { left, heldUntil }: Shortage): readonly LineProblem[] =>
  [...left].map(([eraId, count]) =>
    toShortage(eraId, lines.find((line) => line.eraId === eraId)?.title ?? null, count, heldUntil.get(eraId)),
  )
