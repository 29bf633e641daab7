import { returnStates } from '@dvaput/domain/returns/return-state'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { useLoaderData } from 'react-router'
import { ReturnList } from '../../features/returns/return-list.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen, listPages } from '../../lib/urls/list-url.ts'
import { readTyped } from '../../lib/urls/record-search.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['returns'] }

const filters = ['waiting', ...returnStates] as const

export const loader = screenLoader(async ({ language }, { services: { returnAdmin }, url }) => {
  const [text, orderText] = await Promise.all([loadText(language, 'returns'), loadText(language, 'orders')])
  const q = readTyped(url.searchParams.get('q') ?? '')
  const show = chosen(url, 'show', filters)
  const from = url.searchParams.get('after') ?? ''
  const after = isUuid(from) ? from : undefined
  const { returns, next } = await returnAdmin.list({ q, show, after })
  return {
    title: text('returns.title'),
    ...{ q, show: show ?? '', pages: listPages({ q, show }, after, next) },
    rows: returns.map(({ id, orderId, orderName, email, market, shop, lines, snapshot, reason, state, createdAt }) => ({
      ...{ id, email, reason, state, order: orderName || orderId, shop: orderText(`orders.shop.${shop}`) },
      when: formatMarketTime(createdAt, market, language),
      products: lines
        .map(({ lineId, quantity }) => {
          const title = snapshot.lines.find((line) => line.id === lineId)?.title ?? lineId
          return `${quantity} × ${title}`
        })
        .join(', '),
    })),
  }
})

export default function Returns() {
  const { title, q, show, rows, pages } = useLoaderData<typeof loader>()
  const text = useText('returns')
  return (
    <ScreenFrame title={title}>
      <FilterForm
        search={{ label: text('returns.search'), value: q }}
        filters={[
          {
            ...{ name: 'show', label: text('returns.state'), value: show, any: text('returns.any') },
            options: [
              { value: 'waiting', label: text('returns.waiting') },
              ...returnStates.map((state) => ({ value: state, label: text(`state.${state}`) })),
            ],
          },
        ]}
        show={text('returns.show')}
      />
      <ReturnList rows={rows} />
      <PageLinks pages={pages} first={text('returns.first')} next={text('returns.next')} />
    </ScreenFrame>
  )
}
