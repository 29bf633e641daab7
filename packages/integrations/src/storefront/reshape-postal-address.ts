import type { PostalAddress } from '@dvaput/domain/address/postal-address'

export type Nullable<Shape> = { readonly [Key in keyof Shape]: Shape[Key] | null }

/** As a shop answers it. */
export type ShopAddress = Nullable<Omit<PostalAddress, 'countryCode'>> & { readonly countryCodeV2: string | null }

export const reshapePostalAddress = (address: ShopAddress): PostalAddress => ({
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  company: address.company ?? '',
  address1: address.address1 ?? '',
  address2: address.address2 ?? '',
  city: address.city ?? '',
  province: address.province ?? '',
  provinceCode: address.provinceCode ?? '',
  country: address.country ?? '',
  countryCode: address.countryCodeV2 ?? '',
  zip: address.zip ?? '',
  phone: address.phone ?? '',
})
