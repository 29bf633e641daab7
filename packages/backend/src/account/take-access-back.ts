import type { Database } from '@dvaput/database/open-database'
import { ne, or } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopCustomers } from '../connected-shop.ts'
import type { ExternalIdentity, TakeAccessBack } from '../customers/start-session.ts'
import { externalIdentities } from '../login/providers/external-identities.table.ts'
import type { Mail } from '../mail/mail.ts'
import { deleteStoredAccess } from './revoke-access.ts'

type Needs = {
  readonly database: Database
  readonly shop: { readonly admin: Pick<ShopCustomers['admin'], 'proveEmail'> }
  readonly mail: Pick<Mail, 'queue'>
  readonly homes: Readonly<Record<MarketId, string>>
}

const isOther = ({ issuer, subject }: ExternalIdentity) =>
  or(ne(externalIdentities.issuer, issuer), ne(externalIdentities.subject, subject))

/** The owner of the e-mail may well have set the password too, and is told how to set it anew. */
export const createTakeAccessBack =
  ({ database, shop, mail, homes }: Needs): TakeAccessBack =>
  async ({ id, email }, { locale, identity, isProvedAtShop = false }) => {
    // First, so that a shop that is unavailable leaves everything as it was.
    if (!isProvedAtShop) await shop.admin.proveEmail(id, email)
    await database.inTransaction(async (tx) => {
      await deleteStoredAccess(tx, id, identity && isOther(identity))
      if (!locale) return
      const url = new URL('/forgot-password', homes[locale.market])
      url.searchParams.set('lang', locale.language)
      await mail.queue(tx, {
        ...{ template: 'password-distrusted', to: email, params: { url: url.href }, ...locale },
        key: `password-distrusted:${id}:${email}`,
      })
    })
  }
