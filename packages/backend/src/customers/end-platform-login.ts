import type { Transaction } from '@dvaput/database/in-transaction'
import { z } from 'zod'
import type { ShopCustomers } from '../connected-shop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { SealedTokens } from './sealed-tokens.ts'

type Needs = {
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly sealedTokens: Pick<SealedTokens, 'open'>
  readonly shop: {
    readonly storefront: Pick<ShopCustomers['storefront'], 'deleteToken'>
    readonly identity: Pick<ShopCustomers['identity'], 'revoke'>
  }
}

/**
 * Ends the login that a session had at the platform. The browser of that session is not there to be sent to the
 * platform's logout page, so its refresh token is revoked, which at the built-in platform ends its session too.
 */
export const createEndPlatformLogins = ({ jobs, sealedTokens, shop: { storefront, identity } }: Needs) => {
  const endLogin = jobs.define({
    name: 'end-platform-login',
    payload: z.object({ sealed: z.string() }),
    retryDelaySeconds: 1,
    // It holds a token, though sealed.
    keepSeconds: 60 * 60,
    async run({ sealed }) {
      const tokens = sealedTokens.open(sealed)
      if (tokens?.type === 'openid') await identity.revoke(tokens.refreshToken)
      // A token that has ended already is refused, which is as good.
      else if (tokens) await storefront.deleteToken(tokens.accessToken)
    },
  })

  return async (tx: Transaction, sealed: readonly string[]): Promise<void> => {
    for (const each of sealed) await jobs.enqueue(tx, endLogin, { sealed: each })
  }
}
