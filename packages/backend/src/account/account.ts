import type { ShopCustomers } from '../connected-shop.ts'
import { createCheckOwner } from '../customers/check-owner.ts'
import type { Customers } from '../customers/customers.ts'
import { freshLoginMinutes } from '../customers/person.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createIsCommonPassword } from '../passwords/common-passwords.ts'
import { createChangeEmail, type KeepOrders } from './change-email.ts'
import { createChangePassword } from './change-password.ts'
import { type BeforeDeleting, createDeleteAccount, createEraseCustomer } from './delete-account.ts'
import { createDownloadData, createReadData } from './download-data.ts'
import { defineSendEmailChange, emailChangeMinutes } from './send-email-change.ts'
import { createUpdateProfile } from './update-profile.ts'

/** When the platform erases what is personal in an order, as it says itself. */
const erasedAfterDays = 180

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'homes' | 'jobs' | 'limiter' | 'mail'>
  readonly customers: Customers
  readonly shop: ShopCustomers
  readonly minPasswordLength: number
  /** Before an account has another e-mail. */
  readonly keepOrders?: KeepOrders
  /** Part of the transaction that deletes what is kept of a customer. */
  readonly beforeDeleting?: readonly BeforeDeleting[]
}

/** What customers do with their own account. */
export const createAccount = (needs: Needs) => {
  const { infrastructure, customers, shop, minPasswordLength } = needs
  const { beforeDeleting = [], keepOrders = async () => undefined } = needs
  const { database, jobs, mail, limiter, homes } = infrastructure
  const rules = { minLength: minPasswordLength, isCommon: createIsCommonPassword() }
  const checkOwner = createCheckOwner({ shop, limiter })
  const sendEmailChange = defineSendEmailChange({ database, jobs, mail, shop, homes })
  const readData = createReadData({ database, shop })
  const erase = createEraseCustomer({ database, jobs, mail, shop, beforeDeleting })
  return {
    limits: { emailChangeMinutes, freshLoginMinutes, erasedAfterDays },
    updateProfile: createUpdateProfile(customers),
    changePassword: createChangePassword({ shop, sessions: customers.sessions, rules, checkOwner }),
    email: createChangeEmail({
      ...{ infrastructure, shop, customers, checkOwner, sendEmailChange, keepOrders },
    }),
    downloadData: createDownloadData({ readData, limiter }),
    deleteAccount: createDeleteAccount({ erase, checkOwner }),
    /** The same without the customer, for the shop's own people. */
    ofCustomer: { readData, erase },
  }
}

export type Account = ReturnType<typeof createAccount>
