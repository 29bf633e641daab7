import { Picture } from '@dvaput/ui/picture.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { TableFrame } from '../../ui/table-frame.tsx'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import type { productStatuses } from './list-query.ts'
import { ProductStatusBadge } from './product-status.tsx'
import { RowField } from './row-field.tsx'

export type ProductRow = {
  readonly id: string
  readonly shop: string
  readonly title: string
  readonly about: string
  readonly picture: string | null
  readonly status: (typeof productStatuses)[number]
  /** When it goes on sale and when it leaves it, in words. */
  readonly schedule: readonly string[]
  readonly price: string
  readonly compareAt: string
  readonly stock: number | null
  /** Where price and stock can be changed in the row. */
  readonly editable: { readonly variant: string; readonly price: string; readonly currency: string } | null
}

const cell = 'px-4 py-1 align-top md:table-cell md:py-2.5'

/** A table; on a phone each row is a card. */
export const ProductList = ({ rows }: { readonly rows: readonly ProductRow[] }) => {
  const text = useText('products')
  const list = useRowKeys<HTMLTableSectionElement>()
  if (rows.length === 0) return <p className="text-ink-soft">{text('products.empty')}</p>
  return (
    <TableFrame
      heads={[text('products.name'), text('products.price'), text('products.stock'), text('products.status')]}
      body={list}
    >
      {rows.map(({ editable, ...row }) => {
        const of = editable && { shop: row.shop, id: row.id, variant: editable.variant }
        return (
          <tr key={`${row.shop}/${row.id}`} className="flex flex-wrap py-2 md:table-row md:py-0">
            <td className={`${cell} flex w-full gap-3 md:w-1/2`}>
              <span className="flex gap-3">
                {row.picture ? (
                  <Picture url={row.picture} alt="" widest={160} sizes="48px" className="size-12 shrink-0 rounded-md" />
                ) : (
                  <span className="size-12 shrink-0 rounded-md bg-sunken" />
                )}
                <span className="min-w-0">
                  <Link
                    to={`/products/${row.shop}/${row.id}`}
                    data-row
                    className="inline-block py-1 font-semibold wrap-anywhere text-accent underline md:py-0"
                  >
                    {row.title}
                  </Link>
                  <span className="block text-ink-soft">{row.about}</span>
                </span>
              </span>
            </td>
            <td className={`${cell} block`}>
              {of && editable ? (
                <RowField
                  act="price"
                  label={text('row.price', { title: row.title })}
                  seen={editable.price}
                  unit={editable.currency}
                  row={of}
                />
              ) : (
                <span className="whitespace-nowrap tabular-nums">{row.price}</span>
              )}
              {row.compareAt && <s className="block text-xs text-ink-soft">{row.compareAt}</s>}
            </td>
            <td className={`${cell} block`}>
              {of && row.stock !== null ? (
                <RowField
                  act="stock"
                  label={text('row.stock', { title: row.title })}
                  seen={String(row.stock)}
                  unit={text('row.pieces')}
                  row={of}
                />
              ) : (
                <span className="tabular-nums">{row.stock ?? '–'}</span>
              )}
            </td>
            <td className={`${cell} block whitespace-nowrap`}>
              <ProductStatusBadge status={row.status} />
              {row.schedule.map((line) => (
                <span key={line} className="mt-1 block text-xs text-ink-soft">
                  {line}
                </span>
              ))}
            </td>
          </tr>
        )
      })}
    </TableFrame>
  )
}
