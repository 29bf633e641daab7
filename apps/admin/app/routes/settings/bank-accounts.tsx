import { markets } from '@dvaput/domain/markets/markets'
import { useActionData, useLoaderData } from 'react-router'
import { bankAccountActions } from '../../features/settings/bank-account-actions.ts'
import { BankAccountForm } from '../../features/settings/bank-account-form.tsx'
import { toBankFields } from '../../features/settings/read-bank-account.ts'
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

export const loader = screenLoader(async ({ language }, { services: { bankAccounts }, url }) => {
  const text = await loadText(language, 'settings')
  return {
    title: text('bank.title'),
    isDone: chosen(url, 'done', bankAccountActions.names) !== undefined,
    accounts: (await bankAccounts.list()).map(({ market, value, ...setting }) => ({
      ...{ market, ...setting, name: markets[market].name[language], current: toBankFields(value, market) },
    })),
  }
})

export const action = bankAccountActions.action

export default function BankAccounts() {
  const { title, accounts, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('settings')
  const refusalText = useRefusalText('settings')
  const refused = getRefusal(answer)
  return (
    <SettingsFrame
      title={title}
      problem={refused && refusalText(refused)}
      done={isDone && !answer && text('bank.done')}
    >
      <p className="max-w-prose text-sm text-ink-soft">{text('bank.lead')}</p>
      {accounts.map(({ market, ...account }) => {
        const here = answer && answer.typed.market === market ? answer : null
        return (
          <BankAccountForm
            key={`${market} ${account.revision} ${JSON.stringify(here)}`}
            {...{ market, ...account, answer: here }}
          />
        )
      })}
    </SettingsFrame>
  )
}
