import type { CustomerAdmin } from '@dvaput/backend/shop-side/customer-admin'
import type { MarketId } from '@dvaput/domain/markets/market'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { totalOf } from '@dvaput/domain/reservations/reservation'
import { formatDate } from '@dvaput/domain/text/format-date'
import type { Language } from '@dvaput/domain/text/language'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { orderStatuses } from '../../lib/order-statuses.ts'

type Found = NonNullable<Awaited<ReturnType<CustomerAdmin['find']>>>
type Address = NonNullable<Found['profile']>['addresses'][number]

const addressText = ({ firstName, lastName, company, address1, address2, zip, city, country, phone }: Address) =>
  [
    [firstName, lastName].filter(Boolean).join(' '),
    company,
    address1,
    address2,
    `${zip} ${city}`.trim(),
    country,
    phone,
  ]
    .filter(Boolean)
    .join(', ')

/** A customer as the screen shows them, with every amount and time as text. */
export const createCustomerView = (found: Found, language: Language, shopMarket: MarketId) => {
  const { owner, profile, isAvailable } = found
  const when = (at: Date, market: MarketId) => formatMarketTime(at, market, language)
  return {
    ...{ email: owner.email, isVerified: owner.isVerified, isAvailable },
    name: [profile?.firstName, profile?.lastName].filter(Boolean).join(' ') || owner.email,
    profile: profile && {
      phone: profile.phone,
      since: formatDate({ at: profile.createdAt, timeZone: 'UTC' }, language),
      acceptsMarketing: profile.acceptsMarketing,
      addresses: profile.addresses.map((address) => ({ id: address.id, text: addressText(address) })),
    },
    notes: found.notes.map(({ id, administratorName: who, text, createdAt }) => ({
      ...{ id, who, text, when: when(createdAt, shopMarket) },
    })),
    orders: found.orders.map(({ id, name, shop, market, processedAt, snapshot }) => ({
      ...{ id, name: name || id, when: when(processedAt, market), amount: formatMoney(snapshot.total, language) },
      ...{ shop, statuses: orderStatuses(snapshot) },
    })),
    offers: found.offers.map(({ id, title, market, createdAt, offeredPrice, currency, status, approving }) => ({
      ...{ id, name: title, when: when(createdAt, market), status, isApproving: approving !== null },
      amount: formatMoney(createMoney(offeredPrice, currency), language),
    })),
    reservations: found.reservations.map(({ id, pickupCode, market, createdAt, lines, state }) => ({
      ...{ id, name: pickupCode, when: when(createdAt, market), state },
      amount: formatMoney(totalOf(lines), language),
    })),
    returns: found.returns.map(({ request: { id, orderId, createdAt, state }, orderName, market, shop }) => ({
      ...{ id, shop, name: orderName || orderId, when: when(createdAt, market), state },
    })),
  }
}
