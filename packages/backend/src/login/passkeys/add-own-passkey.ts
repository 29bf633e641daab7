import type { Database } from '@dvaput/database/open-database'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Language } from '@dvaput/domain/text/language'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { CheckOwner, OwnerProof } from '../../customers/check-owner.ts'
import type { Person } from '../../customers/person.ts'
import type { Mail } from '../../mail/mail.ts'
import type { PasskeySite } from '../../passkeys/passkey-site.ts'
import type { Passkeys } from '../../passkeys/passkeys.ts'

type Needs = {
  readonly database: Database
  readonly mail: Pick<Mail, 'queue'>
  readonly shop: Pick<ShopCustomers, 'storefront'>
  readonly passkeys: Pick<Passkeys, 'startAdding' | 'finishAdding'>
  readonly checkOwner: CheckOwner
}

type Bound = { readonly person: Person; readonly site: PasskeySite; readonly boundTo: string }

type Finish = Bound & {
  readonly response: { readonly id: string }
  readonly name: string
  /** Of the e-mail that says so. */
  readonly market: MarketId
  readonly language: Language
}

type Guarded = 'login-required' | 'not-allowed'
type Refused<Code extends 'owner-not-shown' | 'too-many-attempts' | 'passkey-refused'> = {
  readonly ok: false
  readonly refusal: Refusal<Guarded | Code>
}

/** A passkey stays when the password changes: the owner has to be there, and hears of it. */
export const createAddOwnPasskey = ({ database, mail, shop, passkeys, checkOwner }: Needs) => ({
  async start(
    { person, ...bound }: Bound,
    proof: OwnerProof,
  ): Promise<{ readonly ok: true; readonly options: object } | Refused<'owner-not-shown' | 'too-many-attempts'>> {
    const checked = await person.check(({ isVerified }) => isVerified)
    if (!checked.ok) return checked
    const owner = await checkOwner(person, proof)
    if (!owner.ok)
      return {
        ok: false,
        refusal: { code: owner.problem === 'tooManyAttempts' ? 'too-many-attempts' : 'owner-not-shown' },
      }
    if (owner.token) await shop.storefront.deleteToken(owner.token.accessToken)
    const { id, email, firstName, lastName } = checked.customer
    const customer = { id, email, displayName: `${firstName} ${lastName}`.trim() || email }
    return { ok: true, options: await passkeys.startAdding({ ...bound, customer }) }
  },

  /** The challenge is that of `start`, so the owner was there. */
  async finish({
    person,
    market,
    language,
    ...added
  }: Finish): Promise<{ readonly ok: true } | Refused<'passkey-refused'>> {
    const checked = await person.check(({ isVerified }) => isVerified)
    if (!checked.ok) return checked
    const { id: customerId, email } = checked.customer
    if (!(await passkeys.finishAdding({ ...added, customerId })))
      return { ok: false, refusal: { code: 'passkey-refused' } }
    await database.inTransaction((tx) =>
      mail.queue(tx, {
        ...{ template: 'passkey-added', to: email, market, language, params: { name: added.name } },
        key: `passkey-added:${added.response.id.slice(0, 150)}`,
      }),
    )
    return { ok: true }
  },
})

export type AddOwnPasskey = ReturnType<typeof createAddOwnPasskey>
