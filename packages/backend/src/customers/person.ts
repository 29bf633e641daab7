import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Customer } from './customers.schema.ts'
import type { Customers } from './customers.ts'

declare module 'hono' {
  interface ContextVariableMap {
    person: Person
  }
}

type Checked =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly refusal: Refusal<'login-required' | 'not-allowed'> }

/** Who makes a request: the same thing for loaders, actions and the API. */
export type Person = {
  /** Read when it is first needed, once for each request. */
  customer(): Promise<Customer | null>
  /** The guard of everything that needs a customer, or one who is allowed. */
  check(isAllowed?: (customer: Customer) => boolean): Promise<Checked>
  /** Always in a new session: an id that somebody planted before the login opens nothing. */
  logIn(customer: Customer): Promise<void>
  /** After a change of the customer's rights: a copy of the old id is worth nothing. */
  renew(customer: Customer): Promise<void>
  logOut(): Promise<void>
}

type Needs = {
  readonly customers: Customers
  /** Of the session cookie. */
  readonly sessionId: () => string | undefined
}

/** `session` is what the response has to set: undefined where the cookie stays, null where it goes. */
export type OpenedPerson = Person & { isOpened(): boolean; session(): string | null | undefined }

export const createPerson = ({ customers, sessionId }: Needs): OpenedPerson => {
  let reading: Promise<Customer | null> | undefined
  let session: string | null | undefined

  const currentId = (): string | undefined => (session === undefined ? sessionId() : (session ?? undefined))

  const read = async (): Promise<Customer | null> => {
    const id = currentId()
    return id === undefined ? null : customers.readSession(id)
  }

  const customer = (): Promise<Customer | null> => {
    reading ??= read()
    return reading
  }

  const take = (id: string | null, owner: Customer | null) => {
    session = id
    reading = Promise.resolve(owner)
  }

  const endSession = async () => {
    const id = currentId()
    if (id !== undefined) await customers.endSession(id)
  }

  return {
    customer,
    async check(isAllowed = () => true) {
      const current = await customer()
      if (!current) return { ok: false, refusal: { code: 'login-required' } }
      return isAllowed(current) ? { ok: true, customer: current } : { ok: false, refusal: { code: 'not-allowed' } }
    },
    async logIn(owner) {
      await endSession()
      take(await customers.openSession(owner), owner)
    },
    async renew(owner) {
      const id = currentId()
      const renewed = id === undefined ? undefined : await customers.renewSession(id, owner)
      take(renewed ?? null, renewed === undefined ? null : owner)
    },
    async logOut() {
      await endSession()
      take(null, null)
    },
    isOpened: () => reading !== undefined,
    session: () => session,
  }
}
