import type { Range } from '@dvaput/domain/markets/figures'
import type { Market } from '@dvaput/domain/markets/market'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'

const days = ({ from, to }: Range) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
})

/** No cost where it is known only at checkout. */
export const shippingDetails = ({ figures, country }: Market) => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  ...(figures.deliveryPrice && {
    shippingRate: {
      '@type': 'MonetaryAmount',
      minValue: formatDecimal(figures.deliveryPrice.from),
      maxValue: formatDecimal(figures.deliveryPrice.to),
      currency: figures.deliveryPrice.to.currency,
    },
  }),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(figures.dispatch),
    transitTime: days({ from: figures.deliveryInStockCity.from, to: figures.deliveryInStockElsewhere.to }),
  },
})

/** The customer pays the postage of a return, or brings the product in. */
export const returnPolicy = ({ figures, country }: Market) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: figures.returnWindow.to,
  returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
})
