import type { AddressField, AddressForm, AddressValues } from './address-form.ts'

/** A select whose value is not one of its options counts as empty. */
export type AddressProblem = { readonly field: AddressField; readonly problem: 'required' | 'format' }

const barePhone = (text: string, { phone }: AddressForm): string => text.replace(phone.separators, '')

/** The first failing check only. // spec §5 Address form */
export const checkAddress = (values: AddressValues, form: AddressForm): AddressProblem | undefined => {
  const isEmpty = (field: AddressField) =>
    field === 'province' ? !form.provinces.some(({ code }) => code === values.province) : values[field].trim() === ''
  const missing = form.required.find(isEmpty)
  if (missing) return { field: missing, problem: 'required' }
  if (!form.postalCode.pattern.test(values.zip.trim())) return { field: 'zip', problem: 'format' }
  const phone = barePhone(values.phone, form)
  if (phone !== '' && !form.phone.pattern.test(phone)) return { field: 'phone', problem: 'format' }
  if (!form.countries.includes(values.country)) return { field: 'country', problem: 'required' }
  return undefined
}

/** Checked values as they are saved: trimmed, the phone in its international form. */
export const toCheckedAddress = (values: AddressValues, form: AddressForm): AddressValues => {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, text.trim()]),
  ) as AddressValues
  return { ...trimmed, phone: form.phone.toInternational(barePhone(values.phone, form)) }
}
