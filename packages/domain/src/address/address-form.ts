/** In the order in which a form shows them. // ADDR-01 */
export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'country',
  'phone',
] as const

export type AddressField = (typeof addressFields)[number]

/** What somebody typed. Province and country are codes: names differ between platforms and languages. */
export type AddressValues = Readonly<Record<AddressField, string>>

export type Province = { readonly code: string; readonly name: string }

/** Groups of a long list of provinces; the name is shown above them. */
type ProvinceGroup = { readonly name: string; readonly provinces: readonly string[] }

/** What an address of one market must look like. Apart from the profile, because only forms need it. */
export type AddressForm = {
  /** In the order of the checks. */
  readonly required: readonly AddressField[]
  readonly postalCode: { readonly pattern: RegExp; readonly digits: number; readonly example: string }
  /** Of a town, or of a side of a block: then the code that follows from the town is a general one. */
  readonly postalCodeOf: 'town' | 'block'
  readonly provinces: readonly Province[]
  readonly provinceGroups?: readonly ProvinceGroup[]
  /** Codes of ISO 3166-1. The first is the default of the select. */
  readonly countries: readonly [string, ...string[]]
  /** Separators are removed before the pattern is tested, and a number without the prefix is saved with it. */
  readonly phone: {
    readonly pattern: RegExp
    readonly separators: RegExp
    readonly example: string
    readonly toInternational: (digits: string) => string
  }
}
