import { markets } from '@dvaput/domain/markets/markets'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { metafieldFields } from '../catalogue/metafields.ts'
import { pickupLocation } from '../catalogue/pickup-location.ts'
import { type PageArgs, toListConnection } from '../graphql/connection.ts'
import { toGid } from '../graphql/gid.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { Shop } from '../tables/shops.table.ts'
import { policyByHandle } from './page-loaders.ts'

const slogan = {
  bcs: 'Drugi život za elektroniku.',
  en: 'A second life for electronics.',
  es: 'Una segunda vida para la electrónica.',
} as const satisfies Record<Language, string>

const description = {
  bcs: 'Polovni, obnovljeni i novi računari i elektronika, provjereni i s garancijom.',
  en: 'Used, refurbished and new computers and electronics, tested and with a warranty.',
  es: 'Computadores y electrónica usados, reacondicionados y nuevos, revisados y con garantía.',
} as const satisfies Record<Language, string>

const moneyFormat = {
  BAM: '{{amount_with_comma_separator}} KM',
  CLP: '\u0024{{amount_no_decimals_with_comma_separator}}',
  USD: '\u0024{{amount}}',
} as const satisfies Record<Currency, string>

const policy = (handle: string) => (_shop: Shop, _args: unknown, context: StorefrontContext) =>
  policyByHandle(context).load(handle)

const paymentSettings = ({ shop, origin }: StorefrontContext) => ({
  acceptedCardBrands: ['VISA', 'MASTERCARD'],
  // There is no vault behind it, as cards are entered on the checkout's own page; but the schema demands an address.
  cardVaultUrl: `${origin}/card-vault`,
  countryCode: markets[shop.market].country,
  currencyCode: shop.currency,
  enabledPresentmentCurrencies: [shop.currency],
  shopifyPaymentsAccountId: null,
  supportedDigitalWallets: [],
})

export const shopResolvers: StorefrontResolvers = {
  QueryRoot: {
    shop: (_root, _args, { shop }) => shop,
    paymentSettings: (_root, _args, context) => paymentSettings(context),
    publicApiVersions: () => [{ handle: '2025-04', displayName: '2025-04', supported: true }],
    locations: (_root, args: PageArgs, { shop, language }) =>
      toListConnection([pickupLocation(shop, language)], args, ({ id }) => id),
  },
  Shop: {
    ...metafieldFields('Shop'),
    id: ({ id }: Shop) => toGid('Shop', id),
    description: (_shop, _args, { language }) => description[language],
    brand: (_shop, _args, { language }) => ({
      slogan: slogan[language],
      shortDescription: description[language],
      colors: { primary: [], secondary: [] },
    }),
    primaryDomain: (_shop, _args, { origin }) => {
      const { host, protocol } = new URL(origin)
      return { host, url: origin, sslEnabled: protocol === 'https:' }
    },
    moneyFormat: ({ currency }: Shop) => moneyFormat[currency],
    paymentSettings: (_shop, _args, context) => paymentSettings(context),
    shipsToCountries: ({ market }: Shop) => [markets[market].country],
    privacyPolicy: policy('privacy-policy'),
    refundPolicy: policy('refund-policy'),
    shippingPolicy: policy('shipping-policy'),
    subscriptionPolicy: policy('subscription-policy'),
    termsOfService: policy('terms-of-service'),
  },
}
