import { addressForms } from '../address/address-forms.ts'
import type { MarketId } from '../markets/market.ts'
import { isBlank } from '../text/is-blank.ts'
import { checkName } from './check-name.ts'

export const profileFields = ['firstName', 'lastName', 'phone'] as const

export type ProfileField = (typeof profileFields)[number]
export type ProfileForm = Readonly<Record<ProfileField, string>>
export type ProfileProblem = 'nameRequired' | 'tooLong' | 'nameRefused' | 'phoneInvalid' | 'phoneTaken'
export type ProfileProblems = Partial<Readonly<Record<ProfileField, ProfileProblem>>>

const international = /^\+[1-9]\d{6,14}$/
const separators = /[\s()./-]/g

/** In its international form: a number of the market as people write it there, or any with its country's code. */
export const parsePhone = (text: string, market: MarketId): string | undefined => {
  const digits = text.replace(separators, '').replace(/^00/, '+')
  const { pattern, toInternational } = addressForms[market].phone
  if (pattern.test(digits)) return toInternational(digits)
  return international.test(digits) ? digits : undefined
}

/** Last name and phone may be empty. */
export const checkProfile = ({ firstName, lastName, phone }: ProfileForm, market: MarketId): ProfileProblems => {
  const first = isBlank(firstName) ? 'nameRequired' : checkName(firstName)
  const last = checkName(lastName)
  return {
    ...(first && { firstName: first }),
    ...(last && { lastName: last }),
    ...(phone.trim() !== '' && parsePhone(phone, market) === undefined && { phone: 'phoneInvalid' }),
  }
}
