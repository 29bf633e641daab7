import { useText } from '../../i18n/use-text.ts'
import { RecordList } from '../../ui/record-list.tsx'
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

export const OrderList = ({ rows }: { readonly rows: readonly Row[] }) => {
  const text = useText('orders')
  return (
    <RecordList
      rows={rows}
      idOf={({ id }) => id}
      linkOf={({ id, name, shop }) => ({ to: `/orders/${id}`, name, about: shop })}
      nameHead={text('orders.number')}
      empty={text('orders.empty')}
      columns={[
        { head: text('orders.when'), cell: ({ when }) => when },
        {
          head: text('orders.buyer'),
          wrap: 'anywhere',
          cell: ({ buyer, email }) => (
            <>
              {buyer} <span className="text-ink-soft">{email}</span>
            </>
          ),
        },
        { head: text('orders.total'), wrap: 'nowhere', cell: ({ total }) => total },
        {
          head: text('orders.status'),
          cell: ({ statuses }) => (
            <span className="flex flex-wrap gap-1">
              {statuses.map((status) => (
                <StatusBadge key={status} status={status} />
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}
