import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import { StatusBadge } from './status-badge.tsx'

type Row = {
  readonly id: string
  readonly name: string
  readonly shop: string
  readonly when: string
  readonly buyer: string
  readonly email: string
  readonly total: string
  readonly statuses: readonly (string | null)[]
}

const cell = 'block px-4 py-0.5 align-top md:table-cell md:py-2.5'

/** A table; on a phone each row is a card. */
export const OrderList = ({ rows }: { readonly rows: readonly Row[] }) => {
  const text = useText('orders')
  const list = useRowKeys<HTMLTableSectionElement>()
  if (rows.length === 0) return <p className="text-ink-soft">{text('orders.empty')}</p>
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="block w-full text-sm md:table">
        <thead className="hidden border-b border-line text-left text-ink-soft md:table-header-group">
          <tr>
            {(['orders.number', 'orders.when', 'orders.buyer', 'orders.total', 'orders.status'] as const).map((key) => (
              <th key={key} scope="col" className="px-4 py-2 font-medium">
                {text(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={list} className="block divide-y divide-line md:table-row-group">
          {rows.map((row) => (
            <tr key={row.id} className="block py-2 md:table-row md:py-0">
              <td className={cell}>
                <Link
                  to={`/orders/${row.id}`}
                  data-row
                  className="inline-block py-1 font-semibold md:py-0 text-accent underline"
                >
                  {row.name}
                </Link>{' '}
                <span className="text-ink-soft">{row.shop}</span>
              </td>
              <td className={cell}>{row.when}</td>
              <td className={`${cell} wrap-anywhere`}>
                {row.buyer} <span className="text-ink-soft">{row.email}</span>
              </td>
              <td className={`${cell} whitespace-nowrap`}>{row.total}</td>
              <td className={cell}>
                <span className="flex flex-wrap gap-1">
                  {row.statuses.map((status) => (
                    <StatusBadge key={status} status={status} />
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
