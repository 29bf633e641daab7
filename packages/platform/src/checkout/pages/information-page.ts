import { addressForms } from '@dvaput/domain/address/address-forms'
import { companyTaxIds } from '@dvaput/domain/address/company-tax-ids'
import { formatPlace } from '@dvaput/domain/markets/format-place'
import { markets } from '@dvaput/domain/markets/markets'
import { html } from 'hono/html'
import { addressLines } from '../../hosted-pages/address-lines.ts'
import { errorSummary, type FormErrors, formField } from '../../hosted-pages/form-field.ts'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { loginUrl } from '../../hosted-pages/shop-home.ts'
import { marketOf } from '../../shops/market-of.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Order } from '../../tables/orders.table.ts'
import type { CheckoutView } from '../checkout-view.ts'
import type { InformationValues, textFields } from '../steps/information-form.ts'
import { checkoutPage } from './checkout-page.ts'
import type { CodeFieldState } from './code-field.ts'
import { detailsForm } from './order-summary.ts'
import { fillFromTownScript, townList, townOptions } from './town-options.ts'
import { waitingOrderNotice } from './waiting-order-notice.ts'

type TextField = (typeof textFields)[number]

export const informationPage = (
  endpoint: ShopEndpoint,
  view: CheckoutView,
  values: InformationValues,
  errors: FormErrors,
  { code, waiting }: { readonly code?: CodeFieldState; readonly waiting?: Order | undefined } = {},
): Promise<Response> => {
  const { shop, checkout, contents } = view
  const messages = checkoutMessages[checkout.language]
  const { destination } = contents
  const form = addressForms[destination]
  const taxIds = companyTaxIds[destination]
  const { pickupPoint } = marketOf(shop).contact
  const field = (
    name: TextField,
    rest: Omit<Parameters<typeof formField>[0], 'name' | 'messages' | 'market' | 'errors' | 'value'>,
  ) => formField({ name, messages, market: destination, errors, value: values[name], ...rest })

  const isGuest = checkout.customerId === null && checkout.savedAddresses.length === 0 && checkout.returnUrl !== null

  const choice = (value: 'delivery' | 'pickup', hint: string): HostedBody =>
    html`<label class="choice"><input type="radio" name="handover" value="${value}" ${values.handover === value ? html`checked` : ''}><span>${messages.handover[value]}${
      hint ? html`<span class="hint">${hint}</span>` : ''
    }</span></label>`

  const handover = html`<section class="card"><fieldset class="choices"><legend>${messages.handover.legend}</legend>
${choice('delivery', '')}${choice('pickup', formatPlace(pickupPoint))}</fieldset></section>`

  const address = html`<section class="card" aria-labelledby="address-title">
<h2 id="address-title"><span class="onlydelivery">${messages.address}</span><span class="onlypickup">${messages.pickupPerson}</span></h2>
<div class="split">${field('firstName', { autocomplete: 'given-name' })}${field('lastName', { autocomplete: 'family-name' })}</div>
<div class="flow onlydelivery">
${field('address1', { autocomplete: 'address-line1' })}
${field('address2', { autocomplete: 'address-line2', optional: true })}
<div class="split">${field('city', { autocomplete: 'address-level2', list: townList })}${field('province', { autocomplete: 'address-level1', options: form.provinces.map(({ name }) => name) })}</div>
${field('zip', { autocomplete: 'postal-code', inputmode: 'numeric', hint: `${messages.example(form.postalCode.example)}. ${messages.filledFromTown[destination]}` })}
${townOptions(destination)}
${field('company', { autocomplete: 'organization', optional: true })}
<p class="muted small">${messages.country(markets[destination].name[checkout.language])}</p>
</div></section>`

  const saved = html`<section class="card onlydelivery" aria-labelledby="saved-title"><h2 id="saved-title">${messages.saved.title}</h2>
<ul class="saved">${checkout.savedAddresses.map(
    (each, at) =>
      html`<li><span>${addressLines(each)}</span><button class="button quiet" name="savedAddress" value="${at}">${messages.saved.use}<span class="skip">: ${each.address1}</span></button></li>`,
  )}</ul></section>`

  const login = html`<p class="small">${messages.saved.haveAccount} <a href="${loginUrl(endpoint, checkout.returnUrl)}">${messages.saved.logIn}</a></p>`

  const invoice = html`<section class="card">
<label class="check"><input type="checkbox" name="wantsInvoice" value="yes" ${values.wantsInvoice ? html`checked` : ''}><span>${messages.invoice.toggle}</span></label>
<div class="flow onlyinvoice">
${field('companyName', { autocomplete: 'organization' })}
${field('taxId', { autocomplete: 'off', hint: messages.example(taxIds.taxIdExample) })}
${'vatNumber' in taxIds ? field('vatNumber', { autocomplete: 'off', inputmode: 'numeric', optional: true, hint: messages.example(taxIds.vatNumber.example) }) : ''}
${taxIds.namesActivity ? field('companyActivity', { autocomplete: 'off', hint: messages.example(messages.invoice.activityExample) }) : ''}
${field('companyAddress', { autocomplete: 'off', optional: contents.needsDelivery && 'onlydelivery', hint: messages.invoice.addressHint })}
</div></section>`

  return checkoutPage({
    endpoint,
    view,
    step: 'information',
    code,
    title: messages.steps.information,
    script: fillFromTownScript,
    style:
      '.saved{list-style:none;display:flex;flex-direction:column;gap:1rem}.saved li{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;justify-content:space-between;align-items:center}',
    body: html`${errorSummary(errors, messages, destination)}${waitingOrderNotice({ endpoint, checkout, order: waiting })}
<form class="flow" id="${detailsForm}" method="post" action="/checkouts/${checkout.token}/information" novalidate>
<button class="skip" name="act" value="enter" tabindex="-1" aria-hidden="true"></button>
<section class="card" aria-labelledby="contact-title"><h2 id="contact-title">${messages.contact}</h2>
${isGuest ? login : ''}
<div class="split">${field('email', { type: 'email', inputmode: 'email', autocomplete: 'email' })}
${field('phone', { type: 'tel', inputmode: 'tel', autocomplete: 'tel', optional: contents.needsDelivery ? 'onlypickup' : true, hint: messages.example(form.phone.example) })}</div></section>
${contents.needsDelivery ? html`${contents.takesPickup ? handover : ''}${checkout.savedAddresses.length > 0 ? saved : ''}${address}` : ''}
${invoice}
<div class="actions"><span></span><button class="button large">${contents.needsDelivery ? messages.toDelivery : messages.toPayment}</button></div>
</form>`,
  })
}
