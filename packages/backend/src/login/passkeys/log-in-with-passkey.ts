import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { Person } from '../../customers/person.ts'
import type { StartSession } from '../../customers/start-session.ts'
import type { PasskeySite } from '../../passkeys/passkey-site.ts'
import type { Passkeys } from '../../passkeys/passkeys.ts'

type Needs = {
  readonly passkeys: Pick<Passkeys, 'finishLogin'>
  readonly shop: { readonly admin: Pick<ShopCustomers['admin'], 'accountOf' | 'findByEmail'> }
  readonly startSession: StartSession
}

type Login = {
  readonly person: Person
  readonly site: PasskeySite
  readonly boundTo: string
  readonly response: object
}

type LoggedIn =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal<'passkey-refused' | 'passkey-unknown'> }

/** A passkey shows who holds the device, not who reads the e-mail: that stays verified or not, as it was. */
export const createLogInWithPasskey = ({ passkeys, shop: { admin }, startSession }: Needs) => {
  const findCustomer = async (id: string) => {
    const record = await admin.accountOf(id).read()
    const found = record && (await admin.findByEmail(record.email))
    return found?.id === id && !found.isClosed ? found : null
  }

  return async ({ person, ...signed }: Login): Promise<LoggedIn> => {
    const checked = await passkeys.finishLogin(signed)
    if (!checked.ok) return { ok: false, refusal: { code: checked.isUnknown ? 'passkey-unknown' : 'passkey-refused' } }
    const customer = await findCustomer(checked.customerId)
    if (!customer) return { ok: false, refusal: { code: 'passkey-unknown' } }
    await startSession(person, { customer, kind: 'passkey', isVerified: false })
    return { ok: true }
  }
}

export type LogInWithPasskey = ReturnType<typeof createLogInWithPasskey>
