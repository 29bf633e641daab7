import { lineTotal } from '@dvaput/domain/cart/cart'
import { isSoldOut, type CartLine as Line } from '@dvaput/domain/cart/cart-line'
import { productPath } from '@dvaput/domain/products/product-path'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Price } from '../../ui/products/price.tsx'
import { ProductWarnings } from '../../ui/products/product-warnings.tsx'
import { CartLineNotes } from './cart-line-notes.tsx'
import type { LineNote } from './line-note.ts'

type CartLineProps = {
  readonly line: Line
  readonly notes: readonly LineNote[]
  /** How it is removed. */
  readonly remove: ReactNode
  /** How its quantity is changed; not of what is sold out. */
  readonly children: ReactNode
}

export const CartLine = ({ line, notes, remove, children }: CartLineProps) => {
  const text = useText('cart')
  const { language, market } = usePageContext()
  const formatAmount = useFormatAmount()
  const productText = useText('products')
  const { identity, name, handle, image, price, quantity, agreed, condition, grade } = line
  const quality = [
    ...(condition ? [productText(`condition.${condition}.name`)] : []),
    ...(grade ? [productText(`grade.${grade}.name`)] : []),
  ]
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[6rem_1fr] sm:gap-x-5">
      <span className="row-span-2 flex size-16 items-center justify-center overflow-hidden rounded-md bg-plate sm:size-24">
        {image ? (
          <Picture url={image} alt="" sizes="6rem" widest={400} className="size-full" />
        ) : (
          <Icon name="image" className="size-7 text-line-strong" />
        )}
      </span>
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 grow">
          <Link
            to={productPath(identity.kind, handle)}
            prefetch="intent"
            className="line-clamp-3 rounded-sm font-semibold text-pretty hover:text-accent hover:underline"
          >
            {name}
          </Link>
          <ProductWarnings warnings={line.warnings} />
          {quality.length > 0 && <p className="text-sm text-ink-soft">{quality.join(' · ')}</p>}
          {quantity > 1 && <p className="text-sm text-ink-soft">{text('line.each', { price: formatAmount(price) })}</p>}
          {agreed && !isSoldOut(line) && (
            <p className="text-sm font-medium text-accent">
              {text(quantity > 1 ? 'line.agreedFirst' : 'line.agreed', {
                price: formatAmount(agreed.price),
                full: formatAmount(price),
                until: formatDateTime({ at: agreed.payBy, timeZone: market.timeZone }, language),
              })}
            </p>
          )}
          {identity.kind === 'international' && <Badge tone="info">{text('line.international')}</Badge>}
        </div>
        {remove}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {!isSoldOut(line) && (
          <>
            {children}
            <span className="ml-auto text-right">
              <Price money={lineTotal(line)} size="sm" />
            </span>
          </>
        )}
        <CartLineNotes notes={notes} />
      </div>
    </li>
  )
}
