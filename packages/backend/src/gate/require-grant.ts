import type { MiddlewareHandler } from 'hono'
import type { Person } from '../customers/person.ts'
import { refuse } from '../http/refuse.ts'

type IsGranted = (cookies: string | undefined, person: Pick<Person, 'customer'>) => Promise<boolean>

/** Closes calls of the API to whoever may not see the international listing: 401 for nobody, 403 for a customer. */
export const createRequireGrant =
  (isGranted: IsGranted): MiddlewareHandler =>
  async (c, next) => {
    const person = c.get('person')
    if (await isGranted(c.req.header('Cookie'), person)) return next()
    return refuse(c, { code: (await person.customer()) ? 'not-allowed' : 'login-required' })
  }
