import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { type HostedBody, hostedPage } from '../../hosted-pages/hosted-page.ts'
import { shopHome } from '../../hosted-pages/shop-home.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { maxPasswordLength, minPasswordLength } from './check-password.ts'
import { type LinkKind, passwordPageUrl } from './password-link.ts'
import { type PasswordPageFault, passwordPageMessages } from './password-page-messages.ts'

type PasswordPageContext = {
  readonly endpoint: ShopEndpoint
  readonly language: Language
  readonly kind: LinkKind
  /** Of the storefront that the reader uses. */
  readonly country: string
  readonly path: string
}

/** The URL opens the account, so it must not reach even our own pages as a referrer. */
export const secretUrlHeaders = { 'Referrer-Policy': 'no-referrer' } as const

type PageState = { readonly status?: number; readonly isSpent?: boolean }

const page = (
  { endpoint, language, country, path }: PasswordPageContext,
  title: string,
  body: HostedBody,
  { status = 200, isSpent = false }: PageState = {},
) =>
  hostedPage({
    endpoint,
    language,
    title,
    body,
    status,
    // What used the link up cannot be seen a second time.
    ...(isSpent ? {} : { urlIn: (other) => passwordPageUrl(path, other, country) }),
    headers: secretUrlHeaders,
  })

type Field = {
  readonly label: string
  readonly hint?: string
  readonly fault?: string | undefined
  readonly isFirst?: boolean
}

const field = (name: 'password' | 'again', { label, hint, fault, isFirst = false }: Field) => {
  const described = [hint && `${name}-hint`, fault && `${name}-wrong`].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : ''}
<input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="${minPasswordLength}" maxlength="${maxPasswordLength}" aria-describedby="${described}" aria-invalid="${fault ? 'true' : 'false'}"${isFirst ? html` autofocus` : ''}>
${fault ? html`<span class="wrong" id="${name}-wrong">${fault}</span>` : ''}
</div>`
}

/** Unseen, for password managers: they store a password under its username. */
const usernameField = (email: string) =>
  html`<input type="text" name="email" autocomplete="username" value="${email}" readonly hidden>`

export const passwordForm = (
  context: PasswordPageContext,
  { email }: { readonly email: string },
  fault?: PasswordPageFault,
): Promise<Response> => {
  const text = passwordPageMessages[context.language]
  const message = fault && text.faults[fault]
  const title = text.title[context.kind]
  const differ = fault === 'DIFFERENT'
  const body = html`<h1>${title}</h1>
${message ? html`<p class="notice danger" role="alert">${fault === 'BUSY' ? message : text.wrong}</p>` : ''}
<form method="post" action="${passwordPageUrl(context.path, context.language, context.country)}" class="card" novalidate>
<p class="muted">${text.intro[context.kind]}</p>
${usernameField(email)}
${field('password', { label: text.password[context.kind], hint: text.hint, fault: differ || fault === 'BUSY' ? undefined : message, isFirst: true })}
${field('again', { label: text.again[context.kind], fault: differ ? message : undefined })}
<button class="button full" type="submit">${text.save}</button>
</form>`
  return page(context, fault ? `${text.wrong}: ${title}` : title, body, { status: fault ? 422 : 200 })
}

export const passwordSaved = (context: PasswordPageContext): Promise<Response> => {
  const text = passwordPageMessages[context.language]
  const body = html`<h1>${text.doneTitle}</h1>
<p class="notice" role="status">${text.done[context.kind]}</p>
<p><a class="button" href="${shopHome(context.endpoint)}">${text.toShop}</a></p>`
  return page(context, text.doneTitle, body, { isSpent: true })
}

export const linkSpent = (context: PasswordPageContext): Promise<Response> => {
  const text = passwordPageMessages[context.language]
  const body = html`<h1>${text.badTitle}</h1>
<p class="notice warning">${text.bad[context.kind]}</p>
<p><a class="button" href="${shopHome(context.endpoint)}">${text.toShop}</a></p>`
  return page(context, text.badTitle, body, { status: 410 })
}
