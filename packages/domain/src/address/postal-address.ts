/** An address as a shop keeps it: `city` is the commune, `province` the region or canton. // ENT-20 */
export type PostalAddress = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly province: string
  readonly provinceCode: string
  readonly country: string
  readonly countryCode: string
  readonly zip: string
  readonly phone: string
}
