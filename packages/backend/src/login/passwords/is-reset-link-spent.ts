import { toCustomerGid } from '@dvaput/domain/account/customer-gid'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { LoginLimits } from '../login-limits.ts'
import type { AttemptAtPlatform } from '../platform/platform-attempt.ts'
import { isResetLink, isSpentCode, type ResetLink } from './reset-password.ts'

type Needs = {
  readonly shop: Pick<ShopCustomers, 'storefront'>
  readonly limits: Pick<LoginLimits, 'checkResetPage'>
  readonly attempt: AttemptAtPlatform
}

/**
 * Whether the page need not ask for a password at all. The platform has no question for it, so it is sent a password that
 * it never takes; only what it says of the link counts. In doubt the form is shown.
 */
export const createIsResetLinkSpent =
  ({ shop, limits, attempt }: Needs) =>
  async ({ id, token: resetToken, clientIp }: ResetLink & { readonly clientIp: string }): Promise<boolean> => {
    if (!isResetLink({ id, token: resetToken })) return true
    if (await limits.checkResetPage(clientIp)) return false
    const reset = { id: toCustomerGid(id), resetToken, password: '' }
    const tried = await attempt(shop.storefront.reset(reset, { buyerIp: clientIp }))
    return !tried.ok && isSpentCode(tried.error.code)
  }
