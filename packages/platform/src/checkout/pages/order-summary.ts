import { importCharges } from '@dvaput/domain/international/import-charges'
import { parseRateAttribute } from '@dvaput/domain/money/approximate-rate'
import { html } from 'hono/html'
import { createFormatAmount, rateNote } from '../../hosted-pages/format-amounts.ts'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { summaryLines } from '../../hosted-pages/summary-lines.ts'
import { discountRows } from '../../orders/page/discount-rows.ts'
import { orderMessages } from '../../orders/page/order-messages.ts'
import type { CheckoutStep, CheckoutView } from '../checkout-view.ts'
import { expectedDay } from '../expected-day.ts'
import type { CodeFieldState } from './code-field.ts'

/** The form of the first step. */
export const detailsForm = 'details'

/** Beside the form of a later step. */
export const codesForm = 'codes'

type SummaryState = { readonly step: CheckoutStep; readonly code: CodeFieldState }

const codeForm = (
  { checkout, contents }: CheckoutView,
  { step, code: { notice: latest, typed = '' } }: SummaryState,
): HostedBody => {
  const messages = checkoutMessages[checkout.language]
  const action = `/checkouts/${checkout.token}/discount`
  // A code that came with the cart stays in it, whether it has an effect or not.
  const idle = contents.codes.findLast(({ applicable }) => !applicable)
  const notice = latest ?? (idle && { code: idle.code, fate: 'refused' as const })
  // Sent along with the buyer's details, or what was typed there would be lost.
  const isWithin = step === 'information'
  const owner = isWithin ? html`form="${detailsForm}"` : ''
  const sends = isWithin ? html`${owner} formaction="${action}#summary"` : ''
  const fields = html`<input type="hidden" name="step" value="${step}" ${owner}>
<div class="field"><label for="code">${messages.code.label}</label>
<div class="row codeline"><input id="code" name="code" autocomplete="off" autocapitalize="characters" maxlength="100" value="${typed}" ${owner} ${
    notice ? html`aria-invalid="true" aria-describedby="code-wrong"` : ''
  }>
<button class="button secondary" name="act" value="add" ${sends}>${messages.code.apply}</button></div>
${notice ? html`<span class="wrong" id="code-wrong">${messages.code[notice.fate](notice.code)}</span>` : ''}</div>
<div class="row">${contents.codes.map(
    ({ code, applicable }) =>
      html`<button class="${applicable ? 'chip' : 'chip refused'}" name="remove" value="${code}" aria-label="${messages.code.remove(code)}" ${sends}>${code}<span aria-hidden="true"> ×</span></button>`,
  )}</div>`
  return isWithin
    ? html`<div class="codes">${fields}</div>`
    : html`<form id="${codesForm}" method="post" action="${action}" class="codes">${fields}</form>`
}

/** Beside the form where there is room, below it on a phone. */
export const orderSummary = (
  view: CheckoutView,
  { origin, ...state }: SummaryState & { readonly origin: string },
): HostedBody => {
  const { shop, checkout, contents } = view
  const messages = checkoutMessages[checkout.language]
  const { currency } = shop
  const { language } = checkout
  const rate = parseRateAttribute(contents.attributes)
  const money = createFormatAmount({ currency, language, rate })
  const { totals } = contents
  const expected = expectedDay(view)
  const row = (label: string | HostedBody, value: string | HostedBody) =>
    html`<div class="spread"><dt>${label}</dt><dd class="number">${value}</dd></div>`
  return html`<aside class="aside card" id="summary" aria-labelledby="summary-title">
<h2 id="summary-title">${messages.summary}</h2>
${summaryLines(contents.lines, { money, origin, quantity: messages.quantity })}
${contents.takesCodes ? codeForm(view, state) : ''}
<hr>
<dl class="totals">
${row(messages.subtotal, money(totals.subtotal))}
${discountRows(totals).map(({ code = '', amount }) => row(`${messages.discount} ${code}`.trim(), money(-amount)))}
${
  contents.needsDelivery || contents.delivery
    ? row(
        // Whoever fetches the order has no delivery.
        checkout.handover === 'pickup' && contents.delivery ? contents.delivery.title : messages.delivery,
        contents.delivery
          ? contents.delivery.price === 0
            ? messages.free
            : money(contents.delivery.price)
          : messages.notChosen,
      )
    : ''
}
${expected ? html`<div class="spread small"><dt>${expected.label}</dt><dd>${expected.value}</dd></div>` : ''}
<div class="spread grand"><dt>${messages.total}</dt><dd class="number">${money(totals.total)}</dd></div>
${
  contents.isAbroad
    ? ''
    : html`<div class="spread muted small"><dt>${orderMessages[language].includedTax(shop)}</dt><dd class="number">${money(totals.taxTotal)}</dd></div>`
}
</dl>
${rateNote(shop, { language, rate })}${contents.isAbroad ? html`<p class="muted small">${importCharges[contents.destination][language].note}</p>` : ''}
</aside>`
}
