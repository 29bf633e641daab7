import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useRowKeys } from '../../ui/use-row-keys.ts'

type Row = {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly orders: string
  readonly since: string
}

const cell = 'block px-4 py-0.5 align-top md:table-cell md:py-2.5'
const heads = ['customers.name', 'customers.email', 'customers.phone', 'customers.orders', 'customers.since'] as const

/** A table; on a phone each row is a card. */
export const CustomerList = ({ rows }: { readonly rows: readonly Row[] }) => {
  const text = useText('customers')
  const list = useRowKeys<HTMLTableSectionElement>()
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
            <tr key={row.number} className="block py-2 md:table-row md:py-0">
              <td className={`${cell} wrap-anywhere`}>
                <Link
                  to={`/customers/${row.number}`}
                  data-row
                  className="inline-block py-1 font-semibold text-accent underline md:py-0"
                >
                  {row.name}
                </Link>
              </td>
              <td className={`${cell} wrap-anywhere`}>{row.email}</td>
              <td className={`${cell} whitespace-nowrap`}>{row.phone}</td>
              <td className={cell}>
                <span className="text-ink-soft md:hidden">{text('customers.orders')}: </span>
                {row.orders}
              </td>
              <td className={cell}>{row.since}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
