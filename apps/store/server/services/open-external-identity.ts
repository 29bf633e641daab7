import { externalCallbackPath } from '@dvaput/backend/login/providers/external-login'
import { createIdentityClient } from '@dvaput/integrations/identity/identity-client'
import { createExternalIdentitySandbox } from '@dvaput/sandbox-external-identity/external-identity-sandbox'
import type { Config } from '../config.ts'
import type { Origins } from '../markets-by-host.ts'
import { demoSecrets } from '../settings/demo-secrets.ts'
import { listenSandbox } from './listen-sandbox.ts'

type ExternalConfig = Pick<Config, 'demo' | 'externalIdentity'>

const demoClient = demoSecrets.externalIdentity

const openSandbox = async ({ demo, externalIdentity: { provider, port } }: ExternalConfig, homes: Origins) => {
  if (!demo || provider || port === 'off') return undefined
  const redirectUris = Object.values(homes).map((home) => `${home}${externalCallbackPath}`)
  const sandbox = await createExternalIdentitySandbox({ ...demoClient, redirectUris })
  return listenSandbox(sandbox, { port, usualPort: 3446, setting: 'EXTERNAL_IDENTITY_PORT' })
}

/** The provider of external accounts: the one of the settings, else the demo's sandbox, else none. */
export const openExternalIdentity = async (config: ExternalConfig, homes: Origins) => {
  const sandbox = await openSandbox(config, homes)
  const provider = config.externalIdentity.provider ?? (sandbox && { issuer: sandbox.url, ...demoClient })
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
  return { identity, sandboxUrl: sandbox?.url, close: async () => sandbox?.close() }
}
