import type { Log } from '@dvaput/database/log'
import { describeError } from '../log/describe-error.ts'
import type { Person } from './person.ts'
import type { ShopCustomers } from './shop-customers.ts'

type Needs = {
  readonly storefront: Pick<ShopCustomers['storefront'], 'deleteToken'>
  readonly log: Log
}

/** Ends the session first: whatever the platform answers, nobody is logged in here any more. // spec §4 Logout */
export const createLogOut =
  ({ storefront, log }: Needs) =>
  async (person: Person): Promise<{ readonly redirectTo: string }> => {
    const tokens = await person.storedTokens()
    await person.logOut()
    if (tokens?.type === 'storefront')
      await storefront
        .deleteToken(tokens.accessToken)
        .catch((error: unknown) => log.warn({ error: describeError(error) }, 'a token was not ended at the platform'))
    return { redirectTo: '/' }
  }
