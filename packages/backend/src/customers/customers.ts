import type { Sessions } from '../sessions/sessions.ts'
import { type Customer, sessionDataSchema } from './customers.schema.ts'

type Needs = { readonly sessions: Pick<Sessions, 'create' | 'read' | 'rotate' | 'end'> }

/** Anything else was never a session id, and needs no query. */
const sessionId = /^[\w-]{43}$/

/** The sessions of customers who are logged in. The id of a session is known to its cookie alone. */
export const createCustomers = ({ sessions }: Needs) => ({
  openSession: ({ id, ...data }: Customer): Promise<string> =>
    sessions.create({ kind: 'customer', subject: id, data: sessionDataSchema.parse(data) }),

  /** In one query; a session whose data is not understood is none. */
  async readSession(id: string): Promise<Customer | null> {
    const session = sessionId.test(id) ? await sessions.read('customer', id) : undefined
    const { data } = sessionDataSchema.safeParse(session?.data)
    return session && data ? { id: session.subject, ...data } : null
  },

  /** The same session under a new id, for a customer whose rights have changed; undefined where it has ended. */
  renewSession: (id: string, { id: _, ...data }: Customer): Promise<string | undefined> =>
    sessions.rotate('customer', id, sessionDataSchema.parse(data)),

  endSession: (id: string): Promise<void> => sessions.end('customer', id),
})

export type Customers = ReturnType<typeof createCustomers>
