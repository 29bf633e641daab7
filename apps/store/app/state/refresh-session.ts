import { api } from '../lib/api.ts'
import { forgetPerson, loggedOutKey } from './forget-person.ts'
import { leave, mayHaveSession, type SessionDisplay, storedSession } from './session.ts'

type Me = {
  readonly customer: (SessionDisplay & { readonly isVerified: boolean }) | null
  readonly accessToken: string | null
}
type Account = { readonly customer: Pick<SessionDisplay, 'email' | 'firstName' | 'lastName'> }

const show = ({ id, firstName, lastName, email, kind }: SessionDisplay) => {
  const known = storedSession.get()
  if (known && JSON.stringify(known) === JSON.stringify({ id, firstName, lastName, email, kind })) return
  storedSession.set({ id, firstName, lastName, email, kind })
}

/**
 * Asks who is logged in. A session with a password is asked about at the platform as well; others live here alone. A
 * failure shows nobody, and the next page asks again. // ROUTE-30, AUTH-24, AUTH-25
 */
export const refreshSession = async (): Promise<void> => {
  if (!mayHaveSession()) return forgetPerson({ keepsLogin: true })
  try {
    const { customer, accessToken } = (await api.get('/me')) as Me
    if (!customer) return forgetPerson({ keepsLogin: true })
    const before = storedSession.get()
    // Somebody else logged in where a session had ended: what theirs was goes first.
    if (before && before.id !== customer.id) forgetPerson()
    show(customer)
    if (customer.kind !== 'password') return
    const account = (await api.post('/shopify/customer/get', {}, { bearer: accessToken ?? '' })) as Account
    const { firstName, lastName, email } = account.customer
    show({ ...customer, firstName, lastName, email })
  } catch {
    storedSession.set(null)
  }
}

/** A logout that fails still forgets the user here, and lands on the login, which says so. // AUTH-23 */
export const logOut = async (): Promise<void> => {
  const redirectTo = await api.post('/logout', {}).then(
    (answer) => (answer as { readonly redirectTo: string }).redirectTo,
    () => '/login?failed=logout',
  )
  leave()
  forgetPerson()
  try {
    localStorage.setItem(loggedOutKey, String(Date.now()))
  } catch {
    // Without storage there is no other tab that would need to know.
  }
  location.assign(redirectTo)
}
