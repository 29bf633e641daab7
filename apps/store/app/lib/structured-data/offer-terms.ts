import type { Market, Policies, Range } from '@dvaput/domain/markets/market'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'

const days = ({ from, to }: Range) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
})

/** One range that includes all delivery ranges of the market. */
const transitDays = (policies: Policies): Range => ({
  from: policies.deliveryCityBusinessDays.from,
  to: policies.deliveryNationwideBusinessDays.to,
})

/** No cost where it is known only at checkout. */
export const shippingDetails = ({ policies, country }: Market) => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  ...(policies.deliveryCost && {
    shippingRate: {
      '@type': 'MonetaryAmount',
      minValue: formatDecimal(policies.deliveryCost.from),
      maxValue: formatDecimal(policies.deliveryCost.to),
      currency: policies.deliveryCost.to.currency,
    },
  }),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(policies.dispatchBusinessDays),
    transitTime: days(transitDays(policies)),
  },
})

/** The customer pays the postage of a return, or brings the product in. */
export const returnPolicy = ({ policies, country }: Market) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: policies.returnWindowDays,
  returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
})
