import { html } from 'hono/html'
import { cardholderResults, testCards } from '../books/card-results.ts'
import { type Fields, fieldsOf, textOf } from '../books/check-preference.ts'
import { type Preference, totalOf } from '../books/preferences.ts'
import type { CardErrors, CardField, CardForm } from './card-form.ts'
import { formatPesos, renderPage } from './page.ts'

type View = {
  readonly preference: Preference
  readonly form: CardForm
  readonly errors: CardErrors
  /** One for each page shown: the same page sent twice is one payment. */
  readonly attempt: string
}

export const maxInstallmentsOf = ({ fields }: Preference): number =>
  Number(fieldsOf(fields.payment_methods).installments ?? 12)

const labels: Readonly<Record<CardField, string>> = {
  number: 'Número de tarjeta',
  name: 'Nombre del titular',
  expiry: 'Vencimiento (MM/AA)',
  code: 'Código de seguridad',
  document: 'Documento',
  installments: 'Cuotas',
}

const field = ({ form, errors }: View, name: CardField, attributes: { mode?: string; list?: string } = {}) => {
  const error = errors[name]
  const isFirstWrong = Object.keys(errors)[0] === name
  return html`<label>${labels[name]}
<input name="${name}" value="${form[name]}" inputmode="${attributes.mode ?? 'text'}" autocomplete="off" required ${isFirstWrong ? 'autofocus' : ''}
 list="${attributes.list ?? ''}" aria-invalid="${error ? 'true' : 'false'}" aria-describedby="${name}-error">
<span class="wrong" id="${name}-error">${error ?? ''}</span></label>`
}

const installments = ({ preference, form }: View) => {
  const total = totalOf(preference)
  const counts = Array.from({ length: maxInstallmentsOf(preference) }, (_, index) => index + 1)
  return html`<label>${labels.installments}
<select name="installments">${counts.map(
    (count) =>
      html`<option value="${count}" ${String(count) === form.installments ? 'selected' : ''}>${count} × ${formatPesos(Math.ceil(total / count))}</option>`,
  )}</select></label>`
}

const hidden = ({ preference, attempt }: View) => html`<input type="hidden" name="pref_id" value="${preference.id}">
<input type="hidden" name="attempt" value="${attempt}">`

const summary = (preference: Preference) => html`<section aria-labelledby="summary"><h2 id="summary">Detalle</h2><dl>
${(preference.fields.items as readonly Fields[]).map(
  (item) => html`<dt>${textOf(item.title)}<br><small>${textOf(item.description)}</small></dt>
<dd>${formatPesos(Number(item.unit_price) * Number(item.quantity))}</dd>`,
)}
<dt class="total">Total</dt><dd class="total">${formatPesos(totalOf(preference))}</dd></dl></section>`

const help = html`<section><details><summary>Tarjetas y nombres de prueba</summary>
<table><tbody>${testCards.map(({ name, number }) => html`<tr><td>${name}</td><td>${number}</td></tr>`)}</tbody></table>
<p class="quiet">Código 123 (1234 en American Express). El nombre del titular decide el resultado:</p>
<table><tbody>${Object.entries(cardholderResults).map(
  ([name, { meaning }]) => html`<tr><td><strong>${name}</strong></td><td>${meaning}</td></tr>`,
)}</tbody></table></details></section>`

export const checkoutPage = (view: View) => {
  const { preference, errors } = view
  const isWrong = Object.keys(errors).length > 0
  return renderPage(
    isWrong ? 'Error: revisa los datos' : 'Pagar',
    html`<h1>¿Cómo quieres pagar?</h1>
${summary(preference)}
<section aria-labelledby="card"><h2 id="card">Tarjeta de crédito o débito</h2>
${isWrong ? html`<p class="wrong" role="alert">Revisa los datos marcados.</p>` : ''}
<form method="post" action="/checkout/v1/pay">${hidden(view)}
<datalist id="numbers">${testCards.map(({ name, number }) => html`<option value="${number}">${name}</option>`)}</datalist>
<datalist id="names">${Object.entries(cardholderResults).map(
      ([name, { meaning }]) => html`<option value="${name}">${meaning}</option>`,
    )}</datalist>
${field(view, 'number', { mode: 'numeric', list: 'numbers' })}
${field(view, 'name', { list: 'names' })}
<div class="pair">${field(view, 'expiry')}${field(view, 'code', { mode: 'numeric' })}</div>
${field(view, 'document')}
${installments(view)}
<button name="method" value="card">Pagar ${formatPesos(totalOf(preference))}</button></form></section>
<section aria-labelledby="cash"><h2 id="cash">Efectivo</h2>
<p class="quiet">Recibes un cupón y pagas después. El pago queda pendiente.</p>
<form method="post" action="/checkout/v1/pay">${hidden(view)}
<button class="second" name="method" value="cash">Pagar en efectivo</button></form></section>
${help}
<p><a href="/checkout/v1/back?pref_id=${preference.id}">Volver al sitio sin pagar</a></p>`,
  )
}
