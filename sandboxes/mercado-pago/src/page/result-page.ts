import { html } from 'hono/html'
import type { Status } from '../books/card-results.ts'
import type { Payment } from '../books/payments.ts'
import { formatPesos, renderPage } from './page.ts'

const titles: Readonly<Record<Status, string>> = {
  pending: 'Tu pago está pendiente',
  in_process: 'Estamos procesando tu pago',
  approved: '¡Listo! Se acreditó tu pago',
  rejected: 'No pudimos procesar tu pago',
  cancelled: 'El pago fue cancelado',
  refunded: 'El pago fue devuelto',
  charged_back: 'El pago fue desconocido por el titular',
}

const reasons: Readonly<Record<string, string>> = {
  cc_rejected_call_for_authorize: 'Debes autorizar el pago con tu banco.',
  cc_rejected_insufficient_amount: 'La tarjeta no tiene fondos suficientes.',
  cc_rejected_bad_filled_security_code: 'Revisa el código de seguridad.',
  cc_rejected_bad_filled_date: 'Revisa la fecha de vencimiento.',
  cc_rejected_bad_filled_other: 'Revisa los datos de la tarjeta.',
  cc_rejected_other_reason: 'El banco rechazó el pago.',
  pending_waiting_payment: 'Paga con el cupón en los próximos días.',
  pending_contingency: 'Te avisaremos por correo cuando haya una respuesta.',
}

export const resultPage = ({ payment, backUrl }: { payment: Payment; backUrl: string | undefined }) => {
  const { status, detail, preferenceId } = payment
  return renderPage(
    titles[status],
    html`<h1>${titles[status]}</h1>
<section><p>${reasons[detail] ?? ''}</p>
<dl><dt>Pago n.º</dt><dd>${payment.id}</dd><dt class="total">Total</dt><dd class="total">${formatPesos(payment.amount)}</dd></dl></section>
${
  status === 'rejected'
    ? html`<p><a class="button" href="/checkout/v1/redirect?pref_id=${preferenceId ?? ''}">Intentar con otro medio</a></p>`
    : ''
}
${backUrl === undefined ? '' : html`<p><a class="button second" href="${backUrl}">Volver al sitio</a></p>`}`,
  )
}

export const noticePage = (title: string, text: string, backUrl?: string) =>
  renderPage(
    title,
    html`<h1>${title}</h1><section><p>${text}</p></section>
${backUrl === undefined ? '' : html`<p><a class="button second" href="${backUrl}">Volver al sitio</a></p>`}`,
  )
