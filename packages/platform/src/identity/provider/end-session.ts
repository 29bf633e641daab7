import type { KoaContextWithOIDC } from 'oidc-provider'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import type { Shop } from '../../tables/shops.table.ts'
import type { OidcStore } from './oidc-store.ts'
import { languageOf } from './provider-pages.ts'

type Needs = { readonly store: OidcStore; readonly shop: Shop }
type SessionState = { postLogoutRedirectUri?: string; state?: string }

/** Whoever shows the id token of this very session need not confirm; and without a session there is nothing to. */
const isSettled = ({ oidc }: KoaContextWithOIDC): boolean => {
  const accountId = oidc.session?.accountId
  return accountId === undefined || oidc.entities.IdTokenHint?.payload.sub === accountId
}

const destinationOf = ({ oidc }: KoaContextWithOIDC): string => {
  const { postLogoutRedirectUri, state } = (oidc.session?.state ?? {}) as SessionState
  if (postLogoutRedirectUri === undefined) return oidc.urlFor('end_session_success')
  if (state === undefined) return postLogoutRedirectUri
  const destination = new URL(postLogoutRedirectUri)
  destination.searchParams.set('state', state)
  return destination.href
}

/** Our own last page speaks the language of the one before; a storefront's knows its own. */
const storeLanguage = (ctx: KoaContextWithOIDC, shop: Shop, destination: string): string =>
  destination === ctx.oidc.urlFor('end_session_success') ? inLanguage(destination, languageOf(ctx, shop)) : destination

/** The library shows a confirmation, or posts a form by script; the hosted platform's logout is one redirect. */
export const endSessionAtOnce = (needs: Needs) => async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
  const { store, shop } = needs
  await next()
  if (ctx.oidc?.route === 'end_session_confirm' && ctx.status === 303)
    ctx.redirect(storeLanguage(ctx, shop, ctx.response.get('Location')))
  if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200 || !ctx.oidc.session || !isSettled(ctx)) return
  const { session, provider } = ctx.oidc
  for (const { grantId } of Object.values(session.authorizations ?? {}))
    if (grantId !== undefined) await store.endGrant(grantId)
  const destination = storeLanguage(ctx, shop, destinationOf(ctx))
  await session.destroy()
  ctx.cookies.set(provider.cookieName('session'), null, { path: '/', signed: true, overwrite: true })
  ctx.remove('Content-Security-Policy')
  ctx.status = 303
  ctx.redirect(destination)
}
