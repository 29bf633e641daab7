import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form, useLoaderData } from 'react-router'
import { WarehouseFrame } from '../../features/warehouse/warehouse-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { listPages, textFrom } from '../../lib/urls/list-url.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { RecordTable } from '../../ui/record-table.tsx'

export const meta = screenMeta

export const handle = { messages: ['warehouse'] }

export const loader = screenLoader(async ({ language, market }, { services: { warehouse }, url }) => {
  const text = await loadText(language, 'warehouse')
  const q = textFrom(url, 'q') ?? ''
  const after = textFrom(url, 'after')
  const { rows, next } = await warehouse.sync.listSetAside({ q, after })
  const when = (at: Date) => formatMarketTime(at, market.id, language)
  return {
    title: text('screen.set-aside'),
    ...{ q, pages: listPages({ q }, after, next) },
    rows: rows.map(({ key, eraId, reason, row, firstAt, lastAt }) => ({
      ...{ key, eraId, reason, row, first: when(firstAt), last: when(lastAt) },
    })),
  }
})

export default function SetAside() {
  const { title, q, rows, pages } = useLoaderData<typeof loader>()
  const text = useText('warehouse')
  return (
    <WarehouseFrame title={title}>
      <p className="max-w-prose text-sm text-ink-soft">{text('setAside.lead')}</p>
      <Form role="search" className="flex max-w-prose flex-wrap items-end gap-2" key={q}>
        <div className="min-w-56 grow">
          <TextField label={text('setAside.search')} name="q" type="search" defaultValue={q} maxLength={200} />
        </div>
        <Button type="submit" variant="secondary">
          {text('list.show')}
        </Button>
      </Form>
      <RecordTable
        caption={title}
        heads={[text('setAside.id'), text('setAside.reason'), text('setAside.first'), text('setAside.last'), '']}
        empty={text('setAside.empty')}
        rows={rows.map(({ key, eraId, reason, row, first, last }) => ({
          id: key,
          cells: [
            <code key="id">{eraId ?? '—'}</code>,
            reason,
            first,
            last,
            <details key="row">
              <summary className="cursor-pointer py-1 text-accent">{text('setAside.row')}</summary>
              <pre className="mt-1 max-w-prose text-xs wrap-anywhere whitespace-pre-wrap">{row}</pre>
            </details>,
          ],
        }))}
      />
      <PageLinks pages={pages} first={text('list.first')} next={text('list.next')} />
    </WarehouseFrame>
  )
}
