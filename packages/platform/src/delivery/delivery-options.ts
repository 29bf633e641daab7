import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { AddressFields } from '../tables/customers.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { bosnianDelivery } from './bosnian-delivery.ts'
import { chileanDelivery } from './chilean-delivery.ts'
import type { DeliveryOption, Parcel } from './delivery-option.ts'
import { importedDelivery } from './imported-delivery.ts'

const deliveryByMarket = { ba: bosnianDelivery, cl: chileanDelivery } as const satisfies Record<
  MarketId,
  (parcel: Parcel) => readonly DeliveryOption[]
>

const delivered: ReadonlySet<string> = new Set(Object.values(markets).map(({ country }) => country))

type DeliveryQuery = {
  readonly shop: Pick<Shop, 'market'>
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
  if (imported) return country == null || delivered.has(country) ? importedDelivery : []
  if (country != null && country !== markets[shop.market].country) return []
  return deliveryByMarket[shop.market]({
    subtotal,
    weightGrams,
    city: address?.city ?? '',
    province: address?.province ?? '',
  })
}
