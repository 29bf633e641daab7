import { markets } from '@dvaput/domain/markets/markets'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { findText, textActions } from '../../features/content/text-actions.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async (page, { services, params, url }) => {
  const found = await findText({ page, services, params, url })
  if (!found) throw new Response(null, { status: 404 })
  const { place, original, key } = found
  const { market, language } = place
  const text = await loadText(page.language, 'content')
  const { value, revision } = await services.content.texts.find(market, key)
  return {
    title: original.title,
    ...{ revision, isOwn: value !== null, query: new URLSearchParams(place).toString() },
    place: `${markets[market].name[page.language]}, ${text(`language.${language}`)}`,
    current: { title: value?.title ?? original.title, text: value?.text ?? original.text },
  }
})

export const action = textActions.action

export default function ContentText() {
  const { title, place, query, revision, isOwn, current } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refusalText = useRefusalText('content', 'text')
  const refused = getRefusal(answer)
  const again = createFieldsAgain(current, refused)
  const [shownTitle, shownText] = [again('title'), again('text')]
  return (
    <ContentFrame title={title} problem={refused && refusalText(refused)}>
      <div>
        <TextLink to={`/content/texts?${query}`}>{text('text.back')}</TextLink>
        <p className="mt-1 text-sm text-ink-soft">{place}</p>
      </div>
      <RecordForm
        key={`${revision} ${JSON.stringify(refused)}`}
        {...{ revision, seen: current }}
        className="grid max-w-prose gap-4"
      >
        <TextField label={text('text.title')} name="title" defaultValue={shownTitle.value} required />
        <TextArea
          label={text('text.text')}
          hint={text('text.hint', { returnWindow: '{returnWindow}' })}
          name="text"
          rows={18}
          defaultValue={shownText.value}
          required
        />
        {(shownTitle.now ?? shownText.now) !== undefined && (
          <div className="rounded-lg border border-line bg-sunken p-4 text-sm">
            <p className="font-semibold">{text('text.now')}</p>
            {shownTitle.now !== undefined && <p className="mt-2 font-semibold">{shownTitle.now}</p>}
            {shownText.now !== undefined && <p className="mt-2 whitespace-pre-line">{shownText.now}</p>}
          </div>
        )}
        <SaveButtons save={text('text.save')} restore={isOwn ? text('text.default') : null} />
      </RecordForm>
    </ContentFrame>
  )
}
