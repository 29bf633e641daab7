import { markets } from '@dvaput/domain/markets/markets'
import { useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { hoursActions } from '../../features/content/hours-actions.ts'
import { HoursForm } from '../../features/content/hours-form.tsx'
import { toHoursFields } from '../../features/content/read-hours.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { content }, url }) => {
  const text = await loadText(language, 'content')
  return {
    title: text('screen.hours'),
    isDone: chosen(url, 'done', hoursActions.names) !== undefined,
    markets: (await content.hours.list()).map(({ market, revision, isOwn, value }) => ({
      ...{ market, revision, isOwn, current: toHoursFields(value), name: markets[market].name[language] },
    })),
  }
})

export const action = hoursActions.action

export default function ContentHours() {
  const { title, markets: shown, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refusalText = useRefusalText('content', 'hours')
  const refused = getRefusal(answer)
  return (
    <ContentFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={isDone && !answer && text('hours.done')}
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
