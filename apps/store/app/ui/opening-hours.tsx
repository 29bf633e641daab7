import type { DayRange, OpeningHours as Hours } from '@dvaput/domain/markets/market'
import { useText } from '../i18n/use-text.ts'

const labels = { 'mon-fri': 'hours.mon-fri', sat: 'hours.sat', sun: 'hours.sun' } as const satisfies Record<
  DayRange,
  string
>

export const OpeningHours = ({ hours }: { readonly hours: Hours }) => {
  const text = useText('shell')
  return (
    <>
      {hours.map(({ days, time }) => (
        <span key={days} className="block">
          {text(labels[days])}{' '}
          <span className="whitespace-nowrap">{time === 'closed' ? text('hours.closed') : time}</span>
        </span>
      ))}
    </>
  )
}
