import { marketIds } from '@dvaput/domain/markets/market'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { useLoaderData } from 'react-router'
import { OrderList } from '../../features/orders/order-list.tsx'
import { fulfilmentStatuses, paymentStatuses } from '../../features/orders/status-badge.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { orderStatuses } from '../../lib/order-statuses.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen, listPages } from '../../lib/urls/list-url.ts'
import { readTyped } from '../../lib/urls/record-search.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['orders'] }

const sources = [...shopHandles, 'era'] as const
const orderId = /^[a-z]+-\d{1,18}$/

export const loader = screenLoader(async ({ language }, { services: { orderAdmin }, url }) => {
  const text = await loadText(language, 'orders')
  const query = {
    q: readTyped(url.searchParams.get('q') ?? ''),
    payment: chosen(url, 'payment', paymentStatuses),
    fulfilment: chosen(url, 'fulfilment', fulfilmentStatuses),
    shop: chosen(url, 'shop', sources),
    market: chosen(url, 'market', marketIds),
  }
  const toPack = url.searchParams.has('pack')
  const owed = url.searchParams.has('owed')
  const from = url.searchParams.get('after') ?? ''
  const after = orderId.test(from) ? from : undefined
  const { orders, next } = await orderAdmin.list({ ...query, toPack, owed, after })
  return {
    title: text('orders.title'),
    ...{ query, toPack, owed },
    pages: listPages({ ...query, pack: toPack ? '1' : '', owed: owed ? '1' : '' }, after, next),
    rows: orders.map(({ id, name, email, shop, market, processedAt, snapshot }) => ({
      ...{
        id,
        email,
        name: name || id,
        shop: text(`orders.shop.${shop}`),
        total: formatMoney(snapshot.total, language),
      },
      when: formatMarketTime(processedAt, market, language),
      buyer: [snapshot.shippingAddress?.firstName, snapshot.shippingAddress?.lastName].filter(Boolean).join(' '),
      statuses: orderStatuses(snapshot),
    })),
  }
})

export default function Orders() {
  const { title, query, toPack, owed, rows, pages } = useLoaderData<typeof loader>()
  const text = useText('orders')
  const toFilter = <Value extends string>(
    name: keyof typeof query,
    label: string,
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) => ({
    ...{ name, label, value: query[name] ?? '', any: text('orders.any', { name: label }) },
    options: values.map((value) => ({ value, label: labelOf(value) })),
  })
  const filters = [
    toFilter('payment', text('orders.payment'), paymentStatuses, (value) => text(`status.${value}`)),
    toFilter('fulfilment', text('orders.fulfilment'), fulfilmentStatuses, (value) => text(`status.${value}`)),
    toFilter('shop', text('orders.shop'), sources, (value) => text(`orders.shop.${value}`)),
    toFilter('market', text('orders.market'), marketIds, (value) => text(`orders.market.${value}`)),
  ]
  return (
    <ScreenFrame title={title}>
      <FilterForm
        search={{ label: text('orders.search'), value: query.q ?? '' }}
        {...{ filters, show: text('orders.show'), boxes: `${toPack} ${owed}` }}
      >
        <Checkbox name="pack" value="1" defaultChecked={toPack}>
          {text('orders.toPack')}
        </Checkbox>
        <Checkbox name="owed" value="1" defaultChecked={owed}>
          {text('orders.owed')}
        </Checkbox>
      </FilterForm>
      <OrderList rows={rows} />
      <PageLinks pages={pages} first={text('orders.first')} next={text('orders.next')} />
    </ScreenFrame>
  )
}
