import type { MarketId } from '@dvaput/domain/markets/market'
import { createCheckOwner } from '../customers/check-owner.ts'
import type { Customers } from '../customers/customers.ts'
import { freshLoginMinutes } from '../customers/person.ts'
import type { ShopCustomers } from '../customers/shop-customers.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createIsCommonPassword } from '../passwords/common-passwords.ts'
import { createChangeEmail, type KeepOrders } from './change-email.ts'
import { createChangePassword } from './change-password.ts'
import { type BeforeDeleting, createDeleteAccount, createEraseCustomer } from './delete-account.ts'
import { createDownloadData, createReadData } from './download-data.ts'
import { defineSendEmailChange, emailChangeMinutes } from './send-email-change.ts'
import { createTakeAccessBack } from './take-access-back.ts'
import { createUpdateProfile } from './update-profile.ts'

/** When the platform erases what is personal in an order, as it says itself. */
const erasedAfterDays = 180

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'mail' | 'limiter'>
  readonly customers: Customers
  readonly shop: ShopCustomers
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly minPasswordLength: number
  /** Before an account has another e-mail. */
  readonly keepOrders?: KeepOrders
  /** Part of the transaction that deletes what is kept of a customer. */
  readonly beforeDeleting?: BeforeDeleting
}

/** What customers do with their own account. */
export const createAccount = (needs: Needs) => {
  const { infrastructure, customers, shop, homes, minPasswordLength } = needs
  const { beforeDeleting = async () => undefined, keepOrders = async () => undefined } = needs
  const { database, jobs, mail, limiter } = infrastructure
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
      ...{ database, jobs, mail, limiter, shop, customers, checkOwner, sendEmailChange, keepOrders },
      takeAccessBack: createTakeAccessBack({ database, shop, mail, homes }),
    }),
    downloadData: createDownloadData({ readData, limiter }),
    deleteAccount: createDeleteAccount({ erase, checkOwner }),
    /** The same without the customer, for the shop's own people. */
    ofCustomer: { readData, erase },
  }
}

export type Account = ReturnType<typeof createAccount>
