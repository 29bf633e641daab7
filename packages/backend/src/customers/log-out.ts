import type { Log } from '@dvaput/database/log'
import type { ShopCustomers } from '../connected-shop.ts'
import { describeError } from '../log/describe-error.ts'
import type { SessionTokens } from './customers.schema.ts'
import type { Person } from './person.ts'

type Needs = {
  readonly storefront: Pick<ShopCustomers['storefront'], 'deleteToken'>
  readonly identity: Pick<ShopCustomers['identity'], 'endSessionUrl' | 'revoke'>
  readonly log: Log
}

/**
 * Ends the session first: whatever the platform answers, nobody is logged in here any more.
 * // AUTH-19, divergences S-39
 */
export const createLogOut = ({ storefront, identity, log }: Needs) => {
  const logFailure = (message: string) => (error: unknown) => {
    log.warn({ error: describeError(error) }, message)
    return undefined
  }

  /** @returns where the platform ends its own session, if it has one */
  const endAtPlatform = async (tokens: SessionTokens, home: string): Promise<string | undefined> => {
    if (tokens.type === 'openid') {
      await identity.revoke(tokens.refreshToken).catch(logFailure('a refresh token was not revoked'))
      return (await identity.endSessionUrl(tokens.idToken, `${home}/`))?.href
    }
    await storefront.deleteToken(tokens.accessToken)
    return undefined
  }

  /** `home` is the market's origin, where the platform sends the browser back to. */
  return async (person: Person, home: string): Promise<{ readonly redirectTo: string }> => {
    const tokens = await person.storedTokens()
    await person.logOut()
    const url = tokens
      ? await endAtPlatform(tokens, home).catch(logFailure('a login was not ended at the platform'))
      : undefined
    return { redirectTo: url ?? '/' }
  }
}
