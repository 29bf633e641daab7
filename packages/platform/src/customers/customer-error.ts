import type { CustomerErrorCode } from '@shopify/hydrogen-react/storefront-api-types'

export type CustomerError = {
  readonly code: CustomerErrorCode
  /** Null where it concerns the request as a whole. */
  readonly field: readonly string[] | null
  readonly message: string
}

export const customerError = (
  code: CustomerError['code'],
  field: CustomerError['field'],
  message: string,
): CustomerError => ({ code, field, message })

/** A payload of the schema has its errors twice: with codes, and as older clients read them. */
export const withErrors = <Payload extends object>(errors: readonly CustomerError[], payload?: Payload) => ({
  ...payload,
  customerUserErrors: errors,
  userErrors: errors.map(({ field, message }) => ({ field, message })),
})
