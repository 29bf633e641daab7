import { markets } from '@dvaput/domain/markets/markets'
import { ownTextKey } from '@dvaput/domain/markets/own-texts'
import { Button } from '@dvaput/ui/button.tsx'
import { TextArea } from '@dvaput/ui/text-area.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../features/content/content-frame.tsx'
import { readRevision } from '../features/content/read-revision.ts'
import { readTextPlace } from '../features/content/read-text-place.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { createFieldsAgain } from '../lib/seen-fields.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

import { SeenField } from '../ui/seen-field.tsx'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

export const loader = screenLoader(
  async (page, { services: { content, readOriginalTexts }, params: { page: name = '', section = '' }, url }) => {
    const place = readTextPlace(url, page.market.id, page.language)
    const { market, language } = place
    const original = (await readOriginalTexts(market, language))
      .find((each) => each.page === name)
      ?.sections.find(({ id }) => id === section)
    if (!original) throw new Response(null, { status: 404 })
    const text = await loadText(page.language, 'content')
    const { value, revision } = await content.texts.find(market, ownTextKey(name, section, language))
    return {
      title: original.title,
      ...{ revision, isOwn: value !== null, query: new URLSearchParams(place).toString() },
      place: `${markets[market].name[page.language]}, ${text(`language.${language}`)}`,
      current: { title: value?.title ?? original.title, text: value?.text ?? original.text },
    }
  },
)

export const action = screenAction(
  'content.write',
  async (
    page,
    {
      administrator: by,
      services: { content, readOriginalTexts },
      params: { page: name = '', section = '' },
      form,
      url,
    },
  ) => {
    const place = readTextPlace(url, page.market.id, page.language)
    const { market, language } = place
    const pages = await readOriginalTexts(market, language)
    if (!pages.some((each) => each.page === name && each.sections.some(({ id }) => id === section)))
      throw new Response(null, { status: 404 })
    const typed = textsOfForm(form)
    const value = typed.act === 'default' ? null : { title: typed.title ?? '', text: typed.text ?? '' }
    const key = ownTextKey(name, section, language)
    const result = await content.texts.change({ by, market, key, revision: readRevision(typed), value })
    if (result === 'ok') throw redirect(`/content/texts?${new URLSearchParams({ ...place, done: 'text' })}`)
    return data({ problem: result, typed }, { status: result === 'changed-meanwhile' ? 409 : 422 })
  },
)

export default function ContentText() {
  const { title, place, query, revision, isOwn, current } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refused = answer && 'problem' in answer ? answer : null
  const isLate = refused?.problem === 'changed-meanwhile'
  const again = createFieldsAgain(current, refused && { typed: refused.typed, isLate })
  const [shownTitle, shownText] = [again('title'), again('text')]
  return (
    <ContentFrame title={title} outcome={refused ? { problem: text(`text.${refused.problem}`) } : null}>
      <div>
        <TextLink to={`/content/texts?${query}`}>{text('text.back')}</TextLink>
        <p className="mt-1 text-sm text-ink-soft">{place}</p>
      </div>
      <Form method="post" className="grid max-w-prose gap-4" key={`${revision} ${JSON.stringify(refused)}`}>
        <input type="hidden" name="revision" value={revision} />
        <SeenField fields={current} />
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{text('text.save')}</Button>
          {isOwn && (
            <Button type="submit" name="act" value="default" variant="secondary" formNoValidate>
              {text('text.default')}
            </Button>
          )}
        </div>
      </Form>
    </ContentFrame>
  )
}
