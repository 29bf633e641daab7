import { useText } from '../../i18n/use-text.ts'

/** Before the last amount that a customer may name for now. */
export const LastMoveNote = () => {
  const text = useText('offers')
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
      {text('offer.lastMove')}
    </p>
  )
}
