import type { AddressFailure, AddressOutcome } from '@dvaput/backend/account/addresses'
import { maxAddresses } from '@dvaput/domain/account/address-book'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import type { Text } from '../../i18n/catalogue.ts'

/** What was to be done with an address. */
export type AddressIntent = 'save' | 'default' | 'delete'

/** What the action of an address page returns where it does not lead back to the list. */
export type AddressResult = AddressOutcome & { readonly intent: AddressIntent; readonly values?: AddressValues }

/** The field of a form that was sent by a script: the result is returned, and the page stays. */
export const stayField = 'stay'

export const failureStatus = {
  'authentication-required': 401,
  'not-found': 404,
  limit: 409,
  problem: 400,
  exists: 409,
  refused: 422,
  unavailable: 502,
} as const satisfies Record<AddressFailure['kind'], number>

/** Of a failure of no field in particular. // ACC-11, ACC-12, ADDR-20, ADDR-21 */
export const formatAddressFailure = (text: Text<'addresses'>, failure: AddressFailure, intent: AddressIntent) => {
  switch (failure.kind) {
    case 'authentication-required':
      return text('failure.authentication')
    case 'problem':
      return undefined
    default:
      if (intent === 'delete') return text('delete.failed')
      if (intent === 'default') return text('default.failed')
  }
  switch (failure.kind) {
    case 'not-found':
      return text('failure.notFound')
    case 'limit':
      return text('list.full', { count: maxAddresses })
    case 'exists':
      return text('form.exists')
    case 'refused':
      return failure.message || text('form.failed')
    case 'unavailable':
      return text('form.failed')
  }
}
