import type { Today as Figures } from '@dvaput/backend/shop-side/today'
import type { Permission } from '@dvaput/domain/administrators/permissions'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { useLoaderData } from 'react-router'
import { isBuilt } from '../features/layout/navigation.ts'
import { FigureCard } from '../features/today/figure-card.tsx'
import { WorkList } from '../features/today/work-list.tsx'
import { createWorkView } from '../features/today/work-view.server.ts'
import type { Text } from '../i18n/catalogue.ts'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'

export const meta = screenMeta

export const handle = { messages: ['today'] }

type Counted = Exclude<keyof Figures, 'takings'>

const cards = {
  offers: { to: '/offers', permission: 'offers.read' },
  orders: { to: '/orders?pack=1', permission: 'orders.read' },
  reservations: { to: '/reservations', permission: 'reservations.read' },
  returns: { to: '/returns?show=waiting', permission: 'orders.read' },
  stock: { to: '/products?stock=low', permission: 'products.read' },
  jobs: { to: '/warehouse/jobs', permission: 'warehouse.read' },
} as const satisfies Record<Counted, { to: string; permission: Permission }>

const waited = (minutes: number, text: Text<'today'>): string => {
  if (minutes < 60) return text('today.minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? text('today.hours', { count: hours }) : text('today.days', { count: Math.floor(hours / 24) })
}

export const loader = screenLoader(async ({ language, market }, { services, administrator }) => {
  const [text, orderText] = await Promise.all([loadText(language, 'today'), loadText(language, 'orders')])
  const [{ offers, takings, ...counts }, waiting] = await Promise.all([
    services.readToday(market.timeZone),
    services.readWaiting(language),
  ])
  const numbers = { ...counts, offers: offers.count }
  const may = (permission: Permission) => administrator.permissions.includes(permission)
  return {
    title: text('today.title'),
    cards: (Object.keys(cards) as Counted[])
      .filter((key) => may(cards[key].permission))
      .map((key) => ({
        ...{ key, value: formatNumber(numbers[key], language), isWaiting: numbers[key] > 0 },
        to: isBuilt(cards[key].to.split('?')[0] ?? '') ? cards[key].to : undefined,
        note:
          key === 'offers' && offers.oldestMinutes !== null
            ? text('today.oldest', { time: waited(offers.oldestMinutes, text) })
            : undefined,
      })),
    work: createWorkView(waiting, {
      ...{ language, permissions: administrator.permissions },
      pieces: (count) => text('today.pieces', { count }),
      shopName: (source) => orderText(`orders.shop.${source}`),
    }),
    takings: may('numbers.read') ? takings.map((money) => formatMoney(money, language)).join(' + ') || '0' : null,
  }
})

export default function Today() {
  const { title, cards: figures, work, takings } = useLoaderData<typeof loader>()
  const text = useText('today')
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      {figures.every(({ isWaiting }) => !isWaiting) && <p className="text-ink-soft">{text('today.nothing')}</p>}
      {work.length > 0 && (
        <div className="grid gap-4 xl:grid-cols-2">
          {work.map(({ kind, items, all }) => (
            <WorkList key={kind} title={text(`work.${kind}`)} items={items} all={all} />
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ key, ...figure }) => (
          <FigureCard key={key} label={text(`today.${key}`)} {...figure} />
        ))}
        {takings !== null && (
          <FigureCard label={text('today.takings')} value={takings} to="/numbers" isWaiting={false} />
        )}
      </div>
    </div>
  )
}
