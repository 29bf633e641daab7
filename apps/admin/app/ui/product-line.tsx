import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { RecordLink } from './record-link.tsx'

export type ProductLineView = {
  readonly quantity: number
  readonly title: string
  readonly image: string | null
  readonly sku: string | null
  readonly grade: string | null
  /** The screen of its product. */
  readonly productPath: string | null
}

type Props = { readonly line: ProductLineView; readonly price?: string; readonly children?: ReactNode }

/** A line of an order or of a return, with picture, SKU, grade and a link. */
export const ProductLine = ({ line, price, children }: Props) => {
  const text = useText('orders')
  return (
    <li className="flex gap-3 py-2.5">
      {line.image && (
        <img src={line.image} alt="" className="size-14 shrink-0 rounded-md border border-line object-contain" />
      )}
      <span className="min-w-0 grow wrap-anywhere">
        {line.quantity} ×{' '}
        <RecordLink to={line.productPath} className="text-accent underline print:text-ink print:no-underline">
          {line.title}
        </RecordLink>
        {(line.sku || line.grade) && (
          <span className="block text-sm text-ink-soft">
            {[line.sku && `SKU ${line.sku}`, line.grade && text('order.grade', { grade: line.grade })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {children}
      </span>
      {price && <span className="whitespace-nowrap tabular-nums">{price}</span>}
    </li>
  )
}
