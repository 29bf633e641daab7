import { createHash } from 'node:crypto'
import { type Language, languageName, languageTag } from '@dvaput/domain/text/language'
import { html, raw } from 'hono/html'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import { fontStyle } from './hosted-fonts.ts'
import { hostedLogo } from './hosted-logo.ts'
import { hostedStyle } from './hosted-style.ts'
import { shopHome } from './shop-home.ts'

export type HostedBody = ReturnType<typeof html>

type HostedPage = {
  readonly endpoint: Pick<ShopEndpoint, 'shop' | 'origin'>
  readonly language: Language
  readonly title: string
  /** What stands in `main`; its first element is the `h1`. */
  readonly body: HostedBody
  readonly wide?: boolean
  readonly status?: number
  /** This same page in another language, for the links in the footer. */
  readonly urlIn?: (language: Language) => string
  /** The id of a form that is sent there, so that a language can be changed without losing what was typed. */
  readonly languageForm?: string
  /** In the footer, each in a tab of its own. */
  readonly links?: readonly { readonly href: string; readonly label: string; readonly opensAnew: string }[]
  /** Rules of this page alone. */
  readonly style?: string
  /** Origins beside our own to which a form may lead, also by a redirect that answers it. */
  readonly formTargets?: readonly string[]
  /** Reloads itself where no script runs, while a result is awaited. */
  readonly refreshSeconds?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Only to enhance: the page is complete without it. */
  readonly script?: string
}

const messages = {
  bcs: { skip: 'Preskoči na sadržaj', home: 'Nazad u prodavnicu', languages: 'Jezik' },
  en: { skip: 'Skip to content', home: 'Back to the shop', languages: 'Language' },
  es: { skip: 'Saltar al contenido', home: 'Volver a la tienda', languages: 'Idioma' },
} as const satisfies Record<Language, Record<'skip' | 'home' | 'languages', string>>

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230b6548'/%3E%3Cg fill='none' stroke-width='5.2' stroke-linecap='round' transform='matrix(.8 0 0 .8 3.2 2.9)'%3E%3Cpath stroke='%238fe3bf' d='M17.4 12.4A8 8 0 0 0 8.7 23.6'/%3E%3Cpath stroke='%23fff' d='M24 4.5v15.75a8 8 0 0 1-9.5 7.86'/%3E%3C/g%3E%3C/svg%3E"

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = (style: string, formTargets: readonly string[], script: string | undefined) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
    "img-src 'self' data:",
    "font-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const languageLinks = (
  { endpoint, language: current, languageForm }: HostedPage,
  urlIn: (language: Language) => string,
) => {
  const choose = (language: Language) => {
    const named = html`lang="${languageTag[language]}"`
    return languageForm === undefined
      ? html`<a href="${urlIn(language)}" hreflang="${languageTag[language]}" ${named}>${languageName[language]}</a>`
      : html`<button class="link" form="${languageForm}" formaction="${urlIn(language)}" ${named}>${languageName[language]}</button>`
  }
  return html`<ul aria-label="${messages[current].languages}">${endpoint.shop.languages.map((language) =>
    language === current
      ? html`<li><span aria-current="true" class="strong" lang="${languageTag[language]}">${languageName[language]}</span></li>`
      : html`<li>${choose(language)}</li>`,
  )}</ul>`
}

const footLinks = (links: HostedPage['links'] = []) =>
  links.map(
    ({ href, label, opensAnew }) =>
      html`<li><a href="${href}" target="_blank">${label}<span class="skip"> ${opensAnew}</span></a></li>`,
  )

/** A complete page of the platform: no script, nothing loaded from elsewhere, never cached. */
export const hostedPage = async (page: HostedPage): Promise<Response> => {
  const { endpoint, language, title, body, wide = false, urlIn } = page
  const text = messages[language]
  const style = fontStyle + hostedStyle + (page.style ?? '')
  const width = wide ? ' wide' : ''
  const content = await html`<!doctype html>
<html lang="${languageTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${page.refreshSeconds === undefined ? '' : html`<noscript><meta http-equiv="refresh" content="${page.refreshSeconds}"></noscript>`}
<title>${title} · ${endpoint.shop.name}</title>
<link rel="icon" href="${icon}">
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#content">${text.skip}</a>
<header class="top${width}"><a href="${shopHome(endpoint)}" aria-label="${endpoint.shop.name}">${hostedLogo}</a></header>
<main id="content" class="${wide ? 'wide' : ''}">${body}</main>
<footer class="foot${width}"><ul><li><a href="${shopHome(endpoint)}">${text.home}</a></li>${footLinks(page.links)}</ul>${urlIn ? languageLinks(page, urlIn) : ''}</footer>
${page.script === undefined ? '' : html`<script>${raw(page.script)}</script>`}
</body>
</html>`
  return new Response(content.toString(), {
    status: page.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': languageTag[language],
      'Content-Security-Policy': policy(style, page.formTargets ?? [], page.script),
      'Cache-Control': 'no-store',
      // Never `no-referrer` here: browsers then send `Origin: null` with a form, which looks like a foreign one.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...page.headers,
    },
  })
}
