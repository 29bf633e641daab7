import { markets } from '@dvaput/domain/markets/markets'
import { useActionData, useLoaderData } from 'react-router'
import { toSettingFields } from '../../features/settings/read-settings.ts'
import { settingsActions } from '../../features/settings/settings-actions.ts'
import { SettingsForm } from '../../features/settings/settings-form.tsx'
import { SettingsFrame } from '../../features/settings/settings-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'

export const meta = screenMeta

export const handle = { messages: ['settings'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { marketAdmin }, url }) => {
  const text = await loadText(language, 'settings')
  return {
    title: text('settings.title'),
    isDone: chosen(url, 'done', settingsActions.names) !== undefined,
    markets: (await marketAdmin.list()).map(({ market, revision, isOwn, value }) => ({
      ...{
        market,
        revision,
        isOwn,
        current: toSettingFields(value, market, language),
        name: markets[market].name[language],
      },
    })),
  }
})

export const action = settingsActions.action

export default function Settings() {
  const { title, markets: shown, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('settings')
  const refusalText = useRefusalText('settings')
  const refused = getRefusal(answer)
  return (
    <SettingsFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={isDone && !answer && text('settings.done')}
    >
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
