import type { ApproximateRate } from '../money/approximate-rate.ts'
import type { Money } from '../money/money.ts'
import type { BankAccount } from './bank-account.ts'
import type { DeliveryRates } from './delivery-rates.ts'
import type { Figures } from './figures.ts'
import type { FooterLink } from './footer-links.ts'
import type { ContactData, Market, Seller } from './market.ts'

/** What the shop's own people have set in place of the market's profile. */
export type OwnProfile = {
  readonly contact?: Partial<ContactData> | undefined
  readonly figures?: Partial<Figures> | undefined
  readonly deliveryRates?: DeliveryRates | undefined
  /** Standard delivery costs nothing from here on. */
  readonly freeDeliveryFrom?: Money | undefined
  readonly seller?: Seller | undefined
  readonly bankAccount?: BankAccount | undefined
  readonly footerLinks?: readonly FooterLink[] | undefined
  /** What peso prices are about worth here. */
  readonly approximateRate?: ApproximateRate | undefined
}

const profiles = new WeakMap<OwnProfile, Market>()

/** The market as the shop has set it: the same object each time, so that React sees no change where there is none. */
export const withOwnProfile = (market: Market, own: OwnProfile | undefined): Market => {
  if (!own) return market
  const profile = profiles.get(own) ?? {
    ...market,
    own,
    contact: { ...market.contact, ...own.contact },
    figures: { ...market.figures, ...own.figures },
    seller: own.seller ?? market.seller,
    bankAccount: own.bankAccount ?? market.bankAccount,
  }
  profiles.set(own, profile)
  return profile
}
