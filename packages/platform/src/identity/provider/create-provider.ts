import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import Provider, { type ClientMetadata, type Configuration, interactionPolicy } from 'oidc-provider'
import type { Shop } from '../../tables/shops.table.ts'
import { type IdentityPaths, identityPaths } from '../identity-paths.ts'
import type { AccountsClient } from '../identity-settings.ts'
import { endRevokedSession } from './end-revoked-session.ts'
import { endSessionAtOnce } from './end-session.ts'
import { findAccount } from './find-account.ts'
import { firstPartyGrant } from './first-party-grant.ts'
import { lifetimes } from './lifetimes.ts'
import type { OidcKeys } from './oidc-keys.ts'
import type { OidcStore } from './oidc-store.ts'
import { sendErrorPage, sendLoggedOutPage, sendLogoutPage } from './provider-pages.ts'

export type ProviderNeeds = {
  readonly database: Database
  readonly log: Log
  readonly shop: Shop
  readonly store: OidcStore
  readonly keys: OidcKeys
  readonly clients: readonly AccountsClient[]
}

const toMetadata = (client: AccountsClient): ClientMetadata => ({
  client_id: client.clientId,
  ...(client.clientSecret === undefined ? {} : { client_secret: client.clientSecret }),
  token_endpoint_auth_method: client.clientSecret === undefined ? 'none' : 'client_secret_basic',
  redirect_uris: [...client.redirectUris],
  post_logout_redirect_uris: [...client.postLogoutRedirectUris],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  // A shop must see whether somebody has just typed a code or was only remembered.
  require_auth_time: true,
})

const policyWithClosedAccounts = () => {
  const policy = interactionPolicy.base()
  const check = new interactionPolicy.Check('account_closed', 'the account is closed', 'login_required', ({ oidc }) =>
    Boolean(oidc.session?.accountId && !oidc.account),
  )
  policy.get('login')?.checks.add(check)
  return policy
}

const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true, path: '/' } as const

const configure = (needs: ProviderNeeds, paths: IdentityPaths): Configuration => ({
  adapter: needs.store.adapter,
  clients: needs.clients.map(toMetadata),
  // The library's own type of a key is narrower than what node exports.
  jwks: { keys: [needs.keys.signing] } as NonNullable<Configuration['jwks']>,
  findAccount: (_ctx, accountId) => findAccount(needs.database, needs.shop.id, accountId),
  loadExistingGrant: firstPartyGrant,
  scopes: ['openid', 'email', 'customer-account-api:full'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  responseTypes: ['code'],
  clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
  pkce: { required: () => true },
  // The library waits for the scope "offline_access"; the hosted platform gives every client a refresh token.
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  expiresWithSession: async () => true,
  extraParams: ['locale', 'region_country'],
  clientBasedCORS: (_ctx, origin, client) => (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
  renderError: (ctx, out) => sendErrorPage(ctx, needs.shop, out),
  routes: paths.endpoints,
  cookies: {
    // Without a "__Host-": browsers drop those on plain http names other than localhost.
    names: { session: 'account_session', interaction: 'account_login', resume: 'account_resume' },
    keys: [needs.keys.cookies],
    long: cookie,
    short: { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true },
  },
  interactions: {
    policy: policyWithClosedAccounts(),
    url: (_ctx, interaction) => `${paths.login}/${interaction.uid}`,
  },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => sendLogoutPage(ctx, needs.shop, form),
      postLogoutSuccessSource: (ctx) => sendLoggedOutPage(ctx, needs.shop),
    },
  },
  ttl: {
    AuthorizationCode: lifetimes.authorizationCode,
    AccessToken: lifetimes.accessToken,
    IdToken: lifetimes.idToken,
    Interaction: lifetimes.interaction,
    Session: lifetimes.session,
    Grant: lifetimes.refreshToken,
    RefreshToken: (ctx) => ctx?.oidc?.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
  },
})

/** The OpenID provider as it is known at one origin. */
export const createProvider = (issuer: string, needs: ProviderNeeds): Provider => {
  const provider = new Provider(issuer, configure(needs, identityPaths(needs.shop.id)))
  provider.use(endSessionAtOnce(needs))
  provider.use(endRevokedSession(needs))
  // The library responds to these itself and does not log them.
  provider.on('server_error', (_ctx, err) => needs.log.error({ err }, 'identity provider failed'))
  const koa: NodeJS.EventEmitter = provider
  koa.on('error', (err) => needs.log.error({ err }, 'identity provider failed'))
  return provider
}
