import { formatMoney } from '@dvaput/domain/money/format-money'
import type { Money } from '@dvaput/domain/money/money'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Approximate } from './approximate.tsx'

type Sale = {
  readonly original: Money
  /** Read before each amount: screen readers do not announce strikethrough. */
  readonly originalLabel: string
  readonly nowLabel: string
}

type PriceProps = { readonly money: Money; readonly sale?: Sale | undefined; readonly size?: keyof typeof sizes }

const sizes = {
  sm: 'text-base',
  md: 'text-lg sm:text-xl',
  // For a column half a phone wide.
  narrow: 'text-base sm:text-xl',
  // An amount never wraps, so its size is limited by the width of the screen.
  lg: 'text-[min(var(--text-3xl),9vw)]',
} as const

export const Price = ({ money, sale, size = 'md' }: PriceProps) => {
  const { language } = usePageContext()
  const amount = joinClasses(
    'font-bold leading-tight tracking-tight whitespace-nowrap tabular-nums',
    sizes[size],
    sale && 'text-sale',
  )
  if (!sale)
    return (
      <span className={amount}>
        {formatMoney(money, language)}
        <Approximate money={money} />
      </span>
    )
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={amount}>
        <span className="sr-only">{sale.nowLabel} </span>
        {formatMoney(money, language)}
      </span>
      <s className="text-sm whitespace-nowrap tabular-nums text-ink-soft">
        <span className="sr-only">{sale.originalLabel} </span>
        {formatMoney(sale.original, language)}
      </s>
      <span className="w-full">
        <Approximate money={money} />
      </span>
    </span>
  )
}
