import type { MailState } from '@dvaput/backend/shop-side/warehouse/mail-admin'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Link, useActionData, useLoaderData } from 'react-router'
import { mailSubject } from '../../features/warehouse/mail-subject.ts'
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
import { useMayOpen } from '../../lib/screens/use-may-open.ts'
import { chosen, listPages, textFrom } from '../../lib/urls/list-url.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { RecordTable } from '../../ui/record-table.tsx'

export const meta = screenMeta

export const handle = { messages: ['warehouse'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const states = ['failed', 'waiting', 'sent'] as const satisfies readonly MailState[]
const tones = { failed: 'danger', waiting: 'warning', sent: 'accent' } as const

export const loader = screenLoader(
  async ({ language, market }, { services: { warehouse }, url, administrator: { permissions } }) => {
    const text = await loadText(language, 'warehouse')
    const { templates } = warehouse.mails
    const filters = { state: chosen(url, 'state', states), template: chosen(url, 'template', templates) }
    const after = textFrom(url, 'after')
    const mayWrite = permissions.includes('warehouse.write')
    const { mails, next } = await warehouse.mails.list({ ...filters, after, isMasked: !mayWrite })
    const when = (at: Date) => formatMarketTime(at, market.id, language)
    return {
      title: text('screen.mails'),
      ...{ filters, templates, done: url.searchParams.has('done') },
      pages: listPages(filters, after, next),
      rows: mails.map(({ id, key, template, state, to, queuedAt, sentAt, attempts, error, canSendAgain }) => ({
        ...{ id, template, state, to, error, attempts: attempts ?? 1 },
        ...{ queued: when(queuedAt), sent: sentAt && when(sentAt) },
        // Some keys hold an e-mail.
        key: mayWrite && canSendAgain ? key : null,
        about: mailSubject(key),
      })),
    }
  },
)

const mailActions = recordActions({ permission: 'warehouse.write' })({
  replay: { run: ({ services, by, typed }) => services.warehouse.mails.sendAgain(typed.key ?? '', by) },
})

export const action = mailActions.action

export default function Mails() {
  const { title, filters, templates, rows, pages, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('warehouse')
  const refusalText = useRefusalText('warehouse')
  const refused = getRefusal(answer)
  const mayOpen = useMayOpen()
  /** Those of an earlier version keep their own name. */
  const nameOf = (template: string) => {
    const known = templates.find((each) => each === template)
    return known ? text(`mail.${known}`) : template
  }
  return (
    <WarehouseFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={done && !answer ? text('mails.done') : null}
    >
      <p className="max-w-prose text-sm text-ink-soft">{text('mails.lead')}</p>
      <FilterForm
        show={text('list.show')}
        filters={[
          {
            ...{ name: 'state', label: text('list.state'), value: filters.state ?? '' },
            options: [
              { value: '', label: text('list.anyState') },
              ...states.map((value) => ({ value, label: text(`state.${value}`) })),
            ],
          },
          {
            ...{ name: 'template', label: text('mails.template'), value: filters.template ?? '' },
            options: [
              { value: '', label: text('mails.anyTemplate') },
              ...templates.map((value) => ({ value, label: text(`mail.${value}`) })),
            ],
          },
        ]}
      />
      <RecordTable
        caption={title}
        heads={[
          ...[text('mails.template'), text('mails.to'), text('list.state')],
          ...[text('list.created'), text('list.sent'), text('list.attempts'), ''],
        ]}
        empty={text('mails.empty')}
        rows={rows.map(({ id, key, about, template, to, state, error, queued, sent, attempts }) => ({
          id,
          cells: [
            <span key="kind" className="wrap-normal">
              {nameOf(template)}
              {about && mayOpen(about.path) && (
                <Link to={about.path} className="block text-accent underline">
                  {text(`mails.about.${about.kind}`)}
                </Link>
              )}
            </span>,
            to ?? '—',
            <span key="state" className="grid gap-1">
              <span>
                <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>
              </span>
              {error}
            </span>,
            queued,
            sent ?? '—',
            String(attempts),
            key !== null && <ReplayButton key="act" label={text('mails.again')} fields={{ key }} />,
          ],
        }))}
      />
      <PageLinks pages={pages} first={text('list.first')} next={text('list.next')} />
    </WarehouseFrame>
  )
}
