type AddressField =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'address1'
  | 'address2'
  | 'city'
  | 'province'
  | 'zip'
  | 'country'
  | 'phone'

/** What an address of one market must look like. Apart from the profile, because only forms need it. */
export type AddressForm = {
  readonly required: readonly AddressField[]
  readonly postalCode: { readonly pattern: RegExp; readonly digits: number; readonly example: string }
  readonly provinces: readonly string[]
  /** The first is the default of the select. */
  readonly countries: readonly [string, ...string[]]
  /** Spaces are removed before the pattern is asked. */
  readonly phone: { readonly pattern: RegExp; readonly example: string }
}
