import { toAddressValues } from '@dvaput/domain/account/address-book'
import { localAddressesOf } from '../../state/local-addresses.ts'

/** The default address of an external account, which only its browser has. // AUTH-27 */
export const appendLocalAddress = (fields: FormData, customerId: string): void => {
  const { addresses, defaultId } = localAddressesOf(customerId).get()
  const address = addresses.find(({ id }) => id === defaultId)
  if (!address) return
  for (const [name, value] of Object.entries(toAddressValues(address))) fields.set(`address.${name}`, value)
}
