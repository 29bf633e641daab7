import { checkProfile, type ProfileForm, type ProfileProblems, parsePhone } from '@dvaput/domain/account/check-profile'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Customers } from '../customers/customers.ts'
import type { Person } from '../customers/person.ts'

type Context = { readonly market: MarketId; readonly clientIp: string }

type Updated = { readonly ok: true } | { readonly ok: false; readonly problems: ProfileProblems }

/** The Admin API has no codes for it: its messages name the field. */
const toProblems = ({ code, message }: { readonly code: string | null; readonly message: string }): ProfileProblems => {
  if (!/phone/i.test(message)) return { firstName: 'nameRefused' }
  return { phone: code === 'TAKEN' || /taken/i.test(message) ? 'phoneTaken' : 'phoneInvalid' }
}

export const createUpdateProfile =
  ({ accountOf }: Pick<Customers, 'accountOf'>) =>
  async (person: Person, form: ProfileForm, { market, clientIp }: Context): Promise<Updated> => {
    const problems = checkProfile(form, market)
    if (Object.keys(problems).length > 0) return { ok: false, problems }
    const account = await accountOf(person, clientIp)
    const customer = await person.customer()
    if (!account || !customer) throw new Error('a profile is changed by a customer only')
    const [firstName, lastName] = [form.firstName.trim(), form.lastName.trim()]
    const updated = await account.update({ firstName, lastName, phone: parsePhone(form.phone, market) ?? null })
    if (!updated.ok) return { ok: false, problems: toProblems(updated.error) }
    // The session greets by the name.
    await person.renew({ ...customer, firstName, lastName })
    return { ok: true }
  }
