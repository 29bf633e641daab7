import { emptyAddress } from '../../customers/addresses/check-address.ts'
import { customerOfToken } from '../../customers/tokens/customer-of-token.ts'
import type { StorefrontContext } from '../../graphql/storefront-context.ts'
import type { AddressFields } from '../../tables/customers.table.ts'

/** Where a cart goes, and whose address book that came from; of one that was typed into the cart nobody's. */
export type CartAddress = { readonly fields: AddressFields; readonly ofCustomer?: number | undefined }

/** What a delivery costs and takes depends on this alone. */
export const toEstimate = ({ city, province, zip, countryCode }: AddressFields): AddressFields => ({
  ...emptyAddress,
  city,
  province,
  zip,
  countryCode,
})

/** Was the operation sent with this customer's token, `@inContext(buyer:)`? */
export const isRequestedBy = async (
  { buyerToken, parts, shop }: StorefrontContext,
  customerId: number | null | undefined,
): Promise<boolean> => {
  if (buyerToken === undefined || customerId == null) return false
  return (await customerOfToken(parts.database.db, shop.id, buyerToken))?.id === customerId
}

/** A cart's key is handed around, a customer's address book is not: it is opened by the customer's token alone. */
export const showAddress = async (
  context: StorefrontContext,
  { fields, ofCustomer }: CartAddress,
): Promise<AddressFields> =>
  ofCustomer === undefined || (await isRequestedBy(context, ofCustomer)) ? fields : toEstimate(fields)
