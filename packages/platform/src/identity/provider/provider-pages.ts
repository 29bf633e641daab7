import type { Language } from '@dvaput/domain/text/language'
import { html, raw } from 'hono/html'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { hostedPage } from '../../hosted-pages/hosted-page.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { inLanguage, pageLanguage, samePageIn } from '../../hosted-pages/page-language.ts'
import { shopHome } from '../../hosted-pages/shop-home.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { identityMessages } from '../identity-messages.ts'

type Text = (typeof identityMessages)[Language]
type Frame = Pick<Parameters<typeof hostedPage>[0], 'endpoint' | 'language' | 'urlIn'>

export const languageOf = (ctx: KoaContextWithOIDC, shop: Shop): Language => {
  const address = new URL(ctx.href)
  const locale = address.searchParams.get('locale') ?? address.searchParams.get('ui_locales')?.split(' ')[0]
  if (locale) address.searchParams.set('locale', locale)
  return pageLanguage(new Request(address, { headers: { 'Accept-Language': ctx.get('accept-language') } }), shop)
}

const send = async (
  ctx: KoaContextWithOIDC,
  shop: Shop,
  show: (frame: Frame, text: Text) => ReturnType<typeof hostedPage>,
) => {
  const language = languageOf(ctx, shop)
  const isGet = ctx.method === 'GET'
  const frame = {
    // `ctx.origin` is what the Origin header says.
    endpoint: { shop, origin: new URL(ctx.href).origin },
    language,
    ...(isGet ? { urlIn: samePageIn(ctx.href) } : {}),
  }
  const response = await show(frame, identityMessages[language])
  ctx.set(Object.fromEntries(response.headers))
  ctx.body = await response.text()
}

export const sendErrorPage = (ctx: KoaContextWithOIDC, shop: Shop, out: ErrorOut) =>
  send(ctx, shop, (frame, text) =>
    noticePage({
      ...frame,
      title: text.errorTitle,
      text: text.errorText,
      status: ctx.status,
      // For who builds a storefront; the library says it in English.
      reference: [`${text.errorCode}: ${out.error}`, out.error_description].filter(Boolean).join(' · '),
    }),
  )

/** The library's form carries the proof against forgery, and its address the language; the buttons are ours. */
export const sendLogoutPage = (ctx: KoaContextWithOIDC, shop: Shop, form: string) => {
  const target = (ctx.oidc.session?.state as { postLogoutRedirectUri?: string } | undefined)?.postLogoutRedirectUri
  const confirm = ctx.oidc.urlFor('end_session_confirm')
  return send(ctx, shop, (frame, text) =>
    hostedPage({
      ...frame,
      title: text.logoutTitle,
      formTargets: target === undefined ? [] : [new URL(target).origin],
      // The form without the button's word would end this storefront's part of the session and say that all is over.
      body: html`<h1>${text.logoutTitle}</h1>
<p>${text.logoutText}</p>
${raw(form.replace(`action="${confirm}"`, `action="${inLanguage(confirm, frame.language)}"`))}
<div class="row"><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">${text.logoutYes}</button>
<a class="button secondary" href="${shopHome(frame.endpoint)}">${text.logoutNo}</a></div>`,
    }),
  )
}

export const sendLoggedOutPage = (ctx: KoaContextWithOIDC, shop: Shop) =>
  send(ctx, shop, (frame, { loggedOutTitle: title, loggedOutText: text }) =>
    noticePage({ ...frame, title, text, status: 200 }),
  )
