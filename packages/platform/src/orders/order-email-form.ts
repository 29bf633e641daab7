import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import type { HostedBody } from '../shops/hosted-page.ts'
import { orderLinkWords } from './order-link-words.ts'

/** A field for the address of the order; `problem` stands beside it. */
export const emailForm = (
  { language, statusUrl }: { readonly language: Language; readonly statusUrl: string },
  { button, problem }: { button: string; problem?: string | undefined },
): HostedBody =>
  html`<form class="stack" method="post" action="${statusUrl}" novalidate>
<div class="field"><label for="email">${orderLinkWords[language].email}</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" required maxlength="254"${
    problem === undefined ? '' : html` aria-invalid="true" aria-describedby="email-wrong" autofocus`
  }>
${problem === undefined ? '' : html`<p class="wrong" id="email-wrong">${problem}</p>`}</div>
<button class="button" type="submit">${button}</button></form>`
