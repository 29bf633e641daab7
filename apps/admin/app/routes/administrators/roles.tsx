import { originalGrants } from '@dvaput/domain/administrators/permissions'
import { useActionData, useLoaderData } from 'react-router'
import { GrantsForm } from '../../features/administrators/grants-form.tsx'
import { readGrants } from '../../features/administrators/read-grants.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { recordActions } from '../../lib/forms/record-actions.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { RecordFrame } from '../../ui/record-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['roles'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services, url }) => {
  const text = await loadText(language, 'roles')
  const current = await services.administrators.grants.read()
  return { title: text('roles.title'), isDone: url.searchParams.has('done'), ...current, original: originalGrants }
})

const rolesActions = recordActions({ permission: 'administrators.write' })({
  save: {
    needsProof: true,
    run: ({ services, by, revision, typed }) =>
      services.administrators.grants.change({ by, revision, grants: readGrants(typed) }),
  },
  original: {
    needsProof: true,
    run: ({ services, by, revision }) => services.administrators.grants.change({ by, revision, grants: null }),
  },
})

export const action = rolesActions.action

export default function Roles() {
  const { title, isDone, revision, ...shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('roles')
  const refusalText = useRefusalText('roles')
  const refused = getRefusal(answer)
  return (
    <RecordFrame
      {...{ back: { to: '/administrators', label: text('roles.back') }, title }}
      problem={refused && refusalText(refused)}
      revision={JSON.stringify(answer)}
      done={isDone && !answer && text('roles.done')}
    >
      <p className="max-w-prose text-sm text-ink-soft">{text('roles.lead')}</p>
      <GrantsForm key={`${revision} ${refused !== null}`} {...{ revision, ...shown, answer }} />
    </RecordFrame>
  )
}
