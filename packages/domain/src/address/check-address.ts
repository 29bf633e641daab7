import { foldText } from '../text/fold-text.ts'
import { isBlank } from '../text/is-blank.ts'
import type { AddressField, AddressForm, AddressValues, Province } from './address-form.ts'

/** A select whose value is not one of its options counts as empty. */
export type AddressProblem = { readonly field: AddressField; readonly problem: 'required' | 'format' }

const barePhone = (text: string, { phone }: Pick<AddressForm, 'phone'>): string => text.replace(phone.separators, '')

export const isPhone = (text: string, form: Pick<AddressForm, 'phone'>): boolean =>
  form.phone.pattern.test(barePhone(text, form))

/** A checked number as it is saved. */
export const toInternationalPhone = (text: string, form: Pick<AddressForm, 'phone'>): string =>
  form.phone.toInternational(barePhone(text, form))

export const isPostalCode = (text: string, { postalCode }: Pick<AddressForm, 'postalCode'>): boolean =>
  postalCode.pattern.test(text.trim())

/** By its code, or by its name however it is spelt. */
export const findProvince = (text: string, { provinces }: Pick<AddressForm, 'provinces'>): Province | undefined => {
  const typed = text.trim()
  const folded = foldText(typed)
  return provinces.find(({ code, name }) => code === typed.toUpperCase() || foldText(name) === folded)
}

/** Parts of an address of which any may be left out. */
type GivenParts = { readonly phone: string; readonly province: string; readonly zip: string }

/** What is given must be right; what is left out is not looked at. */
export const checkGivenParts = (given: GivenParts, form: AddressForm): readonly (keyof GivenParts)[] => {
  const isRight = {
    phone: (text: string) => isPhone(text, form),
    province: (text: string) => findProvince(text, form) !== undefined,
    zip: (text: string) => isPostalCode(text, form),
  } satisfies Record<keyof GivenParts, (text: string) => boolean>
  return (['phone', 'province', 'zip'] as const).filter(
    (part) => given[part].trim() !== '' && !isRight[part](given[part]),
  )
}

/** The first failing check only. // ADDR-09 */
export const checkAddress = (values: AddressValues, form: AddressForm): AddressProblem | undefined => {
  const isEmpty = (field: AddressField) =>
    field === 'province' ? !form.provinces.some(({ code }) => code === values.province) : isBlank(values[field])
  const missing = form.required.find(isEmpty)
  if (missing) return { field: missing, problem: 'required' }
  if (!isPostalCode(values.zip, form)) return { field: 'zip', problem: 'format' }
  if (barePhone(values.phone, form) !== '' && !isPhone(values.phone, form)) return { field: 'phone', problem: 'format' }
  if (!form.countries.includes(values.country)) return { field: 'country', problem: 'required' }
  return undefined
}

/** Checked values as they are saved: trimmed, the phone in its international form. */
export const toCheckedAddress = (values: AddressValues, form: AddressForm): AddressValues => {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, text.trim()]),
  ) as AddressValues
  return { ...trimmed, phone: toInternationalPhone(values.phone, form) }
}
