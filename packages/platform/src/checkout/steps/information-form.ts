import { addressForms } from '@dvaput/domain/address/address-forms'
import { findProvince, isPhone, isPostalCode, toInternationalPhone } from '@dvaput/domain/address/check-address'
import { companyTaxIds } from '@dvaput/domain/address/company-tax-ids'
import { fillFromTown } from '@dvaput/domain/address/fill-from-town'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { isBlank } from '@dvaput/domain/text/is-blank'
import { parseEmail } from '../../customers/parse-email.ts'
import type { FormErrors } from '../../hosted-pages/form-field.ts'
import type { CheckoutField } from '../../hosted-pages/messages/checkout-messages.ts'
import type { Form } from '../../hosted-pages/read-form.ts'
import type { Checkout, CompanyInvoice, Handover } from '../../tables/checkouts.table.ts'
import type { AddressFields } from '../../tables/customers.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import type { CheckoutContents } from '../checkout-view.ts'

export const textFields = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'companyName',
  'taxId',
  'vatNumber',
  'companyActivity',
  'companyAddress',
] as const satisfies readonly CheckoutField[]

export type InformationValues = Record<(typeof textFields)[number], string> & {
  readonly handover: Handover
  readonly wantsInvoice: boolean
}

const longest = 200

/** The market whose rules for addresses and companies apply. */
type Destination = Pick<Shop, 'market'>

/** Province and postal code follow from a known town, also where no script runs. */
const withArea = (market: MarketId, values: InformationValues): InformationValues => {
  const form = addressForms[market]
  const typed = values.province === '' ? undefined : findProvince(values.province, form)
  if (values.handover !== 'delivery' || (values.province !== '' && !typed)) return values
  const { province, zip } = fillFromTown({ city: values.city, province: typed?.code ?? '', zip: values.zip }, market)
  return { ...values, zip, province: findProvince(province, form)?.name ?? '' }
}

/** Only the address and its phone: what else was typed stays. */
export const withSavedAddress = (values: InformationValues, address: AddressFields): InformationValues => ({
  ...values,
  firstName: address.firstName ?? values.firstName,
  lastName: address.lastName ?? values.lastName,
  company: address.company ?? '',
  address1: address.address1 ?? '',
  address2: address.address2 ?? '',
  city: address.city ?? '',
  province: address.province ?? '',
  zip: address.zip ?? '',
  phone: address.phone ?? values.phone,
  handover: values.handover === 'pickup' ? 'delivery' : values.handover,
})

export const readInformation = (
  form: Form,
  { needsDelivery, takesPickup, destination }: Pick<CheckoutContents, 'needsDelivery' | 'takesPickup' | 'destination'>,
): InformationValues =>
  withArea(destination, {
    ...(Object.fromEntries(textFields.map((name) => [name, form.text(name)])) as Record<
      (typeof textFields)[number],
      string
    >),
    handover: needsDelivery ? (takesPickup && form.text('handover') === 'pickup' ? 'pickup' : 'delivery') : 'none',
    wantsInvoice: form.isOn('wantsInvoice'),
  })

/** What the page shows at first: what is known of the buyer. */
export const knownInformation = (checkout: Checkout, needsDelivery: boolean): InformationValues => {
  const address = checkout.shippingAddress
  return {
    email: checkout.email ?? '',
    phone: checkout.phone ?? address?.phone ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    company: address?.company ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    province: address?.province ?? '',
    zip: address?.zip ?? '',
    companyName: checkout.company?.name ?? '',
    taxId: checkout.company?.taxId ?? '',
    vatNumber: checkout.company?.vatNumber ?? '',
    companyActivity: checkout.company?.activity ?? '',
    companyAddress: checkout.company?.address ?? '',
    handover: needsDelivery ? (checkout.handover === 'pickup' ? 'pickup' : 'delivery') : 'none',
    wantsInvoice: checkout.company !== null,
  }
}

const requiredFields = ({ handover, wantsInvoice }: InformationValues, { market }: Destination): CheckoutField[] => [
  'email',
  ...(handover === 'none' ? [] : (['firstName', 'lastName'] as const)),
  ...(handover === 'delivery'
    ? (['phone', ...addressForms[market].required.filter((name) => name !== 'country')] as const)
    : []),
  ...(wantsInvoice ? (['companyName', 'taxId'] as const) : []),
  ...(wantsInvoice && companyTaxIds[market].namesActivity ? (['companyActivity'] as const) : []),
  // An invoice for what is delivered names the address of delivery.
  ...(wantsInvoice && handover !== 'delivery' ? (['companyAddress'] as const) : []),
]

export const checkInformation = (values: InformationValues, shop: Destination): FormErrors => {
  const form = addressForms[shop.market]
  const taxIds = companyTaxIds[shop.market]
  const errors: FormErrors = {}
  if (!parseEmail(values.email, []).ok) errors.email = 'email'
  if (values.phone && !isPhone(values.phone, form)) errors.phone = 'phone'
  if (values.handover === 'delivery') {
    if (!isPostalCode(values.zip, form)) errors.zip = 'zip'
    if (!findProvince(values.province, form)) errors.province = 'province'
  }
  if (values.wantsInvoice) {
    if (!taxIds.parseTaxId(values.taxId)) errors.taxId = 'taxId'
    if (values.vatNumber && 'vatNumber' in taxIds && !taxIds.vatNumber.parse(values.vatNumber))
      errors.vatNumber = 'vatNumber'
  }
  for (const name of textFields) if (values[name].length > longest) errors[name] = 'tooLong'
  for (const name of requiredFields(values, shop))
    if (name in values && isBlank(String(values[name as keyof InformationValues]))) errors[name] = 'required'
  return errors
}

const toCompany = (values: InformationValues, { market }: Destination): CompanyInvoice | null => {
  if (!values.wantsInvoice) return null
  const taxIds = companyTaxIds[market]
  const vatNumber = 'vatNumber' in taxIds && values.vatNumber ? taxIds.vatNumber.parse(values.vatNumber) : undefined
  return {
    name: values.companyName,
    taxId: taxIds.parseTaxId(values.taxId) ?? '',
    ...(vatNumber === undefined ? {} : { vatNumber }),
    ...(taxIds.namesActivity ? { activity: values.companyActivity } : {}),
    ...(values.companyAddress ? { address: values.companyAddress } : {}),
  }
}

/** Of values that were found right. */
export const toCheckoutChanges = (values: InformationValues, shop: Destination) => {
  const phone = values.phone === '' ? null : toInternationalPhone(values.phone, addressForms[shop.market])
  const isDelivered = values.handover === 'delivery'
  const ifDelivered = (text: string) => (isDelivered && text !== '' ? text : null)
  return {
    email: values.email.trim().toLowerCase(),
    phone,
    handover: values.handover,
    company: toCompany(values, shop),
    shippingAddress:
      values.handover === 'none'
        ? null
        : {
            firstName: values.firstName,
            lastName: values.lastName,
            company: ifDelivered(values.company),
            address1: ifDelivered(values.address1),
            address2: ifDelivered(values.address2),
            city: ifDelivered(values.city),
            province: ifDelivered(values.province),
            zip: ifDelivered(values.zip),
            countryCode: isDelivered ? markets[shop.market].country : null,
            phone,
          },
  }
}
