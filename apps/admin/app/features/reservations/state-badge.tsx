import type { ReservationState } from '@dvaput/domain/reservations/reservation'
import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'

const tones = {
  placing: 'neutral',
  held: 'info',
  completing: 'warning',
  completed: 'accent',
  cancelled: 'neutral',
  expired: 'neutral',
  released: 'neutral',
  failed: 'danger',
} as const satisfies Record<ReservationState, string>

export const StateBadge = ({ state }: { readonly state: ReservationState }) => {
  const text = useText('reservations')
  return <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>
}
