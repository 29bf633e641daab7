import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import { orderLinkMessages } from './order-link-messages.ts'

type Filled = { readonly button: string; readonly problem?: string | undefined; readonly email?: string | undefined }

/** A field for the address of the order; `problem` stands beside it, and in it what was written before. */
export const emailForm = (
  { language, statusUrl }: { readonly language: Language; readonly statusUrl: string },
  { button, problem, email = '' }: Filled,
): HostedBody =>
  html`<form class="stack" method="post" action="${inLanguage(statusUrl, language)}" novalidate>
<div class="field"><label for="email">${orderLinkMessages[language].email}</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email.slice(0, 254)}"${
    problem === undefined ? '' : html` aria-invalid="true" aria-describedby="email-wrong" autofocus`
  }>
${problem === undefined ? '' : html`<p class="wrong" id="email-wrong">${problem}</p>`}</div>
<button class="button" type="submit">${button}</button></form>`
