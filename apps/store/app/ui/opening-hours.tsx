import type { DayRange, HoursName } from '@dvaput/domain/markets/figures'
import { useText } from '../i18n/use-text.ts'
import { usePageContext } from '../lib/use-page-context.ts'

const labels = { 'mon-fri': 'hours.mon-fri', sat: 'hours.sat', sun: 'hours.sun' } as const satisfies Record<
  DayRange,
  string
>

export const OpeningHours = ({ figure }: { readonly figure: HoursName }) => {
  const text = useText('shell')
  const { figures } = usePageContext().market
  return (
    <span data-figure={figure}>
      {figures[figure].map(({ days, time }) => (
        <span key={days} className="block">
          {text(labels[days])}{' '}
          <span className="whitespace-nowrap">{time === 'closed' ? text('hours.closed') : time}</span>
        </span>
      ))}
    </span>
  )
}
