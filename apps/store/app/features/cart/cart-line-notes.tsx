import { formatTime } from '@dvaput/domain/text/format-date'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { LineNote } from './line-note.ts'

/** What changed about a line since it was added, or why it cannot be bought. */
export const CartLineNotes = ({ notes }: { readonly notes: readonly LineNote[] }) => {
  const text = useText('cart')
  const { market } = usePageContext()
  const formatAmount = useFormatAmount()
  const format = (note: LineNote): string => {
    if (note.kind === 'stock' || note.kind === 'exceeds-stock') return text(`note.${note.kind}`, { count: note.limit })
    if (note.kind === 'held') {
      const until = formatTime({ at: note.until, timeZone: market.timeZone })
      return text(note.payUrl === undefined ? 'note.held' : 'note.held-own', { until })
    }
    if (note.kind !== 'price') return text(`note.${note.kind}`)
    return text('note.price', { before: formatAmount(note.before), now: formatAmount(note.now) })
  }
  return notes.map((note) => (
    <p key={note.kind} className="flex w-full gap-1.5 text-sm font-medium text-warning">
      <Icon name="alert" className="size-4 shrink-0 translate-y-0.5" />
      <span>
        {format(note)}
        {note.kind === 'held' && note.payUrl !== undefined && (
          <>
            {' '}
            <a href={note.payUrl} className="underline">
              {text('note.pay')}
            </a>
          </>
        )}
      </span>
    </p>
  ))
}
