import { originalGrants } from '@dvaput/domain/administrators/permissions'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { GrantsForm } from '../features/administrators/grants-form.tsx'
import { readGrants } from '../features/administrators/read-grants.ts'
import { readRevision } from '../features/content/read-revision.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

export const handle = { messages: ['roles'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services, url }) => {
  const text = await loadText(language, 'roles')
  const current = await services.administrators.grants.read()
  return { title: text('roles.title'), isDone: url.searchParams.has('done'), ...current, original: originalGrants }
})

export const action = screenAction(
  'administrators.write',
  async (_, { administrator: by, services, form }) => {
    const typed = textsOfForm(form)
    const grants = typed.act === 'original' ? null : readGrants(typed)
    const change = { by, revision: readRevision(typed), grants }
    const result = await services.administrators.grants.change(change)
    if (result === 'ok') throw redirect('/administrators/roles?done')
    return data({ problem: result, typed }, { status: 409 })
  },
  { needsProof: true },
)

export default function Roles() {
  const { title, isDone, revision, ...shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('roles')
  const isLate = answer !== undefined && 'problem' in answer
  return (
    <div className="grid max-w-page gap-5">
      <TextLink to="/administrators">{text('roles.back')}</TextLink>
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{text('roles.lead')}</p>
      </div>
      {isLate && (
        <Notice key={JSON.stringify(answer)} tone="danger" focused>
          {text('roles.changed-meanwhile')}
        </Notice>
      )}
      {isDone && !answer && <Notice>{text('roles.done')}</Notice>}
      <GrantsForm key={`${revision} ${isLate}`} {...{ revision, ...shown, answer, isLate }} />
    </div>
  )
}
