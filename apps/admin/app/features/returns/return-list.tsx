import type { ReturnReason } from '@dvaput/domain/returns/return-form'
import type { ReturnState } from '@dvaput/domain/returns/return-state'
import { useText } from '../../i18n/use-text.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StateBadge } from './state-badge.tsx'

type Row = {
  readonly id: string
  readonly order: string
  readonly shop: string
  readonly when: string
  readonly email: string
  readonly products: string
  readonly reason: ReturnReason
  readonly state: ReturnState
}

export const ReturnList = ({ rows }: { readonly rows: readonly Row[] }) => {
  const text = useText('returns')
  return (
    <RecordList
      rows={rows}
      idOf={({ id }) => id}
      linkOf={({ id, order, shop }) => ({ to: `/returns/${id}`, name: order, about: shop })}
      nameHead={text('returns.order')}
      empty={text('returns.empty')}
      columns={[
        { head: text('returns.when'), cell: ({ when }) => when },
        { head: text('returns.customer'), wrap: 'anywhere', cell: ({ email }) => email },
        {
          head: text('returns.products'),
          wrap: 'anywhere',
          cell: ({ products, reason }) => (
            <>
              {products} <span className="block text-ink-soft">{text(`reason.${reason}`)}</span>
            </>
          ),
        },
        { head: text('returns.state'), cell: ({ state }) => <StateBadge state={state} /> },
      ]}
    />
  )
}
