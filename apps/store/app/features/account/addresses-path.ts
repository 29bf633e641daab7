/** The tab of the account with the list. */
export const addressesPath = '/account?tab=addresses'
