import { html } from 'hono/html'
import type { Form } from './check-form.ts'

const style = `
:root { color-scheme: light dark; --ink: #16212e; --quiet: #55636f; --paper: #f2f4f7; --card: #fff; --line: #c9d1da;
  --accent: #5a2d91; --on-accent: #fff; --bad: #b3261e; --note: #fff4d6; --note-ink: #4d3a00 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf2; --quiet: #a7b3bf; --paper: #10161c; --card: #1a222b; --line: #3a4652;
    --accent: #c9a6ff; --on-accent: #1c0b33; --bad: #ffb4ab; --note: #3a2f0f; --note-ink: #ffe6a3 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 28rem; margin: 0 auto; padding: 1rem }
.sandbox { margin: 0; padding: .5rem 1rem; background: var(--note); color: var(--note-ink); text-align: center;
  font-size: .875rem }
h1 { font-size: 1.375rem; line-height: 1.25; margin: .75rem 0 1rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem }
p { margin: 0 0 .75rem } p:last-child { margin: 0 }
.total { font-weight: 700; font-size: 1.125rem }
.quiet { color: var(--quiet); font-size: .875rem }
form { display: grid; gap: .875rem; margin: 0 0 1rem }
label { display: grid; gap: .25rem; font-size: .875rem; font-weight: 600 }
input { font: inherit; font-weight: 400; color: inherit; background: var(--card); border: 1px solid var(--quiet);
  border-radius: .5rem; padding: .625rem .75rem; min-height: 2.75rem; width: 100% }
.wrong { color: var(--bad); font-weight: 600 }
button { font: inherit; font-weight: 700; color: var(--on-accent); background: var(--accent);
  border: 2px solid var(--accent); border-radius: .5rem; padding: .625rem 1rem; min-height: 2.75rem; cursor: pointer }
.second { color: var(--accent); background: none }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`

const bosnian = {
  tag: 'bs',
  sandbox: 'Ovo je probna stranica: novac se ne naplaćuje.',
  title: 'Plaćanje karticom',
  order: 'Narudžba',
  number: 'Broj kartice',
  expiry: 'Važi do (MM/GG)',
  code: 'Sigurnosni kod',
  pay: 'Plati',
  cancel: 'Odustani',
  declined: 'Banka je odbila plaćanje. Pokušajte s drugom karticom.',
  hint: 'Kartica 4111 1111 1111 1111 je prihvaćena, svaka druga odbijena.',
  refused: 'Zahtjev nije ispravan',
}

const english: typeof bosnian = {
  tag: 'en',
  sandbox: 'This is a test page: no money is charged.',
  title: 'Card payment',
  order: 'Order',
  number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  code: 'Security code',
  pay: 'Pay',
  cancel: 'Cancel',
  declined: 'The bank declined the payment. Try another card.',
  hint: 'Card 4111 1111 1111 1111 is approved, any other is declined.',
  refused: 'The request is not valid',
}

const messagesOf = ({ language }: Form) => (language === 'ba' || language === 'hr' ? bosnian : english)

const formatAmount = ({ amount = '', currency = '' }: Form) => `${amount.slice(0, -2)},${amount.slice(-2)} ${currency}`

const page = (messages: typeof bosnian, title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="${messages.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><p class="sandbox"><strong>Sandbox: Monri.</strong> ${messages.sandbox}</p><main>${body}</main></body>
</html>`

/** The form of the merchant travels along, so that the page needs no memory. */
export const paymentPage = (form: Form, isDeclined: boolean) => {
  const messages = messagesOf(form)
  return page(
    messages,
    messages.title,
    html`<h1>${messages.title}</h1>
<section><p>${messages.order} ${form.order_number}<br><span class="quiet">${form.order_info}</span></p>
<p class="total">${formatAmount(form)}</p></section>
<section>${isDeclined ? html`<p class="wrong" role="alert">${messages.declined}</p>` : ''}
<form method="post" action="/v2/form/pay">
${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label>${messages.number}<input name="pan" value="4111 1111 1111 1111" inputmode="numeric" autocomplete="off"></label>
<label>${messages.expiry}<input name="expiry" value="12/40" autocomplete="off"></label>
<label>${messages.code}<input name="cvv" value="123" inputmode="numeric" autocomplete="off"></label>
<button name="action" value="pay">${messages.pay} ${formatAmount(form)}</button>
<button class="second" name="action" value="cancel">${messages.cancel}</button>
</form><p class="quiet">${messages.hint}</p></section>`,
  )
}

export const refusalPage = (form: Form, fields: readonly string[]) => {
  const messages = messagesOf(form)
  return page(
    messages,
    messages.refused,
    html`<h1>${messages.refused}</h1><section><p>${fields.join(', ')}</p></section>`,
  )
}
