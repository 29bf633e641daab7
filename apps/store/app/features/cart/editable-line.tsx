import { type CartLine as Line, lineLimit } from '@dvaput/domain/cart/cart-line'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { setCartQuantity } from '../../state/cart.ts'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { CartLine } from './cart-line.tsx'
import { CartLineNotes } from './cart-line-notes.tsx'
import type { LineNote } from './line-note.ts'

type EditableLineProps = {
  readonly line: Line
  readonly notes: readonly LineNote[]
  readonly onRemove: () => void
}

/** A line of the browser's cart. */
export const EditableLine = ({ line, notes, onRemove }: EditableLineProps) => {
  const text = useText('cart')
  const { market } = usePageContext()
  const { identity, name, quantity } = line
  const limit = lineLimit(line, market)
  const [hasTypedTooMany, setTypedTooMany] = useState(false)
  const typed: readonly LineNote[] = hasTypedTooMany ? [{ kind: 'exceeds-stock', limit }] : []
  return (
    <CartLine
      line={line}
      notes={notes}
      remove={
        <IconButton
          icon="trash"
          label={text('line.remove', { name })}
          className="-mt-2.5 -mr-2.5 text-ink-soft"
          onClick={onRemove}
        />
      }
    >
      <Stepper
        label={text('line.quantity', { name })}
        value={quantity}
        max={limit}
        onChange={(next) => {
          setTypedTooMany(false)
          setCartQuantity(market, identity, next)
        }}
        onExceed={() => setTypedTooMany(true)}
      />
      {quantity === limit && !hasTypedTooMany && notes.length === 0 && (
        <p className="text-sm text-ink-soft">{text('line.limit', { count: limit })}</p>
      )}
      <div role="status" className="order-last w-full empty:-mt-2">
        <CartLineNotes notes={typed} />
      </div>
    </CartLine>
  )
}
