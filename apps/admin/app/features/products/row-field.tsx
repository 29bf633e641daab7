import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useEffect, useId, useRef } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { RowAnswer } from './product-row-actions.ts'

type Props = {
  readonly act: 'price' | 'stock'
  readonly label: string
  /** As it was read with the list. */
  readonly seen: string
  readonly unit?: string
  readonly row: { readonly shop: string; readonly id: string; readonly variant: string }
}

/** A price or a number of the list: Enter saves it. Without scripts the whole page answers. */
export const RowField = ({ act, label, seen, unit, row }: Props) => {
  const text = useText('products')
  const { search } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const fetcher = useFetcher<RowAnswer>()
  const ofPage = useActionData<RowAnswer>()
  const answer = fetcher.data ?? (ofPage?.typed.id === row.id && ofPage.act === act ? ofPage : undefined)
  const refused = answer && 'code' in answer ? answer : null
  const isRefused = refused !== null
  const to = new URLSearchParams(search)
  to.set('act', act)
  // Somebody else's change arrives with the list; what is being typed here stays.
  const shown = useRef(seen)
  useEffect(() => {
    if (shown.current === seen) return
    shown.current = seen
    if (input.current && !isRefused) input.current.value = seen
  }, [seen, isRefused])
  const note = () => {
    if (fetcher.state !== 'idle') return text('row.saving')
    if (!answer) return ''
    if (!refused) return text('row.saved')
    if (refused.code === 'changed-meanwhile') return text('row.changed-meanwhile', { current: refused.current ?? '–' })
    return text(`problem.${refused.code}`)
  }
  return (
    <fetcher.Form method="post" action={`?${to}`} className="grid gap-0.5">
      <input type="hidden" name="shop" value={row.shop} />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="variant" value={row.variant} />
      <input type="hidden" name="before" value={refused?.current ?? seen} />
      <span className="flex items-center gap-1.5">
        <span className={act === 'price' ? 'w-28' : 'w-20'}>
          <input
            ref={input}
            name="value"
            aria-label={label}
            aria-describedby={noteId}
            aria-invalid={isRefused || undefined}
            defaultValue={refused?.typed.value ?? seen}
            inputMode={act === 'price' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={20}
            required
            className={joinClasses(controlClasses, 'text-right text-sm tabular-nums')}
          />
        </span>
        {unit && <span className="text-ink-soft">{unit}</span>}
      </span>
      <span
        id={noteId}
        role="status"
        className={joinClasses('max-w-48 text-xs', isRefused ? 'font-medium text-danger' : 'text-ink-soft')}
      >
        {note()}
      </span>
    </fetcher.Form>
  )
}
