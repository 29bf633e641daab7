import type { Language } from '@dvaput/domain/text/language'
import { html, raw } from 'hono/html'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { type HostedBody, hostedPage } from '../shops/hosted-page.ts'
import { pageLanguage } from '../shops/page-language.ts'
import type { Shop } from '../shops/shops.table.ts'
import { identityWords } from './identity-words.ts'

type Text = (typeof identityWords)[Language]
type Page = { readonly title: string; readonly body: HostedBody; readonly formTargets?: readonly string[] }

const languageOf = (ctx: KoaContextWithOIDC, shop: Shop): Language => {
  const address = new URL(ctx.href)
  const locale = address.searchParams.get('locale') ?? address.searchParams.get('ui_locales')?.split(' ')[0]
  if (locale) address.searchParams.set('locale', locale)
  return pageLanguage(new Request(address, { headers: { 'Accept-Language': ctx.get('accept-language') } }), shop)
}

const send = async (ctx: KoaContextWithOIDC, shop: Shop, pageIn: (text: Text) => Page) => {
  const language = languageOf(ctx, shop)
  const page = pageIn(identityWords[language])
  const response = await hostedPage({ door: { shop, origin: ctx.origin }, language, ...page })
  ctx.set(Object.fromEntries(response.headers))
  ctx.body = await response.text()
}

export const sendErrorPage = (ctx: KoaContextWithOIDC, shop: Shop, out: ErrorOut) =>
  send(ctx, shop, (text) => ({
    title: text.errorTitle,
    body: html`<h1>${text.errorTitle}</h1>
<p>${text.errorText}</p>
<dl class="facts small"><dt>${text.errorCode}</dt><dd>${out.error}</dd>${
      out.error_description ? html`<dt>${text.errorDetail}</dt><dd>${out.error_description}</dd>` : ''
    }</dl>`,
  }))

/** The library's form carries the proof against forgery; the buttons are ours. */
export const sendLogoutPage = (ctx: KoaContextWithOIDC, shop: Shop, form: string) => {
  const target = (ctx.oidc.session?.state as { postLogoutRedirectUri?: string } | undefined)?.postLogoutRedirectUri
  return send(ctx, shop, (text) => ({
    title: text.logoutTitle,
    formTargets: target === undefined ? [] : [new URL(target).origin],
    body: html`<h1>${text.logoutTitle}</h1>
<p>${text.logoutText}</p>
${raw(form)}
<div class="row"><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">${text.logoutYes}</button>
<button class="button secondary" type="submit" form="op.logoutForm">${text.logoutNo}</button></div>`,
  }))
}

export const sendLoggedOutPage = (ctx: KoaContextWithOIDC, shop: Shop) =>
  send(ctx, shop, (text) => ({
    title: text.loggedOutTitle,
    body: html`<h1>${text.loggedOutTitle}</h1><p>${text.loggedOutText}</p>`,
  }))
