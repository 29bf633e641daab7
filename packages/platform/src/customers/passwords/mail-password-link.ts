import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import type { Mail } from '../../needs/platform-needs.ts'
import { randomToken } from '../../shops/secrets.ts'
import { shopForCountry } from '../../shops/shop-for-buyer.ts'
import { type Customer, customers } from '../../tables/customers.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { sendCustomerEmail } from '../send-customer-email.ts'
import { type LinkKind, linkHash, passwordPageUrl } from './password-link.ts'

const lifeMinutes = { reset: 30, activate: 24 * 60 } as const satisfies Record<LinkKind, number>
const templateOf = { reset: 'reset', activate: 'activation' } as const satisfies Record<LinkKind, string>

type Mailing = {
  readonly kind: LinkKind
  readonly shop: Shop
  readonly customer: Customer
  readonly language: Language
  readonly country: string | undefined
  readonly key: string
}

type Target = Pick<Mailing, 'kind' | 'shop' | 'customer' | 'language' | 'country'> & { readonly token: string }

/** Never by the URL a request calls itself: the link would lead its reader wherever the client says. */
const urlOfLink = ({ kind, shop, customer, language, country, token }: Target): string => {
  if (kind === 'activate' || shop.passwordResetUrl === null)
    return passwordPageUrl(`${shop.endpointUrl}/account/${kind}/${customer.id}/${token}`, language, country)
  const url = new URL(shop.passwordResetUrl)
  for (const [name, value] of Object.entries({ id: String(customer.id), token, lang: language }))
    url.searchParams.set(name, value)
  return url.href
}

/** A newer link ends the older one. */
export const mailPasswordLink = async (mail: Mail, tx: Transaction, { kind, shop, customer, ...rest }: Mailing) => {
  const token = randomToken()
  const { language, country } = rest
  const known = await shopForCountry(tx.db, shop, country)
  const url = urlOfLink({ kind, shop: known, customer, token, language, country })
  const link = { url, minutes: lifeMinutes[kind] }
  const queued = await sendCustomerEmail(mail, tx, { template: templateOf[kind], shop, customer, link, ...rest })
  // A job that ran before: the link in its email stays valid.
  if (queued === 'duplicate') return
  await tx.db
    .update(customers)
    .set({
      passwordLinkHash: linkHash({ kind, token }),
      passwordLinkExpiresAt: sql`app_now() + interval '1 minute' * ${link.minutes}::int`,
    })
    .where(eq(customers.id, customer.id))
}
