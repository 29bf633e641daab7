import { toAddressBook } from '@dvaput/domain/account/address-book'
import { profileFields } from '@dvaput/domain/account/check-profile'
import { toOrderView } from '@dvaput/domain/orders/order-view'
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { readAccountTab } from '../../features/account/account-tab.ts'
import { AccountUnavailable } from '../../features/account/account-unavailable.tsx'
import { AccountView } from '../../features/account/account-view.tsx'
import { AddressList, LocalAddressList } from '../../features/account/address-list.tsx'
import { greetingName } from '../../features/account/greeting-name.ts'
import type { ProfileRefusal } from '../../features/account/profile-form.tsx'
import { ProfileTab } from '../../features/account/profile-tab.tsx'
import { SettingsTab } from '../../features/account/settings-tab.tsx'
import { AccountOrders } from '../../features/orders/account-orders.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { customerLoader } from '../../lib/loading/customer-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { readFields } from '../../lib/read-fields.ts'
import type { Route } from './+types/account'

export const meta = pageMeta

export const handle = { messages: ['account', 'addresses', 'orders'] }

const toLogin = () => redirect('/login?returnTo=%2Faccount')

export const loader = customerLoader(async ({ language }, { customer, person, clientIp, services }) => {
  const text = await loadText(language, 'account')
  const { customers, orders: recorded, marketOf } = services()
  const readRecord = async () => {
    const account = await customers.accountOf(person(), clientIp())
    if (!account) throw toLogin()
    const record = await account.read()
    if (record) return record
    // The platform does not know this customer any more.
    await person().logOut()
    throw toLogin()
  }
  const record = await readRecord().catch((error: unknown) => {
    if (isIntegrationError(error)) return null
    throw error
  })
  const head = {
    title: text('account.title'),
    description: text('account.description'),
    path: '/account',
    hidden: true,
  }
  const orders = (await recorded.of(customer)).orders.map((order) => toOrderView(order, language, marketOf))
  if (!record) return { head, customer, record, orders }
  // Only under short ids may addresses leave the server.
  const { addresses, defaultId } = toAddressBook(record)
  return { head, customer, orders, record: { ...record, orders: [], addresses, defaultAddressId: defaultId } }
})

/** Saves the profile. */
export const action = customerLoader(async ({ market }, { request, person, clientIp, services }) => {
  const values = await readFields(request, profileFields)
  try {
    const context = { market: market.id, clientIp: clientIp() }
    const updated = await services().account.updateProfile(person(), values, context)
    if (!updated.ok) return { values, problems: updated.problems, isUnavailable: false } satisfies ProfileRefusal
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return { values, problems: {}, isUnavailable: true } satisfies ProfileRefusal
  }
  throw redirect('/account?saved=profile')
})

/** The tabs show the same data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const isOtherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOtherTab && formMethod === undefined ? false : defaultShouldRevalidate
}

export default function Account({ loaderData: { customer, record, orders }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const tab = readAccountTab(search)
  const content = () => {
    if (tab === 'settings') return <SettingsTab />
    // The browser has them, whether the platform can be reached or not.
    if (tab === 'addresses' && customer.kind === 'external') return <LocalAddressList customerId={customer.id} />
    if (tab === 'orders') return <AccountOrders orders={orders} />
    if (!record) return <AccountUnavailable />
    switch (tab) {
      case 'profile':
        return (
          <ProfileTab
            record={record}
            isEdited={actionData !== undefined || search.get('edit') === 'profile'}
            isSaved={search.get('saved') === 'profile'}
            refusal={actionData}
          />
        )
      case 'addresses': {
        const { addresses, defaultAddressId: defaultId, phone } = record
        return <AddressList book={{ addresses, defaultId, phone }} />
      }
    }
  }
  return (
    <AccountView name={greetingName(record ?? customer)} tab={tab}>
      {content()}
    </AccountView>
  )
}
