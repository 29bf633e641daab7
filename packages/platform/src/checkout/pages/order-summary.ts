import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { html } from 'hono/html'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { checkoutWords } from '../../hosted-pages/messages/checkout-messages.ts'
import { discountRows } from '../../orders/discount-rows.ts'
import { orderWords } from '../../orders/order-messages.ts'
import { pictureUrl } from '../../pictures/picture-url.ts'
import type { CheckoutStep, CheckoutView } from '../checkout-view.ts'
import type { CodeShown } from './code-field.ts'

export type SummaryLine = {
  readonly title: string
  readonly variantTitle?: string | null | undefined
  readonly pictureKey?: string | null | undefined
  readonly quantity: number
  readonly unitPrice: number
}

/** At full price: what codes take off stands below the subtotal, once, so that the column adds up. */
export const summaryLines = (
  lines: readonly SummaryLine[],
  { money, origin, quantity }: { money: (minor: number) => string; origin: string; quantity: (n: number) => string },
): HostedBody =>
  html`<ul class="lines">${lines.map(
    (line) => html`<li>
${
  line.pictureKey
    ? html`<img src="${pictureUrl(origin, line.pictureKey, { maxWidth: 128, maxHeight: 128, crop: 'CENTER' })}" alt="" width="64" height="64" loading="lazy">`
    : html`<span class="nopicture" aria-hidden="true"></span>`
}
<span class="grow"><span class="strong">${line.title}</span>${
      line.variantTitle ? html`<br><span class="muted small">${line.variantTitle}</span>` : ''
    }<br><span class="muted small">${quantity(line.quantity)}</span></span>
<span class="number end">${money(line.unitPrice * line.quantity)}</span>
</li>`,
  )}</ul>`

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
