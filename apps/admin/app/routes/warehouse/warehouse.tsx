import type { SyncTarget } from '@dvaput/backend/shop-side/warehouse/sync-admin'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { formatAge } from '../../features/warehouse/format-age.ts'
import { ReplayButton } from '../../features/warehouse/replay-button.tsx'
import { SyncFigures } from '../../features/warehouse/sync-figures.tsx'
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
import { RecordTable } from '../../ui/record-table.tsx'
import { useRefreshWhile } from '../../ui/use-refresh-while.ts'

export const meta = screenMeta

export const handle = { messages: ['warehouse'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const kinds = ['full', 'incremental'] as const
const targets = [...kinds, ...shopHandles] as const satisfies readonly SyncTarget[]

export const loader = screenLoader(async ({ language, market }, { services: { warehouse }, url }) => {
  const text = await loadText(language, 'warehouse')
  const { syncs, shops, ageSeconds, hasWarehouse, isCircuitOpen, ...counts } = await warehouse.sync.state()
  const when = (at: Date | null | undefined) => (at ? formatMarketTime(at, market.id, language) : text('sync.never'))
  const count = (value: number) => formatNumber(value, language)
  const age = (seconds: number | null) => (seconds === null ? text('sync.never') : formatAge(seconds, text))
  return {
    title: text('warehouse.title'),
    ...{ hasWarehouse, isCircuitOpen },
    done: url.searchParams.has('done'),
    figures: { listings: count(counts.listings), setAside: count(counts.setAside), age: age(ageSeconds) },
    syncs: kinds.map((kind) => {
      const known = syncs.find((sync) => sync.kind === kind)
      return {
        ...{ target: kind, isRunning: known?.isRunning ?? false, problem: known?.problem ?? null },
        isDone: known?.finishedAt != null,
        ...{ readSoFar: count(known?.readSoFar ?? 0), finished: when(known?.finishedAt) },
        ...{ seen: count(known?.seen ?? 0), rejected: count(known?.rejected ?? 0) },
      }
    }),
    shops: shops.map(({ shop, isRunning, listed, totalDrift, ageSeconds: seconds }) => ({
      ...{ target: shop, isRunning, listed: count(listed), drift: count(totalDrift), age: age(seconds) },
    })),
  }
})

const syncActions = recordActions({ permission: 'warehouse.write' })({
  sync: {
    run: ({ services, by, typed }) => {
      const target = targets.find((each) => each === typed.target)
      return target ? services.warehouse.sync.sync(target, by) : new Response(null, { status: 400 })
    },
  },
})

export const action = syncActions.action

export default function Warehouse() {
  const { title, figures, syncs, shops, hasWarehouse, isCircuitOpen, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('warehouse')
  const refusalText = useRefusalText('warehouse')
  const refused = getRefusal(answer)
  const mayWrite = useCurrentAdministrator()?.permissions.includes('warehouse.write') ?? false
  useRefreshWhile([...syncs, ...shops].some(({ isRunning }) => isRunning))
  const syncNow = (target: SyncTarget) => mayWrite && <ReplayButton label={text('sync.now')} fields={{ target }} />
  return (
    <WarehouseFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={done && !answer ? text('sync.done') : null}
    >
      {hasWarehouse ? (
        <>
          {isCircuitOpen && <Notice tone="danger">{text('circuit.open')}</Notice>}
          <SyncFigures {...figures} isCircuitOpen={isCircuitOpen} />
          <RecordTable
            caption={text('sync.warehouse')}
            heads={[
              ...[text('sync.what'), text('sync.state'), text('sync.finished')],
              ...[text('sync.seen'), text('sync.rejected'), ''],
            ]}
            empty={text('sync.never')}
            rows={syncs.map(({ target, isRunning, isDone, readSoFar, finished, seen, rejected, problem: failure }) => ({
              id: target,
              cells: [
                <strong key="what">{text(`sync.${target}`)}</strong>,
                <span key="state" className="grid gap-1">
                  <span>
                    <Badge tone={failure ? 'danger' : isRunning ? 'info' : isDone ? 'accent' : 'neutral'}>
                      {text(failure ? 'sync.failed' : isRunning ? 'sync.running' : isDone ? 'sync.idle' : 'sync.never')}
                    </Badge>
                  </span>
                  {isRunning && <span role="status">{text('sync.readSoFar', { rows: readSoFar })}</span>}
                  {failure}
                </span>,
                ...[finished, seen, rejected],
                syncNow(target),
              ],
            }))}
          />
        </>
      ) : (
        <Notice tone="neutral">{text('problem.no-warehouse')}</Notice>
      )}
      <h2 className="text-lg">{text('shops.title')}</h2>
      <RecordTable
        caption={text('shops.title')}
        heads={[
          text('shops.shop'),
          text('sync.state'),
          text('shops.age'),
          text('shops.listed'),
          text('shops.drift'),
          '',
        ]}
        empty={text('sync.never')}
        rows={shops.map(({ target, isRunning, age, listed, drift }) => ({
          id: target,
          cells: [
            <strong key="shop">{text(`shop.${target}`)}</strong>,
            <Badge key="state" tone={isRunning ? 'info' : 'accent'}>
              {text(isRunning ? 'sync.running' : 'sync.idle')}
            </Badge>,
            ...[age, listed, drift],
            syncNow(target),
          ],
        }))}
      />
    </WarehouseFrame>
  )
}
