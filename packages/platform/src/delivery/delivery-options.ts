import { originalRates } from '@dvaput/domain/markets/delivery-rates'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { marketOf, type ShopOfMarket } from '../shops/market-of.ts'
import type { AddressFields } from '../tables/customers.table.ts'
import { bosnianDelivery } from './bosnian-delivery.ts'
import { chileanDelivery } from './chilean-delivery.ts'
import type { DeliveryOption, DeliveryTerms, Parcel } from './delivery-option.ts'
import { importedDelivery } from './imported-delivery.ts'

const deliveryByMarket = { ba: bosnianDelivery, cl: chileanDelivery } as const satisfies Record<
  MarketId,
  (parcel: Parcel, terms: DeliveryTerms) => readonly DeliveryOption[]
>

const delivered: ReadonlySet<string> = new Set(Object.values(markets).map(({ country }) => country))

type DeliveryQuery = {
  readonly shop: ShopOfMarket
  /** What the products cost after discounts. */
  readonly subtotal: number
  readonly weightGrams: number
  /** Whether all of it comes from abroad. */
  readonly imported?: boolean
  readonly address?: Partial<AddressFields> | null | undefined
}

/** Nothing where the address lies in a country this market does not deliver to. Without one, the general rates. */
export const deliveryOptionsFor = ({
  shop,
  subtotal,
  weightGrams,
  imported = false,
  address,
}: DeliveryQuery): readonly DeliveryOption[] => {
  const country = address?.countryCode
  if (imported) return country == null || delivered.has(country) ? importedDelivery(marketOf(shop).figures) : []
  if (country != null && country !== markets[shop.market].country) return []
  const { contact, figures, own } = marketOf(shop)
  const options = deliveryByMarket[shop.market](
    { weightGrams, city: address?.city ?? '', province: address?.province ?? '' },
    { contact, figures, rates: own?.deliveryRates ?? originalRates[shop.market] },
  )
  const isFree = own?.freeDeliveryFrom !== undefined && subtotal >= own.freeDeliveryFrom.minor
  return isFree ? options.map((option) => (option.handle === 'standard' ? { ...option, price: 0 } : option)) : options
}
