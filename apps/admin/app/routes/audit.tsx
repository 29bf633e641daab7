import { type AuditAction, auditActions } from '@dvaput/domain/administrators/audit-actions'
import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/plain-select.tsx'
import { Form, useLoaderData } from 'react-router'
import { createAuditWords } from '../features/audit/audit-words.ts'
import { changedFields } from '../features/audit/changed-fields.ts'
import { EntryList } from '../features/audit/entry-list.tsx'
import { createSubjectWords } from '../features/audit/subject-words.server.ts'
import { loadValueWords } from '../features/audit/value-words.server.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { listPages } from '../lib/list-url.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { PageLinks } from '../ui/page-links.tsx'

export const meta = screenMeta

export const handle = { messages: ['audit'] }

const isAction = (value: unknown): value is AuditAction => auditActions.includes(value as AuditAction)

const positive = (value: string | null) => (value && /^\d{1,15}$/.test(value) ? Number(value) : undefined)

export const loader = screenLoader(async ({ language, market }, { administrator, services, url }) => {
  const [text, words, valueWords] = await Promise.all([
    loadText(language, 'audit'),
    loadText(language, 'audit-words'),
    loadValueWords(language),
  ])
  const auditWords = createAuditWords(words, language, valueWords)
  const asked = url.searchParams.get('action')
  const action = isAction(asked) ? asked : undefined
  const after = positive(url.searchParams.get('after'))
  const people = (await services.administrators.list()).map(({ id, name }) => ({ id, name }))
  const person = people.find(({ id }) => id === url.searchParams.get('person'))?.id
  const { entries, next } = await services.audit.list({ action, administratorId: person, after })
  const subjectOf = await createSubjectWords({
    ...{ services, entries, people, language },
    namesCustomers: administrator.permissions.includes('customers.read'),
  })
  return {
    title: text('audit.title'),
    action: action ?? '',
    ...{ people, person: person ?? '' },
    pages: listPages({ action, person }, after?.toString(), next?.toString() ?? null),
    entries: await Promise.all(
      entries.map(async (entry) => ({
        ...{ id: entry.id, administratorName: entry.administratorName, action: entry.action },
        ...(await subjectOf(entry)),
        when: formatMarketTime(entry.at, market.id, language),
        fields: changedFields(auditWords, entry.before, entry.after),
      })),
    ),
  }
})

export default function Audit() {
  const { title, entries, action, people, person, pages } = useLoaderData<typeof loader>()
  const text = useText('audit')
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 text-sm text-ink-soft">{text('audit.lead')}</p>
      </div>
      <Form className="flex max-w-page flex-wrap gap-2">
        <PlainSelect name="action" aria-label={text('audit.action')} defaultValue={action} key={action}>
          <option value="">{text('audit.all')}</option>
          {auditActions.map((each) => (
            <option key={each} value={each}>
              {text(`action.${each}`)}
            </option>
          ))}
        </PlainSelect>
        <PlainSelect name="person" aria-label={text('audit.who')} defaultValue={person} key={`person ${person}`}>
          <option value="">{text('audit.everybody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
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
