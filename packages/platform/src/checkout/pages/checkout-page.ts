import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import type { Door } from '../../graphql/storefront-context.ts'
import { type HostedBody, hostedPage } from '../../shops/hosted-page.ts'
import { inLanguage } from '../../shops/page-language.ts'
import type { CheckoutStep, CheckoutView } from '../checkout-view.ts'
import { checkoutWords } from '../words/checkout-words.ts'
import { checkoutStyle } from './checkout-style.ts'
import type { CodeNotice } from './code-notice.ts'
import { orderSummary } from './order-summary.ts'
import { policyLinks } from './policy-links.ts'

type CheckoutPage = {
  readonly door: Door
  readonly view: CheckoutView
  readonly step: CheckoutStep
  readonly title: string
  readonly body: HostedBody
  readonly status?: number
  readonly script?: string
  readonly codeNotice?: CodeNotice | undefined
  /** Another language is asked for with what stands in this form, or it would be lost. */
  readonly languageForm?: { readonly id: string; readonly action: string }
}

const stepOrder: readonly CheckoutStep[] = ['information', 'delivery', 'payment']

const stepList = ({ checkout, goods }: CheckoutView, current: CheckoutStep): HostedBody => {
  const words = checkoutWords[checkout.language].steps
  const shown = stepOrder.filter((step) => step !== 'delivery' || (goods.needsDelivery && goods.options.length > 1))
  return html`<nav aria-label="${words.label}"><ol class="steps">${shown.map((step) => {
    if (step === current) return html`<li><span aria-current="step">${words[step]}</span></li>`
    return stepOrder.indexOf(step) < stepOrder.indexOf(current)
      ? html`<li><a href="/checkouts/${checkout.token}/${step}">${words[step]}</a></li>`
      : html`<li><span>${words[step]}</span></li>`
  })}</ol></nav>`
}

/** Every step looks like this: where one is, the form, and beside it what is bought. */
export const checkoutPage = (page: CheckoutPage): Promise<Response> => {
  const { door, view, step, title, body, status, script, codeNotice, languageForm } = page
  const { checkout, goods, shop } = view
  const words = checkoutWords[checkout.language]
  const total = formatMoney(createMoney(goods.totals.total, shop.currency))
  return hostedPage({
    door,
    language: checkout.language,
    title,
    wide: true,
    style: checkoutStyle,
    addressIn: (language: Language) =>
      inLanguage(languageForm?.action ?? `/checkouts/${checkout.token}/${step}`, language),
    ...(languageForm === undefined ? {} : { languageForm: languageForm.id }),
    links: policyLinks(checkout.language),
    ...(status === undefined ? {} : { status }),
    ...(script === undefined ? {} : { script }),
    body: html`${stepList(view, step)}
<a class="glance" href="#summary"><span>${words.summary}</span><span class="strong number">${total}</span></a>
<div class="columns"><div class="flow"><h1>${title}</h1>${body}</div>${orderSummary(view, { origin: door.origin, step, codeNotice })}</div>`,
  })
}
