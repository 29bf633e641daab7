import type { AccountRecord, AddressInput, ProfileChange } from '@dvaput/domain/account/account-record'
import type { Outcome } from './outcome.ts'

/** What customers may read and change of themselves at the platform, whichever of its APIs serves their session. */
export type CustomerAccount = {
  /** Null where the platform knows no such customer any more. */
  read(): Promise<AccountRecord | null>
  /** Without the orders, which cost far more. */
  readAddresses(): Promise<Pick<AccountRecord, 'addresses' | 'defaultAddressId' | 'phone'> | null>
  update(change: ProfileChange): Promise<Outcome<null>>
  createAddress(address: AddressInput): Promise<Outcome<{ readonly id: string }>>
  updateAddress(id: string, address: AddressInput): Promise<Outcome<null>>
  deleteAddress(id: string): Promise<Outcome<null>>
  setDefaultAddress(id: string): Promise<Outcome<null>>
}
