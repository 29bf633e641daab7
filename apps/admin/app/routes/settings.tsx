import { isMarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { readRevision } from '../features/content/read-revision.ts'
import { readSettings, type SettingProblems, toSettingFields } from '../features/settings/read-settings.ts'
import { SettingsForm } from '../features/settings/settings-form.tsx'
import { SettingsFrame } from '../features/settings/settings-frame.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

const noProblems: SettingProblems = {}

export const handle = { messages: ['settings'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { marketDesk }, url }) => {
  const text = await loadText(language, 'settings')
  return {
    title: text('settings.title'),
    isDone: url.searchParams.has('done'),
    markets: (await marketDesk.list()).map(({ market, revision, isOwn, settings }) => ({
      ...{ market, revision, isOwn, current: toSettingFields(settings, market), name: markets[market].name[language] },
    })),
  }
})

export const action = screenAction(
  'settings.write',
  async (_, { administrator: by, services: { marketDesk }, form }) => {
    const typed = textsOfForm(form)
    const { market } = typed
    if (!isMarketId(market)) throw new Response(null, { status: 400 })
    const read = typed.act === 'default' ? { settings: null } : readSettings(typed, market)
    if ('problems' in read) return data({ isLate: false, problems: read.problems, typed }, { status: 422 })
    const result = await marketDesk.change({ by, market, revision: readRevision(typed), settings: read.settings })
    if (result === 'ok') throw redirect('/settings?done=market')
    return data({ isLate: true, problems: noProblems, typed }, { status: 409 })
  },
)

export default function Settings() {
  const { title, markets: shown, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('settings')
  const refused = answer && 'problems' in answer ? answer : null
  return (
    <SettingsFrame title={title}>
      {refused && (
        <Notice tone="danger" focused>
          {text(refused.isLate ? 'settings.changed-meanwhile' : 'settings.refused')}
        </Notice>
      )}
      {isDone && !answer && <Notice focused>{text('settings.done')}</Notice>}
      <p className="max-w-prose text-sm text-ink-soft">{text('settings.lead')}</p>
      {shown.map(({ market, ...settings }) => {
        const here = refused?.typed.market === market ? refused : null
        return (
          <SettingsForm
            key={`${market} ${settings.revision} ${JSON.stringify(here)}`}
            {...{ market, ...settings, refused: here }}
          />
        )
      })}
    </SettingsFrame>
  )
}
