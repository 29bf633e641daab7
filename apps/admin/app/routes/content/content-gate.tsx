import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { CodeForms } from '../../features/content/code-forms.tsx'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { gateActions } from '../../features/content/gate-actions.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { RecordForm } from '../../ui/record-form.tsx'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language, market }, { services: { content }, url }) => {
  const text = await loadText(language, 'content')
  const { emails, codeSetAt, ...state } = await content.gate.state()
  return {
    title: text('screen.gate'),
    ...state,
    emails: emails.join('\n'),
    codeSetAt: codeSetAt && formatMarketTime(codeSetAt, market.id, language),
    done: chosen(url, 'done', gateActions.names) ?? null,
  }
})

export const action = gateActions.action

export default function ContentGate() {
  const { title, emails, emailsRevision, done, ...code } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refusalText = useRefusalText('content', 'gate')
  const refused = getRefusal(answer)
  const problem = refused && refusalText(refused)
  const isListRefused = refused?.act === 'emails'
  return (
    <ContentFrame title={title} problem={problem} done={done && !answer && text(`gate.done.${done}`)}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <RecordForm
            key={`${emailsRevision} ${isListRefused ? refused.typed.emails : ''}`}
            {...{ act: 'emails', revision: emailsRevision }}
            className="grid gap-4"
          >
            <h2 className="text-lg">{text('gate.list')}</h2>
            <p className="text-sm text-ink-soft">{text('gate.listLead')}</p>
            <TextArea
              label={text('gate.emails')}
              hint={text('gate.emailsHint')}
              name="emails"
              rows={8}
              spellCheck={false}
              autoCapitalize="none"
              defaultValue={isListRefused ? refused.typed.emails : emails}
              error={isListRefused ? (problem ?? undefined) : undefined}
            />
            {isListRefused && refused.typed.emails !== emails && (
              <div className="text-sm">
                <p className="font-semibold">{text('gate.now')}</p>
                <p className="whitespace-pre-line">{emails || '–'}</p>
              </div>
            )}
            <Button type="submit">{text('gate.saveList')}</Button>
          </RecordForm>
        </Card>
        <CodeForms {...code} answer={answer} problem={isListRefused ? null : problem} />
      </div>
    </ContentFrame>
  )
}
