import { html } from 'hono/html'
import type { Status } from '../books/card-results.ts'
import type { Payment } from '../books/payments.ts'
import type { Preference } from '../books/preferences.ts'
import { referenceOf, totalOf } from '../books/preferences.ts'
import { formatPesos, renderPage } from './page.ts'

/** What may still become of a payment. */
const decisions: Partial<Record<Status, readonly (readonly [Status, string])[]>> = {
  pending: [
    ['approved', 'Aprobar'],
    ['rejected', 'Rechazar'],
    ['cancelled', 'Cancelar'],
  ],
  in_process: [
    ['approved', 'Aprobar'],
    ['rejected', 'Rechazar'],
  ],
  approved: [['charged_back', 'Desconocer']],
}

const paymentSection = (payment: Payment) => html`<section aria-labelledby="p${payment.id}">
<h2 id="p${payment.id}">${payment.reference}, ${formatPesos(payment.amount)}</h2>
<p>${payment.status} <small>${payment.detail}, pago ${payment.id}</small></p>
<div class="row">${(decisions[payment.status] ?? []).map(
  ([status, label]) => html`<form method="post" action="/sandbox/payments/${payment.id}">
<button class="second" name="status" value="${status}" aria-describedby="p${payment.id}">${label}</button></form>`,
)}</div></section>`

export const controlPage = (payments: readonly Payment[], preferences: readonly Preference[]) =>
  renderPage(
    'Sandbox de Mercado Pago',
    html`<h1>Pagos de prueba</h1>
${payments.length === 0 ? html`<section><p>Todavía no hay pagos.</p></section>` : payments.map(paymentSection)}
<section><h2>Preferencias</h2>${
      preferences.length === 0
        ? html`<p>Todavía no hay preferencias.</p>`
        : html`<ul>${preferences.map(
            (preference) =>
              html`<li><a href="/checkout/v1/redirect?pref_id=${preference.id}">${referenceOf(preference)}, ${formatPesos(totalOf(preference))}</a></li>`,
          )}</ul>`
    }</section>`,
  )
