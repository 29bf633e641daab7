import { type AddressValues, addressFields } from '@dvaput/domain/address/address-form'

/** Anything but a text counts as empty. */
export const readAddressValues = (form: FormData): AddressValues =>
  Object.fromEntries(
    addressFields.map((field) => {
      const value = form.get(field)
      return [field, typeof value === 'string' ? value : '']
    }),
  ) as AddressValues
