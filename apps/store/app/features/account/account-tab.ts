export const accountTabs = ['profile', 'addresses', 'orders', 'settings'] as const

export type AccountTab = (typeof accountTabs)[number]

/** The first tab for anything else. */
export const readAccountTab = (search: URLSearchParams): AccountTab =>
  accountTabs.find((tab) => tab === search.get('tab')) ?? 'profile'

export const accountTabPath = (tab: AccountTab): string => (tab === 'profile' ? '/account' : `/account?tab=${tab}`)
