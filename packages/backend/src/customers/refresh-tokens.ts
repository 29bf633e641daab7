import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ShopCustomers } from '../connected-shop.ts'
import type { RefreshTokens } from './customer-sessions.ts'

type Needs = {
  readonly storefront: Pick<ShopCustomers['storefront'], 'renewToken'>
  readonly identity: Pick<ShopCustomers['identity'], 'refresh'>
}

/** Says that the login is over; any other failure may pass. */
const isOver = (error: unknown) => error instanceof IntegrationError && error.code === 'invalid_grant'

export const createRefreshTokens =
  ({ storefront, identity }: Needs): RefreshTokens =>
  async (tokens) => {
    if (tokens.type === 'storefront') {
      const renewed = await storefront.renewToken(tokens.accessToken)
      return renewed.ok && renewed.value ? { type: 'storefront', ...renewed.value } : null
    }
    try {
      return { type: 'openid', ...(await identity.refresh(tokens)) }
    } catch (error) {
      if (isOver(error)) return null
      throw error
    }
  }
