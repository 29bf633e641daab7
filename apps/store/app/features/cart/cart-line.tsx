import { lineTotal } from '@dvaput/domain/cart/cart'
import { isSoldOut, type CartLine as Line, lineLimit } from '@dvaput/domain/cart/cart-line'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { productPath } from '@dvaput/domain/products/product-path'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { setCartQuantity } from '../../state/cart.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { CartLineNotes } from './cart-line-notes.tsx'
import type { LineNote } from './line-note.ts'

type CartLineProps = {
  readonly line: Line
  readonly notes: readonly LineNote[]
  readonly onRemove: () => void
  readonly onLeave: () => void
}

export const CartLine = ({ line, notes, onRemove, onLeave }: CartLineProps) => {
  const text = useText('cart')
  const { market, language } = usePageContext()
  const { identity, name, handle, image, price, quantity } = line
  const limit = lineLimit(line, market)
  const [hasTypedTooMany, setTypedTooMany] = useState(false)
  const typed: readonly LineNote[] = hasTypedTooMany ? [{ kind: 'exceeds-stock', limit }] : []
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-2 py-5 sm:grid-cols-[5rem_1fr] sm:gap-x-4">
      <span className="row-span-2 size-14 overflow-hidden rounded-md bg-plate sm:size-20">
        {image && <Picture url={image} alt="" sizes="5rem" className="size-full" />}
      </span>
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 grow">
          <Link
            to={productPath(identity.kind, handle)}
            onClick={onLeave}
            className="line-clamp-3 rounded-sm text-sm font-semibold hover:text-accent hover:underline"
          >
            {name}
          </Link>
          {quantity > 1 && (
            <p className="text-xs text-ink-soft">{text('panel.each', { price: formatMoney(price, language) })}</p>
          )}
        </div>
        <IconButton
          icon="trash"
          label={text('panel.remove', { name })}
          className="-mt-2.5 -mr-2.5 text-ink-soft"
          onClick={onRemove}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {!isSoldOut(line) && (
          <>
            <Stepper
              label={text('panel.quantity', { name })}
              value={quantity}
              max={limit}
              onChange={(next) => {
                setTypedTooMany(false)
                setCartQuantity(market, identity, next)
              }}
              onExceed={() => setTypedTooMany(true)}
            />
            <span className="ml-auto">
              <Price money={lineTotal(line)} size="sm" />
            </span>
            {quantity === limit && !hasTypedTooMany && notes.length === 0 && (
              <p className="w-full text-xs text-ink-soft">{text('panel.limit', { count: limit })}</p>
            )}
          </>
        )}
        <div role="status" className="w-full empty:-mt-1">
          <CartLineNotes notes={typed} />
        </div>
        <CartLineNotes notes={notes} />
      </div>
    </li>
  )
}
