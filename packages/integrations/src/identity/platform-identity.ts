import { createIdentityClient, type IdentityClientOptions } from './identity-client.ts'

/** The public client that the built-in platform knows; a hosted shop has given us another. */
const builtInClientId = 'dvaput-storefront'

type Options = Omit<IdentityClientOptions, 'service' | 'scope' | 'clientId' | 'clientSecret'> & {
  readonly clientId?: string | undefined
}

/** The login of a shop's platform. // IDP-01, IDP-02 */
export const createPlatformIdentity = ({ clientId = builtInClientId, ...options }: Options) =>
  createIdentityClient({
    ...options,
    clientId,
    service: 'identity',
    scope: 'openid email customer-account-api:full',
  })
