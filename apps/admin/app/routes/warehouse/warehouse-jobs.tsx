import { formatNumber } from '@dvaput/domain/text/format-number'
import { isUuid } from '@dvaput/domain/text/is-uuid'
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
import { listPages, textFrom } from '../../lib/urls/list-url.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { RecordTable } from '../../ui/record-table.tsx'

export const meta = screenMeta

export const handle = { messages: ['warehouse'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const queued = ['created', 'retry', 'active'] as const

export const loader = screenLoader(
  async ({ language, market }, { services: { warehouse }, url, administrator: { permissions } }) => {
    const text = await loadText(language, 'warehouse')
    const job = textFrom(url, 'job') || undefined
    const after = textFrom(url, 'after')
    const [{ rows, next }, counts] = await Promise.all([warehouse.jobs.list({ job, after }), warehouse.jobs.counts()])
    const waiting = Map.groupBy(
      counts.filter((each) => each.job !== 'dead-letters'),
      (each) => each.job,
    )
    const mayWrite = permissions.includes('warehouse.write')
    return {
      title: text('screen.jobs'),
      ...{ mayWrite, pages: listPages({ job }, after, next), done: url.searchParams.has('done') },
      rows: rows.map(({ id, job: name, key, diedAt, attempts, error }) => ({
        ...{ id, name, attempts, error },
        // The key of a job may hold an e-mail.
        key: mayWrite ? key : null,
        when: formatMarketTime(diedAt, market.id, language),
      })),
      queues: [...waiting].map(([name, states]) => ({
        name,
        counts: queued.map((state) => formatNumber(states.find((each) => each.state === state)?.count ?? 0, language)),
      })),
    }
  },
)

const jobActions = recordActions({ permission: 'warehouse.write' })({
  replay: {
    run: async ({ services, by, typed: { id = '' } }) => {
      if (!isUuid(id)) return new Response(null, { status: 400 })
      const replayed = await services.warehouse.jobs.replay(id, by)
      return replayed === 'not-found' ? 'not-failed' : replayed
    },
  },
})

export const action = jobActions.action

export default function Jobs() {
  const { title, rows, queues, pages, done, mayWrite } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('warehouse')
  const refusalText = useRefusalText('warehouse')
  const refused = getRefusal(answer)
  return (
    <WarehouseFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={done && !answer ? text('replay.done') : null}
    >
      <h2 className="text-lg">{text('jobs.dead')}</h2>
      <RecordTable
        caption={text('jobs.dead')}
        heads={[text('jobs.job'), text('jobs.error'), text('list.attempts'), text('jobs.died'), '']}
        empty={text('jobs.noDead')}
        rows={rows.map(({ id, name, key, error, attempts, when }) => ({
          id,
          cells: [
            <span key="job" className="grid">
              <code>{name}</code>
              {key && <span className="text-xs text-ink-soft">{key}</span>}
            </span>,
            error ?? '—',
            String(attempts),
            when,
            mayWrite && <ReplayButton key="act" label={text('replay.now')} fields={{ id }} />,
          ],
        }))}
      />
      <PageLinks pages={pages} first={text('list.first')} next={text('list.next')} />
      <h2 className="text-lg">{text('jobs.queues')}</h2>
      <RecordTable
        caption={text('jobs.queues')}
        heads={[text('jobs.job'), text('jobs.created'), text('jobs.retry'), text('jobs.active')]}
        empty={text('jobs.noQueues')}
        rows={queues.map(({ name, counts }) => ({ id: name, cells: [<code key="job">{name}</code>, ...counts] }))}
      />
    </WarehouseFrame>
  )
}
