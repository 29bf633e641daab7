import type { RefreshTokens } from './customer-sessions.ts'
import type { ShopCustomers } from './shop-customers.ts'

type Needs = { readonly storefront: Pick<ShopCustomers['storefront'], 'renewToken'> }

export const createRefreshTokens =
  ({ storefront }: Needs): RefreshTokens =>
  async (tokens) => {
    if (tokens.type === 'openid') return null
    const renewed = await storefront.renewToken(tokens.accessToken)
    return renewed.ok && renewed.value ? { type: 'storefront', ...renewed.value } : null
  }
