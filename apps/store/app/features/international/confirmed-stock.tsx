import { formatDate, formatTime } from '@dvaput/domain/text/format-date'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'

type ConfirmedStockProps = { readonly at: string; readonly isToday: boolean }

/** When the warehouse last said what it has. */
export const ConfirmedStock = ({ at, isToday }: ConfirmedStockProps) => {
  const text = useText('international')
  const { market, language } = usePageContext()
  const moment = { at, timeZone: market.timeZone }
  const time = formatTime(moment)
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon name="clock" className="size-4" />
      <time dateTime={at}>
        {isToday
          ? text('listing.confirmed', { time })
          : text('listing.confirmedOn', { date: formatDate(moment, language), time })}
      </time>
    </span>
  )
}
