import { TextLink } from '@dvaput/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import { type AccountTab, accountTabPath, accountTabs } from './account-tab.ts'

type AccountViewProps = { readonly name: string | undefined; readonly tab: AccountTab; readonly children: ReactNode }

const tabLabels = {
  profile: 'tab.profile',
  addresses: 'tab.addresses',
  orders: 'tab.orders',
  settings: 'tab.settings',
} as const satisfies Record<AccountTab, string>

export const AccountView = ({ name, tab, children }: AccountViewProps) => {
  const text = useText('account')
  const { market } = usePageContext()
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6 py-8 sm:py-12">
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">
        {text('account.greeting', { name: name ?? text('account.customer') })}
      </h1>
      {market.capabilities.reservations && (
        <p>
          <TextLink to="/reservations">{text('account.reservations')}</TextLink>
        </p>
      )}
      <TabLinks
        label={text('account.tabs')}
        value={tab}
        tabs={accountTabs.map((value) => ({ value, label: text(tabLabels[value]), to: accountTabPath(value) }))}
      >
        {children}
      </TabLinks>
    </div>
  )
}
