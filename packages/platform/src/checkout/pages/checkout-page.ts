import { formatWithApproximate, parseRateAttribute } from '@dvaput/domain/money/approximate-rate'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { checkoutStyle } from '../../hosted-pages/checkout-style.ts'
import { type HostedBody, hostedPage } from '../../hosted-pages/hosted-page.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import { policyLinks } from '../../hosted-pages/policy-links.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { CheckoutStep, CheckoutView } from '../checkout-view.ts'
import type { CodeFieldState } from './code-field.ts'
import { codesForm, detailsForm, orderSummary } from './order-summary.ts'

/** The form of the codes also switches the language: it submits what was chosen in the form beside it. */
const submitChoice = `(()=>{document.getElementById('${codesForm}')?.addEventListener('formdata',({formData})=>{
const e=document.querySelector('[name=delivery]:checked,[name=method]:checked');if(e&&!e.defaultChecked)formData.set(e.name,e.value)})})()`

type CheckoutPage = {
  readonly endpoint: ShopEndpoint
  readonly view: CheckoutView
  readonly step: CheckoutStep
  readonly title: string
  readonly body: HostedBody
  readonly script?: string
  readonly style?: string
  readonly formTargets?: readonly string[]
  readonly code?: CodeFieldState | undefined
}

const stepOrder: readonly CheckoutStep[] = ['information', 'delivery', 'payment']

const stepList = ({ checkout, contents }: CheckoutView, current: CheckoutStep): HostedBody => {
  const messages = checkoutMessages[checkout.language].steps
  const steps = stepOrder.filter(
    (step) => step !== 'delivery' || (contents.needsDelivery && contents.options.length > 1),
  )
  return html`<nav class="stepped" aria-label="${messages.label}"><ol class="steps">${steps.map((step) => {
    if (step === current) return html`<li><span aria-current="step">${messages[step]}</span></li>`
    return stepOrder.indexOf(step) < stepOrder.indexOf(current)
      ? html`<li><a href="/checkouts/${checkout.token}/${step}">${messages[step]}</a></li>`
      : html`<li><span>${messages[step]}</span></li>`
  })}</ol></nav>`
}

/** Switching the language submits this form, or its values would be lost. */
const languageFormOf = ({ contents }: CheckoutView, step: CheckoutStep) => {
  if (step === 'information') return detailsForm
  return contents.takesCodes ? codesForm : undefined
}

/** Every step looks like this: where one is, the form, and beside it what is bought. */
export const checkoutPage = (page: CheckoutPage): Promise<Response> => {
  const { endpoint, view, step, title, body, code = {} } = page
  const { checkout, contents, shop } = view
  const messages = checkoutMessages[checkout.language]
  const languageForm = languageFormOf(view, step)
  const scripts = [page.script, languageForm === codesForm ? submitChoice : undefined].filter(
    (each) => each !== undefined,
  )
  const money = createMoney(contents.totals.total, shop.currency)
  const total = formatWithApproximate(money, parseRateAttribute(contents.attributes), checkout.language)
  return hostedPage({
    endpoint: { ...endpoint, shop },
    language: checkout.language,
    title,
    wide: true,
    style: checkoutStyle + (page.style ?? ''),
    urlIn: (language: Language) =>
      inLanguage(`/checkouts/${checkout.token}/${languageForm === undefined ? step : 'language'}`, language),
    ...(languageForm === undefined ? {} : { languageForm }),
    links: policyLinks(checkout.language),
    ...(page.formTargets === undefined ? {} : { formTargets: page.formTargets }),
    ...(scripts.length === 0 ? {} : { script: scripts.join(';') }),
    body: html`${stepList(view, step)}
<a class="glance" href="#summary"><span>${messages.summary}</span><span class="strong number">${total}</span></a>
<div class="columns"><div class="flow"><h1>${title}</h1>${body}</div>${orderSummary(view, { origin: endpoint.origin, step, code })}</div>`,
  })
}
