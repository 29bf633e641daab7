import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { checkoutStyle } from '../../hosted-pages/checkout-style.ts'
import { type HostedBody, hostedPage } from '../../hosted-pages/hosted-page.ts'
import { checkoutWords } from '../../hosted-pages/messages/checkout-messages.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import { policyLinks } from '../../hosted-pages/policy-links.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { CheckoutStep, CheckoutView } from '../checkout-view.ts'
import type { CodeShown } from './code-field.ts'
import { codesForm, detailsForm, orderSummary } from './order-summary.ts'
import { carryChoice } from './submit-choice.ts'

type CheckoutPage = {
  readonly endpoint: ShopEndpoint
  readonly view: CheckoutView
  readonly step: CheckoutStep
  readonly title: string
  readonly body: HostedBody
  readonly status?: number
  readonly script?: string
  readonly code?: CodeShown | undefined
}

const stepOrder: readonly CheckoutStep[] = ['information', 'delivery', 'payment']

const stepList = ({ checkout, goods }: CheckoutView, current: CheckoutStep): HostedBody => {
  const words = checkoutWords[checkout.language].steps
  const shown = stepOrder.filter((step) => step !== 'delivery' || (goods.needsDelivery && goods.options.length > 1))
  return html`<nav class="stepped" aria-label="${words.label}"><ol class="steps">${shown.map((step) => {
    if (step === current) return html`<li><span aria-current="step">${words[step]}</span></li>`
    return stepOrder.indexOf(step) < stepOrder.indexOf(current)
      ? html`<li><a href="/checkouts/${checkout.token}/${step}">${words[step]}</a></li>`
      : html`<li><span>${words[step]}</span></li>`
  })}</ol></nav>`
}

/** Another language is asked for with what stands in this form, or it would be lost. */
const languageFormOf = ({ goods }: CheckoutView, step: CheckoutStep) => {
  if (step === 'information') return detailsForm
  return goods.takesCodes ? codesForm : undefined
}

/** Every step looks like this: where one is, the form, and beside it what is bought. */
export const checkoutPage = (page: CheckoutPage): Promise<Response> => {
  const { endpoint, view, step, title, body, status, code = {} } = page
  const { checkout, goods, shop } = view
  const words = checkoutWords[checkout.language]
  const languageForm = languageFormOf(view, step)
  const scripts = [page.script, languageForm === codesForm ? carryChoice : undefined].filter(
    (each) => each !== undefined,
  )
  const total = formatMoney(createMoney(goods.totals.total, shop.currency), checkout.language)
  return hostedPage({
    endpoint,
    language: checkout.language,
    title,
    wide: true,
    style: checkoutStyle,
    addressIn: (language: Language) =>
      inLanguage(`/checkouts/${checkout.token}/${languageForm === undefined ? step : 'language'}`, language),
    ...(languageForm === undefined ? {} : { languageForm }),
    links: policyLinks(checkout.language),
    ...(status === undefined ? {} : { status }),
    ...(scripts.length === 0 ? {} : { script: scripts.join(';') }),
    body: html`${stepList(view, step)}
<a class="glance" href="#summary"><span>${words.summary}</span><span class="strong number">${total}</span></a>
<div class="columns"><div class="flow"><h1>${title}</h1>${body}</div>${orderSummary(view, { origin: endpoint.origin, step, code })}</div>`,
  })
}
