import { marketIds } from '@dvaput/domain/markets/market'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { Button } from '@dvaput/ui/button.tsx'
import { Checkbox } from '@dvaput/ui/checkbox.tsx'
import { PlainSelect } from '@dvaput/ui/plain-select.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { Form, useLoaderData } from 'react-router'
import { OrderList } from '../features/orders/order-list.tsx'
import { fulfilmentStatuses, paymentStatuses } from '../features/orders/status-badge.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { chosen, listPages } from '../lib/list-url.ts'
import { orderStatuses } from '../lib/order-statuses.ts'
import { readTyped } from '../lib/record-search.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { PageLinks } from '../ui/page-links.tsx'

export const meta = screenMeta

export const handle = { messages: ['orders'] }

const sources = [...shopHandles, 'era'] as const
const orderId = /^[a-z]+-\d{1,18}$/

export const loader = screenLoader(async ({ language }, { services: { orderDesk }, url }) => {
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
  const asked = url.searchParams.get('after') ?? ''
  const after = orderId.test(asked) ? asked : undefined
  const { orders, next } = await orderDesk.list({ ...query, toPack, owed, after })
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
  const filters = [
    {
      name: 'payment',
      label: text('orders.payment'),
      options: paymentStatuses.map((value) => ({ value, label: text(`status.${value}`) })),
    },
    {
      name: 'fulfilment',
      label: text('orders.fulfilment'),
      options: fulfilmentStatuses.map((value) => ({ value, label: text(`status.${value}`) })),
    },
    {
      name: 'shop',
      label: text('orders.shop'),
      options: sources.map((value) => ({ value, label: text(`orders.shop.${value}`) })),
    },
    {
      name: 'market',
      label: text('orders.market'),
      options: marketIds.map((value) => ({ value, label: text(`orders.market.${value}`) })),
    },
  ] as const
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      <Form role="search" className="grid gap-3" key={JSON.stringify([query, toPack, owed])}>
        <TextField label={text('orders.search')} name="q" type="search" defaultValue={query.q} maxLength={200} />
        <div className="flex flex-wrap items-center gap-2">
          {filters.map(({ name, label, options }) => (
            <PlainSelect key={name} name={name} aria-label={label} defaultValue={query[name] ?? ''}>
              <option value="">{text('orders.any', { name: label })}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </PlainSelect>
          ))}
          <Checkbox name="pack" value="1" defaultChecked={toPack}>
            {text('orders.toPack')}
          </Checkbox>
          <Checkbox name="owed" value="1" defaultChecked={owed}>
            {text('orders.owed')}
          </Checkbox>
          <Button type="submit" variant="secondary">
            {text('orders.show')}
          </Button>
        </div>
      </Form>
      <OrderList rows={rows} />
      <PageLinks pages={pages} first={text('orders.first')} next={text('orders.next')} />
    </div>
  )
}
