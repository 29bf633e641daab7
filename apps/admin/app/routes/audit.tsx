import { type AuditAction, auditActions } from '@dvaput/domain/administrators/audit-actions'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { Form, useLoaderData } from 'react-router'
import { Button } from '../../../store/app/ui/button.tsx'
import { PlainSelect } from '../../../store/app/ui/plain-select.tsx'
import { EntryList } from '../features/audit/entry-list.tsx'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { listPages } from '../lib/list-url.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { PageLinks } from '../ui/page-links.tsx'

export const meta = screenMeta

export const handle = { messages: ['audit'] }

const isAction = (value: unknown): value is AuditAction => auditActions.includes(value as AuditAction)

const positive = (value: string | null) => (value && /^\d{1,15}$/.test(value) ? Number(value) : undefined)

export const loader = screenLoader(async ({ language, market }, { services, url }) => {
  const text = await loadText(language, 'audit')
  const asked = url.searchParams.get('action')
  const action = isAction(asked) ? asked : undefined
  const after = positive(url.searchParams.get('after'))
  const { entries, next } = await services.audit.list({ action, after })
  return {
    title: text('audit.title'),
    action: action ?? '',
    pages: listPages({ action }, after?.toString(), next?.toString() ?? null),
    entries: entries.map(({ at, before, after: changed, ...entry }) => ({
      ...entry,
      when: formatDateTime({ at: at.toISOString(), timeZone: market.timeZone }, language),
      before: before === null ? '' : JSON.stringify(before, null, 1),
      after: changed === null ? '' : JSON.stringify(changed, null, 1),
    })),
  }
})

export default function Audit() {
  const { title, entries, action, pages } = useLoaderData<typeof loader>()
  const text = useText('audit')
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 text-sm text-ink-soft">{text('audit.lead')}</p>
      </div>
      <Form className="flex max-w-dialog gap-2">
        <PlainSelect name="action" aria-label={text('audit.action')} defaultValue={action} key={action}>
          <option value="">{text('audit.all')}</option>
          {auditActions.map((each) => (
            <option key={each} value={each}>
              {text(`action.${each}`)}
            </option>
          ))}
        </PlainSelect>
        <Button type="submit" variant="secondary">
          {text('audit.filter')}
        </Button>
      </Form>
      <EntryList entries={entries} />
      <PageLinks pages={pages} first={text('audit.newest')} next={text('audit.older')} />
    </div>
  )
}
