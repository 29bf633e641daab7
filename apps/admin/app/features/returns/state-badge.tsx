import type { ReturnState } from '@dvaput/domain/returns/return-state'
import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'

const tones = {
  requested: 'warning',
  approved: 'info',
  received: 'warning',
  refunded: 'accent',
  refused: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<ReturnState, string>

export const StateBadge = ({ state }: { readonly state: ReturnState }) => {
  const text = useText('returns')
  return <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>
}
