import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { maxPasswordLength } from '../../customers/passwords/check-password.ts'
import { failurePage } from '../../hosted-pages/failure-page.ts'
import { type HostedBody, hostedPage } from '../../hosted-pages/hosted-page.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { identityMessages } from '../identity-messages.ts'
import { passkeyLogin, passkeyOffer, passkeyScript, passkeyStyle } from './passkey-parts.ts'

/** `at` is the attempt's own path, which its cookie is bound to. */
export type LoginView = {
  readonly endpoint: ShopEndpoint
  readonly language: Language
  readonly at: string
  /** Of the storefront that sent the customer: the form ends there. */
  readonly client: string
  readonly hasPasskeys: boolean
  readonly demoMailbox: string | undefined
  readonly country: string | undefined
}

type LoginProblem =
  | 'passkeyRefused'
  | 'emailWrong'
  | 'codeWrong'
  | 'codeDead'
  | 'passwordMissing'
  | 'passwordWrong'
  | 'tooMany'
  | 'tooManySent'
  | 'closed'

const statusOf = {
  passkeyRefused: 422,
  emailWrong: 422,
  codeWrong: 422,
  codeDead: 422,
  passwordMissing: 422,
  passwordWrong: 422,
  tooMany: 429,
  tooManySent: 429,
  closed: 403,
} as const satisfies Record<LoginProblem, number>

/** What is typed in it goes along to another language. */
const languageForm = 'login'

type PageContent = { readonly title: string; readonly body: HostedBody; readonly problem?: LoginProblem | undefined }

export const showLoginPage = (view: LoginView, { title, body, problem }: PageContent, form = true) =>
  hostedPage({
    endpoint: view.endpoint,
    language: view.language,
    title,
    body,
    status: problem ? statusOf[problem] : 200,
    // Browsers hold every redirect that follows the form to this, and a storefront's callback may lead on to another host.
    formTargets: [view.client, 'https:'],
    urlIn: (language) => (form ? `${view.at}/language?locale=${language}` : `${view.at}?locale=${language}`),
    ...(form ? { languageForm } : {}),
    ...(view.hasPasskeys ? { script: passkeyScript, style: passkeyStyle } : {}),
  })

const notice = (text: string | undefined) => (text ? html`<p class="notice danger" role="alert">${text}</p>` : '')

/** Whom a newcomer to the demo can log in as. */
const demoHint = ({ language, country }: LoginView, mailbox: string) => {
  const text = identityMessages[language]
  const market = marketIds.find((id) => markets[id].country === country) ?? (language === 'es' ? 'cl' : 'ba')
  const { email } = demoCustomers[market]
  return html`<p class="notice">${text.demoCustomer} <strong>${email}</strong>. <a href="${mailbox}" target="_blank" rel="noopener">${text.demoMailbox}</a></p>`
}

type EmailField = {
  readonly email: string
  readonly isWrong: boolean
  readonly autocomplete: string
  readonly isFirst?: boolean
}

type EmailPage = { readonly email?: string; readonly problem?: LoginProblem }

const emailField = (view: LoginView, { email, isWrong, autocomplete, isFirst = true }: EmailField) => {
  const text = identityMessages[view.language]
  return html`<div class="field"><label for="email">${text.email}</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email}"${
    isFirst ? html` autofocus` : ''
  }${isWrong ? html` aria-invalid="true" aria-describedby="email-wrong"` : ''}>
${isWrong ? html`<p class="wrong" id="email-wrong">${text.emailWrong}</p>` : ''}</div>`
}

export const showEmailPage = (view: LoginView, { email = '', problem }: EmailPage) => {
  const text = identityMessages[view.language]
  const isWrong = problem === 'emailWrong'
  const body = html`<h1>${text.loginTitle}</h1>
<p class="muted">${text.loginText}</p>
${isWrong ? '' : notice(problem && text[problem])}
<form class="card" id="${languageForm}" method="post" action="${view.at}?locale=${view.language}" novalidate>
${emailField(view, { email, isWrong, autocomplete: view.hasPasskeys ? 'username webauthn' : 'email' })}
<button class="button full large" type="submit">${text.sendCode}</button>
<button class="button secondary full" type="submit" formaction="${view.at}/password-form?locale=${view.language}">${text.passwordWay}</button>
</form>
${view.hasPasskeys ? passkeyLogin(view) : ''}
${view.demoMailbox === undefined ? '' : demoHint(view, view.demoMailbox)}`
  return showLoginPage(view, { title: text.loginTitle, body, problem })
}

/** The storefront's, where passwords are set there. */
const forgotUrl = ({ endpoint, language }: LoginView): string | undefined => {
  const { passwordResetUrl } = endpoint.shop
  if (passwordResetUrl === null) return undefined
  return new URL(`/forgot-password?lang=${language}`, passwordResetUrl).href
}

/** Whoever has a password may use it in place of the code. */
export const showPasswordPage = (view: LoginView, { email = '', problem }: EmailPage) => {
  const text = identityMessages[view.language]
  const isWrong = problem === 'emailWrong'
  const isMissing = problem === 'passwordMissing'
  const forgot = forgotUrl(view)
  const body = html`<h1>${text.passwordTitle}</h1>
${isWrong || isMissing ? '' : notice(problem && text[problem])}
<form class="card" id="${languageForm}" method="post" action="${view.at}/password?locale=${view.language}" novalidate>
<input type="hidden" name="way" value="password">
${emailField(view, { email, isWrong, autocomplete: 'username', isFirst: email === '' || isWrong })}
<div class="field"><label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="${maxPasswordLength}"${
    email === '' || isWrong ? '' : html` autofocus`
  }${isMissing ? html` aria-invalid="true" aria-describedby="password-wrong"` : ''}>
${isMissing ? html`<p class="wrong" id="password-wrong">${text.passwordMissing}</p>` : ''}</div>
<button class="button full large" type="submit">${text.confirm}</button>
<button class="button secondary full" type="submit" formaction="${view.at}?locale=${view.language}">${text.codeWay}</button>
</form>
${forgot === undefined ? '' : html`<p><a href="${forgot}">${text.passwordForgot}</a></p>`}`
  return showLoginPage(view, { title: text.passwordTitle, body, problem })
}

const maxShortLength = 12
const maxLongLength = 24

/** Another code to the same address, or one to another. */
const otherWays = (view: LoginView, email: string, isOnlyWay = false) => {
  const text = identityMessages[view.language]
  return html`<div class="row">
<form method="post" action="${view.at}?locale=${view.language}"><input type="hidden" name="email" value="${email}"><button class="button${
    isOnlyWay ? '' : ' secondary'
  }" type="submit"${isOnlyWay ? html` autofocus` : ''}>${text.resend}</button></form>
<form method="post" action="${view.at}/restart?locale=${view.language}"><button class="button secondary" type="submit">${text.otherEmail}</button></form>
</div>`
}

type CodePage = {
  readonly email: string
  readonly isLong: boolean
  /** The code was requested once more. */
  readonly isNew?: boolean
  readonly typed?: string
  readonly problem?: 'codeWrong' | 'tooManySent'
}

export const showCodePage = (view: LoginView, { email, isLong, isNew = false, typed = '', problem }: CodePage) => {
  const text = identityMessages[view.language]
  const wrong = problem === 'codeWrong'
  const body = html`<h1>${text.codeTitle}</h1>
<p class="muted">${(isLong ? text.longCodeSent : text.codeSent)(email)}</p>
${isNew ? html`<p class="notice" role="status">${text.sentAgain}</p>` : ''}
${wrong ? '' : notice(problem && text[problem])}
<form class="card" id="${languageForm}" method="post" action="${view.at}/code?locale=${view.language}" novalidate>
<div class="field"><label for="code">${isLong ? text.longCode : text.code}</label>
<input id="code" name="code" type="text" value="${typed.slice(0, isLong ? maxLongLength : maxShortLength)}" ${
    isLong
      ? html`autocapitalize="characters" spellcheck="false" maxlength="${maxLongLength}"`
      : html`inputmode="numeric" pattern="[0-9 ]*" maxlength="${maxShortLength}"`
  } autocomplete="one-time-code" required autofocus aria-describedby="${
    wrong ? 'code-wrong' : 'code-hint'
  }"${wrong ? html` aria-invalid="true"` : ''}>
${wrong ? html`<p class="wrong" id="code-wrong">${text.codeWrong}</p>` : html`<p class="hint" id="code-hint">${text.codeHint}</p>`}</div>
${view.hasPasskeys ? passkeyOffer(view.language) : ''}
<button class="button full large" type="submit">${text.confirm}</button>
</form>
${otherWays(view, email)}`
  return showLoginPage(view, { title: text.codeTitle, body, problem })
}

/** Its field would only take what no longer works. */
export const showDeadCodePage = (view: LoginView, email: string) => {
  const text = identityMessages[view.language]
  const body = html`<h1>${text.loginTitle}</h1>
${notice(text.codeDead)}
<p class="strong">${email}</p>
${otherWays(view, email, true)}`
  return showLoginPage(view, { title: text.loginTitle, body, problem: 'codeDead' }, false)
}

type NoticeContext = Pick<LoginView, 'endpoint' | 'language' | 'at'>

export const showExpiredPage = ({ endpoint, language, at }: NoticeContext) => {
  const { expiredTitle: title, expiredText: text } = identityMessages[language]
  return noticePage({ endpoint, language, title, text, status: 400, urlIn: (other) => inLanguage(at, other) })
}

export const showBrokenPage = (error: unknown, { endpoint, language, at }: NoticeContext) => {
  const { brokenText: text, tryAgain } = identityMessages[language]
  const actions = html`<a class="button" href="${inLanguage(at, language)}">${tryAgain}</a>`
  return failurePage(error, { endpoint, language }, { text, actions })
}
