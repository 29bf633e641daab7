import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { identityMessages } from '../identity-messages.ts'

/** Shown by the script, where the browser has what it needs. */
export const passkeyStyle = '[hidden]{display:none!important}'

type Place = { readonly at: string; readonly language: Language }

export const passkeyLogin = ({ at, language }: Place) => {
  const text = identityMessages[language]
  return html`<form class="stack" method="post" action="${at}/passkey?locale=${language}" data-passkey="login" data-options="${at}/passkey/options" hidden>
<input type="hidden" name="credential">
<button class="button secondary full large" type="button">${text.passkeyLogin}</button>
</form>`
}

export const passkeyOffer = (language: Language) =>
  html`<label class="check" data-passkey="offer" hidden><input type="checkbox" name="passkey" value="yes"><span>${identityMessages[language].passkeyOffer}</span></label>`

type Adding = Place & { readonly options: object; readonly customerId: string; readonly next: string }

export const passkeyAdding = ({ at, language, options, customerId, next }: Adding) => {
  const text = identityMessages[language]
  return html`<h1>${text.passkeyTitle}</h1>
<p class="muted">${text.passkeyText}</p>
<form class="card" method="post" action="${at}/passkey/add?locale=${language}" data-passkey="add" data-options="${JSON.stringify(options)}">
<input type="hidden" name="credential"><input type="hidden" name="customer" value="${customerId}"><input type="hidden" name="next" value="${next}">
<p class="wrong" role="alert" hidden>${text.passkeyFailed}</p>
<button class="button full large" type="button" hidden>${text.passkeyAdd}</button>
<a class="button secondary full" href="${next}">${text.passkeyLater}</a>
</form>`
}

/** Without it, or where the browser knows no passkeys, the pages are as they were. */
export const passkeyScript = `(() => {
const part = document.querySelector('[data-passkey]')
const known = window.PublicKeyCredential
if (!part || !known || !known.parseRequestOptionsFromJSON || !known.prototype.toJSON) return
const kind = part.dataset.passkey
const send = (credential) => {
  part.elements.credential.value = JSON.stringify(credential)
  part.submit()
}
if (kind === 'offer') {
  known.isUserVerifyingPlatformAuthenticatorAvailable().then((is) => { part.hidden = !is }, () => {})
  return
}
const button = part.querySelector('button')
const wrong = part.querySelector('.wrong')
if (kind === 'add') {
  button.hidden = false
  button.addEventListener('click', async () => {
    wrong.hidden = true
    const publicKey = known.parseCreationOptionsFromJSON(JSON.parse(part.dataset.options))
    try { send(await navigator.credentials.create({ publicKey })) } catch { wrong.hidden = false }
  })
  return
}
part.hidden = false
let waiting = new AbortController()
const ask = async (mediation) => {
  const { signal } = waiting
  const response = await fetch(part.dataset.options, { method: 'POST' })
  const publicKey = known.parseRequestOptionsFromJSON(await response.json())
  send(await navigator.credentials.get({ publicKey, mediation, signal }))
}
button.addEventListener('click', () => {
  waiting.abort()
  waiting = new AbortController()
  ask('optional').catch(() => {})
})
known.isConditionalMediationAvailable?.().then((is) => is && ask('conditional')).catch(() => {})
})()`
