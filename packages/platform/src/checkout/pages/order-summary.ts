import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { html } from 'hono/html'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { checkoutWords } from '../../hosted-pages/messages/checkout-messages.ts'
import { summaryLines } from '../../hosted-pages/summary-lines.ts'
import { discountRows } from '../../orders/discount-rows.ts'
import { orderWords } from '../../orders/order-messages.ts'
import type { CheckoutStep, CheckoutView } from '../checkout-view.ts'
import type { CodeShown } from './code-field.ts'

/** The form of the first step. */
export const detailsForm = 'details'

/** Beside the form of a later step. */
export const codesForm = 'codes'

type Shown = { readonly step: CheckoutStep; readonly code: CodeShown }

const codeForm = (
  { checkout, goods }: CheckoutView,
  { step, code: { notice: told, typed = '' } }: Shown,
): HostedBody => {
  const words = checkoutWords[checkout.language]
  const action = `/checkouts/${checkout.token}/discount`
  // A code that came with the cart stays in it, whether it has an effect or not.
  const idle = goods.codes.findLast(({ applicable }) => !applicable)
  const notice = told ?? (idle && { code: idle.code, fate: 'refused' as const })
  // Sent along with the buyer's details, or what was typed there would be lost.
  const isWithin = step === 'information'
  const owner = isWithin ? html`form="${detailsForm}"` : ''
  const sends = isWithin ? html`${owner} formaction="${action}#summary"` : ''
  const fields = html`<input type="hidden" name="step" value="${step}" ${owner}>
<div class="field"><label for="code">${words.code.label}</label>
<div class="row codeline"><input id="code" name="code" autocomplete="off" autocapitalize="characters" maxlength="100" value="${typed}" ${owner} ${
    notice ? html`aria-invalid="true" aria-describedby="code-wrong"` : ''
  }>
<button class="button secondary" name="act" value="add" ${sends}>${words.code.apply}</button></div>
${notice ? html`<span class="wrong" id="code-wrong">${words.code[notice.fate](notice.code)}</span>` : ''}</div>
<div class="row">${goods.codes.map(
    ({ code, applicable }) =>
      html`<button class="${applicable ? 'chip' : 'chip refused'}" name="remove" value="${code}" aria-label="${words.code.remove(code)}" ${sends}>${code}<span aria-hidden="true"> ×</span></button>`,
  )}</div>`
  return isWithin
    ? html`<div class="codes">${fields}</div>`
    : html`<form id="${codesForm}" method="post" action="${action}" class="codes">${fields}</form>`
}

/** Beside the form where there is room, below it on a phone. */
export const orderSummary = (
  view: CheckoutView,
  { origin, ...shown }: Shown & { readonly origin: string },
): HostedBody => {
  const { shop, checkout, goods } = view
  const words = checkoutWords[checkout.language]
  const money = (minor: number) => formatMoney(createMoney(minor, shop.currency), checkout.language)
  const { totals } = goods
  const row = (label: string | HostedBody, value: string) =>
    html`<div class="spread"><dt>${label}</dt><dd class="number">${value}</dd></div>`
  return html`<aside class="aside card" id="summary" aria-labelledby="summary-title">
<h2 id="summary-title">${words.summary}</h2>
${summaryLines(goods.lines, { money, origin, quantity: words.quantity })}
${goods.takesCodes ? codeForm(view, shown) : ''}
<hr>
<dl class="totals">
${row(words.subtotal, money(totals.subtotal))}
${discountRows(totals).map(({ code = '', amount }) => row(`${words.discount} ${code}`.trim(), money(-amount)))}
${
  goods.needsDelivery || goods.delivery
    ? row(
        words.delivery,
        goods.delivery ? (goods.delivery.price === 0 ? words.free : money(goods.delivery.price)) : words.laterStep,
      )
    : ''
}
<div class="spread grand"><dt>${words.total}</dt><dd class="number">${money(totals.total)}</dd></div>
<div class="spread muted small"><dt>${orderWords[checkout.language].includedTax(shop)}</dt><dd class="number">${money(totals.taxTotal)}</dd></div>
</dl>
</aside>`
}
