import { returnStates } from '@dvaput/domain/returns/return-state'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/plain-select.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { Form, useLoaderData } from 'react-router'
import { ReturnList } from '../features/returns/return-list.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { chosen, listPages } from '../lib/list-url.ts'
import { readTyped } from '../lib/record-search.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { PageLinks } from '../ui/page-links.tsx'

export const meta = screenMeta

export const handle = { messages: ['returns'] }

const filters = ['waiting', ...returnStates] as const

export const loader = screenLoader(async ({ language }, { services: { returnDesk }, url }) => {
  const [text, orderText] = await Promise.all([loadText(language, 'returns'), loadText(language, 'orders')])
  const q = readTyped(url.searchParams.get('q') ?? '')
  const show = chosen(url, 'show', filters)
  const asked = url.searchParams.get('after') ?? ''
  const after = isUuid(asked) ? asked : undefined
  const { returns, next } = await returnDesk.list({ q, show, after })
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
    <div className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      <Form role="search" className="grid gap-3" key={JSON.stringify([q, show])}>
        <TextField label={text('returns.search')} name="q" type="search" defaultValue={q} maxLength={200} />
        <div className="flex flex-wrap items-center gap-2">
          <PlainSelect name="show" aria-label={text('returns.state')} defaultValue={show}>
            <option value="">{text('returns.any')}</option>
            <option value="waiting">{text('returns.waiting')}</option>
            {returnStates.map((state) => (
              <option key={state} value={state}>
                {text(`state.${state}`)}
              </option>
            ))}
          </PlainSelect>
          <Button type="submit" variant="secondary">
            {text('returns.show')}
          </Button>
        </div>
      </Form>
      <ReturnList rows={rows} />
      <PageLinks pages={pages} first={text('returns.first')} next={text('returns.next')} />
    </div>
  )
}
