import { Icon } from '@dvaput/ui/icon.tsx'
import { useRevalidator } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts'
import type { OfferView } from './offer-view.ts'

const dayHours = 24

const Countdown = ({ secondsLeft }: { readonly secondsLeft: number }) => {
  const text = useText('my-offers')
  const { revalidate } = useRevalidator()
  const whole = useSecondsLeft(secondsLeft, () => void revalidate())
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  if (whole <= 0) return text('left.over')
  if (hours >= dayHours) return text('left.days', { days: Math.floor(hours / dayHours), hours: hours % dayHours })
  return hours > 0 ? text('left.hours', { hours, minutes }) : text('left.minutes', { minutes, seconds: whole % 60 })
}

/** How long the one has whose turn it is. */
export const TimeLeft = ({ offer: { status, secondsLeft } }: { readonly offer: OfferView }) => {
  const text = useText('my-offers')
  if (secondsLeft === null) return null
  const labels = { approved: 'left.pay', countered: 'left.yourTurn', pending: 'left.answer' } as const
  const label = status === 'approved' || status === 'countered' ? labels[status] : labels.pending
  return (
    <p className="flex items-center gap-2 text-sm">
      <Icon name="clock" className="size-5 shrink-0 text-ink-soft" />
      <span>
        <span className="text-ink-soft">{text(label)} </span>
        <strong role="timer" className="whitespace-nowrap tabular-nums">
          <Countdown secondsLeft={secondsLeft} />
        </strong>
      </span>
    </p>
  )
}
