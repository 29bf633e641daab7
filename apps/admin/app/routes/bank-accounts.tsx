import { checkBankAccount } from '@dvaput/domain/bank-accounts/check-bank-account'
import { isMarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { readRevision } from '../features/content/read-revision.ts'
import { BankAccountForm } from '../features/settings/bank-account-form.tsx'
import { type BankProblems, toBankFields } from '../features/settings/read-bank-account.ts'
import { SettingsFrame } from '../features/settings/settings-frame.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

const noProblems: BankProblems = {}

export const handle = { messages: ['settings'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { bankAccounts }, url }) => {
  const text = await loadText(language, 'settings')
  return {
    title: text('bank.title'),
    isDone: url.searchParams.has('done'),
    accounts: (await bankAccounts.list()).map(({ market, account, ...setting }) => ({
      ...{ market, ...setting, name: markets[market].name[language], current: toBankFields(account, market) },
    })),
  }
})

/** Who changes an account leads the money elsewhere: it asks for a proof. */
export const action = screenAction(
  'settings.write',
  async (_, { administrator: by, services: { bankAccounts }, form }) => {
    const typed = textsOfForm(form)
    const { market } = typed
    if (!isMarketId(market)) throw new Response(null, { status: 400 })
    const read = typed.act === 'default' ? { account: null } : checkBankAccount(typed, market)
    if ('problems' in read) return data({ isLate: false, problems: read.problems, typed }, { status: 422 })
    const result = await bankAccounts.change({ by, market, revision: readRevision(typed), account: read.account })
    if (result === 'ok') throw redirect('/settings/bank-accounts?done=account')
    return data({ isLate: true, problems: noProblems, typed }, { status: 409 })
  },
  { needsProof: true },
)

export default function BankAccounts() {
  const { title, accounts, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('settings')
  return (
    <SettingsFrame title={title}>
      {answer && 'problems' in answer && (
        <Notice tone="danger" focused>
          {text(answer.isLate ? 'settings.changed-meanwhile' : 'settings.refused')}
        </Notice>
      )}
      {isDone && !answer && <Notice focused>{text('bank.done')}</Notice>}
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
