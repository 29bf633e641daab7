import type { Money } from '../money/money.ts'
import type { DeliveryRates } from './delivery-rates.ts'
import type { Figures } from './figures.ts'
import type { FooterLink } from './footer-links.ts'
import type { ContactData, Market } from './market.ts'

/** What the shop's own people have set in place of the market's profile. */
export type OwnProfile = {
  readonly contact?: Partial<ContactData> | undefined
  readonly figures?: Partial<Figures> | undefined
  readonly deliveryRates?: DeliveryRates | undefined
  /** Standard delivery costs nothing from here on. */
  readonly freeDeliveryFrom?: Money | undefined
  readonly footerLinks?: readonly FooterLink[] | undefined
}

/** The market as the shop has set it. */
export const withOwnProfile = (market: Market, own: OwnProfile | undefined): Market =>
  own
    ? {
        ...market,
        own,
        contact: { ...market.contact, ...own.contact },
        figures: { ...market.figures, ...own.figures },
      }
    : market
