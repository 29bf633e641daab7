import { isMarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../features/content/content-frame.tsx'
import { HoursForm } from '../features/content/hours-form.tsx'
import { readHours, toHoursFields } from '../features/content/read-hours.ts'
import { readRevision } from '../features/content/read-revision.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { content }, url }) => {
  const text = await loadText(language, 'content')
  return {
    title: text('screen.hours'),
    isDone: url.searchParams.has('done'),
    markets: (await content.hours.list()).map(({ market, revision, isOwn, hours }) => ({
      ...{ market, revision, isOwn, current: toHoursFields(hours), name: markets[market].name[language] },
    })),
  }
})

export const action = screenAction('content.write', async (_, { administrator: by, services: { content }, form }) => {
  const typed = textsOfForm(form)
  const { market } = typed
  if (!isMarketId(market)) throw new Response(null, { status: 400 })
  const hours = typed.act === 'default' ? null : readHours(typed)
  if (hours === 'not-hours') return data({ problem: hours, typed }, { status: 422 })
  const result = await content.hours.change({ by, market, revision: readRevision(typed), hours })
  if (result === 'ok') throw redirect('/content/hours?done=hours')
  return data({ problem: result, typed }, { status: 409 })
})

export default function ContentHours() {
  const { title, markets: shown, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refused = answer && 'problem' in answer ? answer : null
  return (
    <ContentFrame
      title={title}
      outcome={
        refused
          ? { problem: text(`hours.${refused.problem}`) }
          : isDone && !answer
            ? { done: text('hours.done') }
            : null
      }
    >
      <p className="max-w-prose text-sm text-ink-soft">{text('hours.lead')}</p>
      {shown.map(({ market, ...hours }) => {
        const here = refused?.typed.market === market ? refused : null
        return (
          <HoursForm
            key={`${market} ${hours.revision} ${JSON.stringify(here)}`}
            {...{ market, ...hours, refused: here }}
          />
        )
      })}
    </ContentFrame>
  )
}
