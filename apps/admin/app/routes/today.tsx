import type { Permission } from '@dvaput/domain/administrators/permissions'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { useLoaderData } from 'react-router'
import { FigureCard } from '../features/today/figure-card.tsx'
import { WorkList } from '../features/today/work-list.tsx'
import { createWorkView } from '../features/today/work-view.server.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenLoader } from '../lib/screens/screen-loader.ts'
import { screenMeta } from '../lib/screens/screen-meta.ts'
import { ScreenFrame } from '../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['today'] }

export const loader = screenLoader(async ({ language, market }, { services, administrator }) => {
  const [text, orderText] = await Promise.all([loadText(language, 'today'), loadText(language, 'orders')])
  const [{ sales, jobs, ...counts }, waiting] = await Promise.all([
    services.readToday(market.timeZone),
    services.readWaiting(language),
  ])
  const may = (permission: Permission) => administrator.permissions.includes(permission)
  return {
    title: text('today.title'),
    jobs: may('warehouse.read') && jobs > 0 ? formatNumber(jobs, language) : null,
    work: createWorkView(waiting, {
      ...{ language, counts, permissions: administrator.permissions },
      pieces: (count) => text('today.pieces', { count }),
      shopName: (source) => orderText(`orders.shop.${source}`),
    }),
    sales: may('numbers.read') ? sales.map((money) => formatMoney(money, language)).join(' + ') || '0' : null,
  }
})

export default function Today() {
  const { title, jobs, work, sales } = useLoaderData<typeof loader>()
  const text = useText('today')
  return (
    <ScreenFrame title={title}>
      {work.length === 0 && jobs === null && <p className="text-ink-soft">{text('today.nothing')}</p>}
      {work.length > 0 && (
        <div className="grid gap-4 xl:grid-cols-2">
          {work.map(({ kind, ...list }) => (
            <WorkList key={kind} title={text(`work.${kind}`)} {...list} />
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {jobs !== null && <FigureCard label={text('today.jobs')} value={jobs} to="/warehouse/jobs" isWaiting />}
        {sales !== null && <FigureCard label={text('today.sales')} value={sales} to="/numbers" isWaiting={false} />}
      </div>
    </ScreenFrame>
  )
}
