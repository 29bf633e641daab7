import type { MessageKind, MessageState } from '@dvaput/backend/shop-side/warehouse/outgoing-messages'
import { sourceOfOrderId } from '@dvaput/domain/orders/order-source'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Badge } from '@dvaput/ui/badge.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { ReplayButton } from '../../features/warehouse/replay-button.tsx'
import { WarehouseFrame } from '../../features/warehouse/warehouse-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { recordActions } from '../../lib/forms/record-actions.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { useCurrentAdministrator } from '../../lib/screens/use-current-administrator.ts'
import { chosen, listPages, textFrom } from '../../lib/urls/list-url.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { RecordTable } from '../../ui/record-table.tsx'

export const meta = screenMeta

export const handle = { messages: ['warehouse'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const kinds = ['order', 'offer'] as const satisfies readonly MessageKind[]
const states = ['failed', 'repeated', 'waiting', 'sent', 'ended'] as const satisfies readonly MessageState[]
const tones = { failed: 'danger', repeated: 'danger', waiting: 'warning', sent: 'accent', ended: 'neutral' } as const

export const loader = screenLoader(async ({ language, market }, { services: { warehouse }, url }) => {
  const [text, orderText] = await Promise.all([loadText(language, 'warehouse'), loadText(language, 'orders')])
  const filters = { kind: chosen(url, 'kind', kinds), state: chosen(url, 'state', states) }
  const after = textFrom(url, 'after')
  const { rows, next } = await warehouse.messages.list({ ...filters, after })
  const when = (at: Date) => formatMarketTime(at, market.id, language)
  /** Numbers of orders repeat from shop to shop. */
  const shopOf = (kind: MessageKind, path: string) => {
    const source = kind === 'order' ? sourceOfOrderId(path.slice('/orders/'.length)) : undefined
    return source ? orderText(`orders.shop.${source}`) : ''
  }
  return {
    title: text('screen.messages'),
    ...{ filters, pages: listPages(filters, after, next), done: url.searchParams.has('done') },
    rows: rows.map(({ rowId, kind, id, subject, path, state, createdAt, sentAt, attempts, error, number }) => ({
      ...{ rowId, kind, id, subject, path, state, attempts, error, number },
      shop: shopOf(kind, path),
      ...{ created: when(createdAt), sent: sentAt && when(sentAt) },
    })),
  }
})

const messageActions = recordActions({ permission: 'warehouse.write' })({
  replay: {
    run: async ({ services, by, typed: { kind: named, id = '' } }) => {
      const kind = kinds.find((each) => each === named)
      if (!kind || (kind === 'offer' && !isUuid(id))) return new Response(null, { status: 400 })
      const replayed = await services.warehouse.messages.replay(kind, id, by)
      return replayed === 'not-found' ? 'not-failed' : replayed
    },
  },
})

export const action = messageActions.action

export default function Messages() {
  const { title, filters, rows, pages, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('warehouse')
  const refusalText = useRefusalText('warehouse')
  const refused = getRefusal(answer)
  const mayWrite = useCurrentAdministrator()?.permissions.includes('warehouse.write') ?? false
  return (
    <WarehouseFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={done && !answer ? text('replay.done') : null}
    >
      <FilterForm
        show={text('list.show')}
        filters={[
          {
            ...{ name: 'kind', label: text('messages.kind'), value: filters.kind ?? '' },
            options: [
              { value: '', label: text('messages.anyKind') },
              ...kinds.map((value) => ({ value, label: text(`kind.${value}`) })),
            ],
          },
          {
            ...{ name: 'state', label: text('list.state'), value: filters.state ?? '' },
            options: [
              { value: '', label: text('list.anyState') },
              ...states.map((value) => ({ value, label: text(`state.${value}`) })),
            ],
          },
        ]}
      />
      <RecordTable
        caption={title}
        heads={[
          ...[text('messages.what'), text('list.state'), text('list.created')],
          ...[text('list.sent'), text('list.attempts'), ''],
        ]}
        empty={text('messages.empty')}
        rows={rows.map(({ rowId, kind, id, subject, path, shop, state, created, sent, attempts, error, number }) => ({
          id: rowId,
          cells: [
            <span key="what">
              {text(`kind.${kind}`)}{' '}
              <RecordLink to={path} className="font-semibold text-accent underline">
                {subject}
              </RecordLink>{' '}
              {shop && <span className="text-ink-soft">{shop}</span>}
            </span>,
            <span key="state" className="grid gap-1">
              <span>
                <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>
              </span>
              {state === 'repeated' && text('messages.repeated', { number: number ?? '' })}
              {state !== 'sent' && state !== 'repeated' && error}
            </span>,
            created,
            sent ?? '—',
            String(attempts),
            mayWrite && state === 'failed' && (
              <ReplayButton key="act" label={text('replay.now')} fields={{ kind, id }} />
            ),
          ],
        }))}
      />
      <PageLinks pages={pages} first={text('list.first')} next={text('list.next')} />
    </WarehouseFrame>
  )
}
