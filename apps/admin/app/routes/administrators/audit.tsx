import { type AuditAction, auditActions } from '@dvaput/domain/administrators/audit-actions'
import { useLoaderData } from 'react-router'
import { createAuditWords } from '../../features/audit/audit-words.ts'
import { changedFields } from '../../features/audit/changed-fields.ts'
import { EntryList } from '../../features/audit/entry-list.tsx'
import { createSubjectWords } from '../../features/audit/subject-words.server.ts'
import { loadValueWords } from '../../features/audit/value-words.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { listPages } from '../../lib/urls/list-url.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

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
  const named = url.searchParams.get('action')
  const action = isAction(named) ? named : undefined
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
    <ScreenFrame title={title} lead={text('audit.lead')}>
      <FilterForm
        filters={[
          {
            ...{ name: 'action', label: text('audit.action'), value: action ?? '', any: text('audit.all') },
            options: auditActions.map((value) => ({ value, label: text(`action.${value}`) })),
          },
          {
            ...{ name: 'person', label: text('audit.who'), value: person ?? '', any: text('audit.everybody') },
            options: people.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        show={text('audit.filter')}
      />
      <EntryList entries={entries} />
      <PageLinks pages={pages} first={text('audit.newest')} next={text('audit.older')} />
    </ScreenFrame>
  )
}
