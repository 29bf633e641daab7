import { formatNumber } from '@dvaput/domain/text/format-number'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useLoaderData } from 'react-router'
import { WarehouseFrame } from '../../features/warehouse/warehouse-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { textFrom } from '../../lib/urls/list-url.ts'
import { RecordTable } from '../../ui/record-table.tsx'

export const meta = screenMeta

export const handle = { messages: ['warehouse'] }

/** The warehouse is asked only when somebody wants to know. */
export const loader = screenLoader(async ({ language }, { services: { warehouse }, url }) => {
  const text = await loadText(language, 'warehouse')
  const title = text('screen.stock')
  const after = textFrom(url, 'compare')
  if (after === undefined) return { title, comparison: null }
  const compared = await warehouse.sync.compareStock(after)
  if (compared === 'unavailable') return { title, comparison: compared }
  const count = (value: number | null) => (value === null ? '—' : formatNumber(value, language))
  return {
    title,
    comparison: {
      compared: compared.compared,
      next: compared.next && `?${new URLSearchParams({ compare: compared.next })}`,
      differences: compared.differences.map(({ id, title: name, stock, there, held }) => ({
        ...{ id, name, here: count(stock), there: count(there), held: count(held) },
      })),
    },
  }
})

export default function Stock() {
  const { title, comparison } = useLoaderData<typeof loader>()
  const text = useText('warehouse')
  return (
    <WarehouseFrame title={title}>
      <p className="max-w-prose text-sm text-ink-soft">{text('stock.lead')}</p>
      {comparison === null && (
        <div>
          <ButtonLink to="?compare=">{text('stock.compare')}</ButtonLink>
        </div>
      )}
      {comparison === 'unavailable' && <Notice tone="danger">{text('problem.unavailable')}</Notice>}
      {comparison !== null && comparison !== 'unavailable' && (
        <>
          <p role="status">
            {text('stock.compared', { compared: comparison.compared, different: comparison.differences.length })}
          </p>
          <RecordTable
            caption={title}
            heads={[
              ...[text('stock.id'), text('stock.product'), text('stock.here')],
              ...[text('stock.there'), text('stock.held')],
            ]}
            empty={text('stock.same')}
            rows={comparison.differences.map(({ id, name, here, there, held }) => ({
              id,
              cells: [<code key="id">{id}</code>, name, here, there, held],
            }))}
          />
          <div className="flex flex-wrap gap-2">
            {comparison.next && <ButtonLink to={comparison.next}>{text('stock.more')}</ButtonLink>}
            <ButtonLink to="/warehouse" variant="secondary">
              {text('stock.sync')}
            </ButtonLink>
          </div>
        </>
      )}
    </WarehouseFrame>
  )
}
