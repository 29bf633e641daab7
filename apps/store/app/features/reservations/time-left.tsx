import { useText } from '../../i18n/use-text.ts'
import { useSecondsLeft } from '../../ui/use-seconds-left.ts'

type TimeLeftProps = { readonly secondsLeft: number; readonly onEnd: () => void }

export const TimeLeft = ({ secondsLeft, onEnd }: TimeLeftProps) => {
  const text = useText('reservations')
  const whole = useSecondsLeft(secondsLeft, onEnd)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return (
    <span role="timer" className="tabular-nums">
      {hours > 0 ? text('left.hours', { hours, minutes }) : text('left.minutes', { minutes, seconds: whole % 60 })}
    </span>
  )
}
