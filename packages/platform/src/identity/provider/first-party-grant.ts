import type { Grant, KoaContextWithOIDC } from 'oidc-provider'
import { lifetimes } from './lifetimes.ts'

/** Every client is the shop's own, so there is no consent page: what is requested is granted. One grant a browser. */
export const firstPartyGrant = async ({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> => {
  const { client, account, session, provider } = oidc
  if (!client || !account || !session) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  const grant =
    known?.accountId === account.accountId
      ? known
      : new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '))
  grant.addOIDCClaims([...oidc.requestParamClaims])
  // It must outlive every token that is issued from now on.
  grant.exp = Math.floor(Date.now() / 1000) + lifetimes.refreshToken
  await grant.save()
  return grant
}
