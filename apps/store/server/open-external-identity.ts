import { createIdentityClient } from '@dvaput/integrations/identity/identity-client'
import type { Config } from './config.ts'
import type { Origins } from './markets-by-host.ts'

/** The provider of external accounts, where the settings name one. */
export const openExternalIdentity = async ({ externalIdentity }: Pick<Config, 'externalIdentity'>, homes: Origins) => {
  const { provider } = externalIdentity
  const identity =
    provider &&
    createIdentityClient({
      ...provider,
      service: 'external identity',
      origin: provider.issuer,
      scope: 'openid email profile',
      clientOrigin: homes.ba,
      fetch: (request) => fetch(request),
    })
  return { identity, sandboxUrl: undefined, close: async () => undefined }
}
