import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextArea } from '@dvaput/ui/text-area.tsx'
import { data, Form, redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { CodeForms } from '../features/content/code-forms.tsx'
import { ContentFrame } from '../features/content/content-frame.tsx'
import { readRevision } from '../features/content/read-revision.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

const acts = ['emails', 'code', 'close'] as const

const statusOf = {
  'changed-meanwhile': 409,
  'not-an-email': 422,
  'too-many-emails': 422,
  'short-code': 422,
} as const

export const loader = screenLoader(async ({ language, market }, { services: { content }, url }) => {
  const text = await loadText(language, 'content')
  const { emails, codeSetAt, ...state } = await content.gate.state()
  return {
    title: text('screen.gate'),
    ...state,
    emails: emails.join('\n'),
    codeSetAt: codeSetAt && formatMarketTime(codeSetAt, market.id, language),
    done: acts.find((act) => act === url.searchParams.get('done')) ?? null,
  }
})

export const action = screenAction(
  'content.write',
  async ({ language }, { administrator: by, services: { content }, form, url }) => {
    const act = acts.find((each) => each === url.searchParams.get('act'))
    if (!act) throw new Response(null, { status: 400 })
    const typed = textsOfForm(form)
    const edit = { by, revision: readRevision(typed) }
    const refusal =
      act === 'emails'
        ? await content.gate.changeEmails(edit, typed.emails ?? '')
        : await content.gate.changeCode(edit, act === 'close' ? null : (typed.code ?? ''))
    if (!refusal) throw redirect(`/content/gate?done=${act}`)
    const text = await loadText(language, 'content')
    const values = { email: '', most: '', shortest: '', ...refusal }
    return data({ problem: text(`gate.${refusal.code}`, values), typed }, { status: statusOf[refusal.code] })
  },
  { stricter: { acts: ['code', 'close'], permission: 'settings.write' } },
)

export default function ContentGate() {
  const { title, emails, emailsRevision, done, ...code } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const text = useText('content')
  const act = answer ? search.get('act') : null
  const problem = answer && 'problem' in answer ? answer.problem : null
  const isListRefused = act === 'emails' && problem !== null
  return (
    <ContentFrame
      title={title}
      outcome={problem ? { problem } : done && !answer ? { done: text(`gate.done.${done}`) } : null}
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <Form
            method="post"
            action="?act=emails"
            className="grid gap-4"
            key={`${emailsRevision} ${isListRefused ? answer?.typed.emails : ''}`}
          >
            <h2 className="text-lg">{text('gate.list')}</h2>
            <p className="text-sm text-ink-soft">{text('gate.listLead')}</p>
            <input type="hidden" name="revision" value={emailsRevision} />
            <TextArea
              label={text('gate.emails')}
              hint={text('gate.emailsHint')}
              name="emails"
              rows={8}
              spellCheck={false}
              autoCapitalize="none"
              defaultValue={isListRefused ? answer?.typed.emails : emails}
              error={isListRefused ? problem : undefined}
            />
            {isListRefused && answer?.typed.emails !== emails && (
              <div className="text-sm">
                <p className="font-semibold">{text('gate.now')}</p>
                <p className="whitespace-pre-line">{emails || '–'}</p>
              </div>
            )}
            <Button type="submit">{text('gate.saveList')}</Button>
          </Form>
        </Card>
        <CodeForms {...code} answer={act === 'code' || act === 'close' ? answer : undefined} act={act} />
      </div>
    </ContentFrame>
  )
}
