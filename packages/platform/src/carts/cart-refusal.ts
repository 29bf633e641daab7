import type { CartErrorCode, CartWarningCode } from '@shopify/hydrogen-react/storefront-api-types'

export type CartUserError = {
  readonly code: CartErrorCode
  readonly field: readonly string[] | null
  readonly message: string
}

export type CartWarning = { readonly code: CartWarningCode; readonly message: string; readonly target: string }

export const cartError = (
  code: CartErrorCode,
  field: readonly (string | number)[] | null,
  message: string,
): CartUserError => ({ code, field: field?.map(String) ?? null, message })

/** One refusal for a cart that never was, that was bought, that belongs to another shop or whose key is wrong. */
export const noSuchCart = cartError('INVALID', ['cartId'], 'The specified cart does not exist.')
