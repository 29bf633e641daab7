import type { ReturnReason } from '@dvaput/domain/returns/return-form'
import type { ReturnState } from '@dvaput/domain/returns/return-state'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import { StateBadge } from './state-badge.tsx'

type Row = {
  readonly id: string
  readonly order: string
  readonly when: string
  readonly email: string
  readonly products: string
  readonly reason: ReturnReason
  readonly state: ReturnState
}

const cell = 'block px-4 py-0.5 align-top md:table-cell md:py-2.5'
const heads = ['returns.order', 'returns.when', 'returns.customer', 'returns.products', 'returns.state'] as const

/** A table; on a phone each row is a card. */
export const ReturnList = ({ rows }: { readonly rows: readonly Row[] }) => {
  const text = useText('returns')
  const list = useRowKeys<HTMLTableSectionElement>()
  if (rows.length === 0) return <p className="text-ink-soft">{text('returns.empty')}</p>
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="block w-full text-sm md:table">
        <thead className="hidden border-b border-line text-left text-ink-soft md:table-header-group">
          <tr>
            {heads.map((key) => (
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
                  to={`/returns/${row.id}`}
                  data-row
                  className="inline-block py-1 font-semibold text-accent underline md:py-0"
                >
                  {row.order}
                </Link>
              </td>
              <td className={cell}>{row.when}</td>
              <td className={`${cell} wrap-anywhere`}>{row.email}</td>
              <td className={`${cell} wrap-anywhere`}>
                {row.products} <span className="block text-ink-soft">{text(`reason.${row.reason}`)}</span>
              </td>
              <td className={cell}>
                <StateBadge state={row.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
