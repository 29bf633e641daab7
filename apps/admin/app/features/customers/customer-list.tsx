import { useText } from '../../i18n/use-text.ts'
import { RecordList } from '../../ui/record-list.tsx'

type Row = {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly orders: string
  readonly since: string
}

export const CustomerList = ({ rows }: { readonly rows: readonly Row[] }) => {
  const text = useText('customers')
  return (
    <RecordList
      rows={rows}
      idOf={({ number }) => number}
      linkOf={({ number, name }) => ({ to: `/customers/${number}`, name })}
      nameHead={text('customers.name')}
      empty={text('customers.empty')}
      columns={[
        { head: text('customers.email'), wrap: 'anywhere', cell: ({ email }) => email },
        { head: text('customers.phone'), wrap: 'nowhere', cell: ({ phone }) => phone },
        { head: text('customers.orders'), isNamedOnPhones: true, cell: ({ orders }) => orders },
        { head: text('customers.since'), cell: ({ since }) => since },
      ]}
    />
  )
}
