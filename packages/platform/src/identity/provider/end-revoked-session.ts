import type { KoaContextWithOIDC } from 'oidc-provider'
import type { OidcStore } from './oidc-store.ts'

/**
 * Who revokes a refresh token logs its browser out. The library ends the grant alone, and the session that is left would
 * log the same browser in again without a code.
 */
export const endRevokedSession =
  ({ store }: { readonly store: Pick<OidcStore, 'endSession'> }) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next()
    if (ctx.oidc?.route !== 'revocation' || ctx.status !== 200) return
    const { client, entities } = ctx.oidc
    const token = entities.RefreshToken
    if (token?.sessionUid !== undefined && token.clientId === client?.clientId) await store.endSession(token.sessionUid)
  }
