import { formatDate } from '@dvaput/domain/text/format-date'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Link, useLoaderData } from 'react-router'
import { CustomerList } from '../../features/customers/customer-list.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { listPages } from '../../lib/urls/list-url.ts'
import { readTyped } from '../../lib/urls/record-search.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['customers'] }

const longestCursor = 500

export const loader = screenLoader(async ({ language, market }, { services: { customerAdmin }, url }) => {
  const text = await loadText(language, 'customers')
  const q = readTyped(url.searchParams.get('q') ?? '')
  const after = url.searchParams.get('after')?.slice(0, longestCursor) || null
  const found = await customerAdmin.search(q, after)
  const { customers, next } = found === 'unavailable' ? { customers: [], next: null } : found
  return {
    title: text('customers.title'),
    ...{ q, isAvailable: found !== 'unavailable' },
    isDeleted: url.searchParams.get('done') === 'delete',
    pages: listPages({ q }, after, next),
    rows: customers.map(({ number, firstName, lastName, email, phone, orders, createdAt }) => ({
      ...{ number, email, phone, name: [firstName, lastName].filter(Boolean).join(' ') || email || number },
      orders: formatNumber(orders, language),
      since: formatDate({ at: createdAt, timeZone: market.timeZone }, language),
    })),
  }
})

export default function Customers() {
  const { title, q, rows, pages, isAvailable, isDeleted } = useLoaderData<typeof loader>()
  const text = useText('customers')
  return (
    <ScreenFrame title={title} done={isDeleted && text('done.delete')}>
      <FilterForm search={{ label: text('customers.search'), value: q }} show={text('customers.show')} />
      {isAvailable ? <CustomerList rows={rows} /> : <Notice tone="danger">{text('customers.unavailable')}</Notice>}
      <PageLinks pages={pages} first={text('customers.first')} next={text('customers.next')} />
      <p className="text-sm text-ink-soft">
        {text('customers.guests')}{' '}
        <Link
          to={`/orders${q && `?${new URLSearchParams({ q })}`}`}
          className="inline-block py-1 text-accent underline"
        >
          {text('customers.toOrders')}
        </Link>
      </p>
    </ScreenFrame>
  )
}
