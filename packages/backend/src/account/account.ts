import type { Customers } from '../customers/customers.ts'
import { createUpdateProfile } from './update-profile.ts'

type Needs = { readonly customers: Customers }

/** What customers change of their own account. */
export const createAccount = ({ customers }: Needs) => ({
  updateProfile: createUpdateProfile(customers),
})

export type Account = ReturnType<typeof createAccount>
