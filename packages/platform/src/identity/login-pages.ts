import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import type { Door } from '../graphql/storefront-context.ts'
import { type HostedBody, hostedPage } from '../shops/hosted-page.ts'
import { identityWords } from './identity-words.ts'

/** `at` is the attempt's own path, which its cookie is bound to. */
export type LoginView = {
  readonly door: Door
  readonly language: Language
  readonly at: string
  /** Of the storefront that asked: the form ends there. */
  readonly client: string
}

export type LoginProblem = 'emailWrong' | 'codeWrong' | 'codeDead' | 'tooMany' | 'closed'

const statusOf = {
  emailWrong: 422,
  codeWrong: 422,
  codeDead: 422,
  tooMany: 429,
  closed: 403,
} as const satisfies Record<LoginProblem, number>

const show = (view: LoginView, title: string, body: HostedBody, problem: LoginProblem | undefined) =>
  hostedPage({
    door: view.door,
    language: view.language,
    title,
    body,
    status: problem ? statusOf[problem] : 200,
    // Browsers hold every redirect that follows the form to this, and a storefront's callback may lead on to another host.
    formTargets: [view.client, 'https:'],
    addressIn: (language) => `${view.at}?locale=${language}`,
  })

const notice = (text: string | undefined) => (text ? html`<p class="notice danger" role="alert">${text}</p>` : '')

export const showEmailPage = (view: LoginView, { email = '', problem }: { email?: string; problem?: LoginProblem }) => {
  const text = identityWords[view.language]
  const wrong = problem === 'emailWrong'
  const body = html`<h1>${text.loginTitle}</h1>
<p class="muted">${text.loginText}</p>
${wrong ? '' : notice(problem && text[problem])}
<form class="stack" method="post" action="${view.at}?locale=${view.language}" novalidate>
<div class="field"><label for="email">${text.email}</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email}" autofocus${
    wrong ? html` aria-invalid="true" aria-describedby="email-wrong"` : ''
  }>
${wrong ? html`<p class="wrong" id="email-wrong">${text.emailWrong}</p>` : ''}</div>
<button class="button full large" type="submit">${text.sendCode}</button>
</form>`
  return show(view, text.loginTitle, body, problem)
}

type CodePage = { readonly email: string; readonly isLong: boolean; readonly problem?: LoginProblem }

export const showCodePage = (view: LoginView, { email, isLong, problem }: CodePage) => {
  const text = identityWords[view.language]
  const wrong = problem === 'codeWrong'
  const body = html`<h1>${text.codeTitle}</h1>
<p class="muted">${(isLong ? text.longCodeSent : text.codeSent)(email)}</p>
${wrong ? '' : notice(problem && text[problem])}
<form class="stack" method="post" action="${view.at}/code?locale=${view.language}" novalidate>
<div class="field"><label for="code">${isLong ? text.longCode : text.code}</label>
<input id="code" name="code" type="text" ${
    isLong
      ? html`autocapitalize="characters" spellcheck="false" maxlength="24"`
      : html`inputmode="numeric" pattern="[0-9 ]*" maxlength="12"`
  } autocomplete="one-time-code" required autofocus aria-describedby="${
    wrong ? 'code-wrong' : 'code-hint'
  }"${wrong ? html` aria-invalid="true"` : ''}>
${wrong ? html`<p class="wrong" id="code-wrong">${text.codeWrong}</p>` : html`<p class="hint" id="code-hint">${text.codeHint}</p>`}</div>
<button class="button full large" type="submit">${text.confirm}</button>
</form>
<div class="row">
<form method="post" action="${view.at}?locale=${view.language}"><input type="hidden" name="email" value="${email}"><button class="button secondary" type="submit">${text.resend}</button></form>
<form method="post" action="${view.at}/restart?locale=${view.language}"><button class="button secondary" type="submit">${text.otherEmail}</button></form>
</div>`
  return show(view, text.codeTitle, body, problem)
}

export const showExpiredPage = (door: Door, language: Language) => {
  const text = identityWords[language]
  const body = html`<h1>${text.expiredTitle}</h1><p>${text.expiredText}</p>`
  return hostedPage({ door, language, title: text.expiredTitle, body, status: 400 })
}
