import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { productStatuses } from './list-query.ts'

const tones = { active: 'accent', draft: 'info', archived: 'neutral', unlisted: 'warning' } as const

export const ProductStatusBadge = ({ status }: { readonly status: (typeof productStatuses)[number] }) => {
  const text = useText('products')
  return <Badge tone={tones[status]}>{text(`status.${status}`)}</Badge>
}
