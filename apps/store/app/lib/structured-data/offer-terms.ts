import type { Market, Policies, Range } from '@dvaput/domain/markets/market'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'

const days = ({ from, to }: Range) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
})

/** The pages give three spans, for the city, the rest and anywhere: nothing sooner or later than any of them says. */
const transitDays = (policies: Policies): Range => ({
  from: policies.deliveryCityBusinessDays.from,
  to: policies.deliveryNationwideBusinessDays.to,
})

/** Where the cost is known only at checkout, nothing is said of it. */
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

/** Who changes their mind pays the postage, or brings it in. */
export const returnPolicy = ({ policies, country }: Market) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: policies.returnWindowDays,
  returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
})
