import type { Transaction } from '@dvaput/database/in-transaction'
import type { Language } from '@dvaput/domain/text/language'
import type { Mail } from '../needs/platform-needs.ts'
import { shopForCountry } from '../shops/shop-for-buyer.ts'
import type { Customer } from '../tables/customers.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { type CustomerEmailTemplate, writeCustomerEmail } from './customer-emails.ts'

type Sending = {
  readonly template: CustomerEmailTemplate
  readonly shop: Shop
  readonly customer: Pick<Customer, 'email' | 'firstName'>
  readonly language: Language
  /** Of the storefront that the customer uses: the accounts of every market are one shop's. */
  readonly country: string | undefined
  readonly key: string
  /** Of an email whose button is not just the way to the shop. */
  readonly link?: { readonly url: string; readonly minutes: number }
}

export const sendCustomerEmail = async (mail: Mail, tx: Transaction, sending: Sending) => {
  const { template, customer, language, country, key, link } = sending
  const shop = await shopForCountry(tx.db, sending.shop, country)
  const facts = {
    shopName: shop.name,
    name: customer.firstName,
    url: link?.url ?? shop.homeUrl ?? `${shop.endpointUrl}/`,
    minutes: link?.minutes ?? 0,
  }
  const written = writeCustomerEmail(template, language, facts)
  return mail.queue(tx, { to: customer.email, language, market: shop.market, key, ...written })
}
