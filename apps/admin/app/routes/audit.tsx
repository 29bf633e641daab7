import { type AuditAction, auditActions } from '@dvaput/domain/administrators/audit-actions'
import { sourceOfOrderId } from '@dvaput/domain/orders/order-source'
import { Form, useLoaderData } from 'react-router'
import { Button } from '../../../store/app/ui/button.tsx'
import { PlainSelect } from '../../../store/app/ui/plain-select.tsx'
import { createAuditWords } from '../features/audit/audit-words.ts'
import { changedFields } from '../features/audit/changed-fields.ts'
import { EntryList } from '../features/audit/entry-list.tsx'
import { nameSetting } from '../features/audit/name-setting.ts'
import { subjectPath } from '../features/audit/subject-path.ts'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { listPages } from '../lib/list-url.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { PageLinks } from '../ui/page-links.tsx'

export const meta = screenMeta

export const handle = { messages: ['audit'] }

const isAction = (value: unknown): value is AuditAction => auditActions.includes(value as AuditAction)

const subjectKinds = [
  ...['administrator', 'order', 'return', 'reservation', 'offer', 'product', 'customer', 'banner', 'collection'],
  ...['navigation', 'offer-rule', 'product-import', 'setting', 'sync', 'job', 'mail'],
] as const

const positive = (value: string | null) => (value && /^\d{1,15}$/.test(value) ? Number(value) : undefined)

export const loader = screenLoader(async ({ language, market }, { services, url }) => {
  const [text, words, orderText] = await Promise.all([
    loadText(language, 'audit'),
    loadText(language, 'audit-words'),
    loadText(language, 'orders'),
  ])
  const auditWords = createAuditWords(words, language)
  const asked = url.searchParams.get('action')
  const action = isAction(asked) ? asked : undefined
  const after = positive(url.searchParams.get('after'))
  const people = (await services.administrators.list()).map(({ id, name }) => ({ id, name }))
  const person = people.find(({ id }) => id === url.searchParams.get('person'))?.id
  const { entries, next } = await services.audit.list({ action, administratorId: person, after })
  const nameOf = (kind: string) => {
    const known = subjectKinds.find((each) => each === kind)
    return known ? text(`subject.${known}`) : kind
  }
  /** Numbers of orders repeat from shop to shop. */
  const shopOf = (kind: string, id: string) => {
    const source = kind === 'order' ? sourceOfOrderId(id) : undefined
    return source ? orderText(`orders.shop.${source}`) : ''
  }
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const records = await services.nameSubjects(entries, language)
  const subjectName = (kind: string, id: string) => {
    if (kind === 'administrator') return names.get(id) ?? id
    if (kind === 'setting') return nameSetting(words, id)
    return records.get(`${kind} ${id}`) ?? id.split('/').at(-1)
  }
  return {
    title: text('audit.title'),
    action: action ?? '',
    ...{ people, person: person ?? '' },
    pages: listPages({ action, person }, after?.toString(), next?.toString() ?? null),
    entries: entries.map(
      ({ id, administratorName, action: done, at, before, after: changed, subjectKind, subjectId }) => ({
        ...{ id, administratorName, action: done },
        subject: [nameOf(subjectKind), subjectName(subjectKind, subjectId)].filter(Boolean).join(' '),
        shop: shopOf(subjectKind, subjectId),
        to: subjectPath(subjectKind, subjectId),
        when: formatMarketTime(at, market.id, language),
        fields: changedFields(auditWords, before, changed),
      }),
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
