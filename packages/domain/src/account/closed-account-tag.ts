/**
 * The customer's tag that closes an account to logins by link, passkey and external account, which go past the
 * platform's own, and ends its sessions. The state of the platform does not say it: DISABLED is also
 * every customer of a hosted shop who never set a password, such as one who ordered as a guest.
 */
export const closedAccountTag = 'account-closed'
