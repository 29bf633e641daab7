import type { MarketId } from '@dvaput/domain/markets/market'
import { checkText } from './check-text.ts'
import { type CustomerError, customerError } from './customer-error.ts'
import { parsePhone } from './parse-phone.ts'

export type ProfileInput = {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
  readonly acceptsMarketing?: boolean | null
}

/** Longer ones are refused, which the specification leaves open. // divergences N-05 */
const maxNameLength = 100
const labels = { firstName: 'First name', lastName: 'Last name' } as const

/** Only what was given; null and blank both empty a field. */
export const checkProfile = (input: ProfileInput, { path, market }: { path: string; market: MarketId }) => {
  const errors: CustomerError[] = []
  const values: { firstName?: string | null; lastName?: string | null; phone?: string | null } = {}
  for (const name of ['firstName', 'lastName'] as const) {
    if (input[name] === undefined) continue
    const text = input[name]?.trim() ?? ''
    const error = checkText(text, { label: labels[name], maxLength: maxNameLength, field: [path, name] })
    if (error) errors.push(error)
    values[name] = text || null
  }
  if (input.phone !== undefined) {
    const text = input.phone?.trim() ?? ''
    const phone = text === '' ? null : parsePhone(text, market)
    if (phone === undefined) errors.push(customerError('INVALID', [path, 'phone'], 'Phone is invalid'))
    else values.phone = phone
  }
  const marketing = typeof input.acceptsMarketing === 'boolean' ? { acceptsMarketing: input.acceptsMarketing } : {}
  return { errors, values: { ...values, ...marketing } }
}
