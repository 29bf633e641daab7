import type { MarketId } from '@dvaput/domain/markets/market'
import { html } from 'hono/html'
import type { HostedBody } from './hosted-page.ts'
import type { CheckoutField, CheckoutMessages, FieldError } from './messages/checkout-messages.ts'

export type FormErrors = Partial<Record<CheckoutField, FieldError>>

type Field = {
  readonly name: CheckoutField
  readonly messages: CheckoutMessages
  readonly errors: FormErrors
  readonly value?: string
  readonly market?: MarketId
  readonly hint?: string
  /** Or only with one kind of handover. */
  readonly optional?: boolean | 'onlydelivery' | 'onlypickup'
  readonly type?: 'text' | 'email' | 'tel'
  readonly autocomplete: string
  readonly inputmode?: 'numeric' | 'tel' | 'email' | 'text'
  readonly options?: readonly string[]
  /** The id of a `datalist`. */
  readonly list?: string
}

const describedBy = (name: string, hint: string | undefined, wrong: boolean) =>
  [hint === undefined ? '' : `${name}-hint`, wrong ? `${name}-wrong` : ''].filter(Boolean).join(' ')

const labelOf = ({ fields, fieldsOf }: CheckoutMessages, name: CheckoutField, market: MarketId | undefined): string =>
  (market && fieldsOf[market][name]) ?? fields[name]

/** A label, its field and what is wrong with it, tied together for everybody. */
export const formField = (field: Field): HostedBody => {
  const { name, messages, errors, value = '', hint, optional = false, options } = field
  const wrong = errors[name]
  const state = html`id="${name}" name="${name}" autocomplete="${field.autocomplete}" ${
    wrong === undefined ? '' : html`aria-invalid="true"`
  } ${hint === undefined && wrong === undefined ? '' : html`aria-describedby="${describedBy(name, hint, wrong !== undefined)}"`} ${
    optional ? '' : html`aria-required="true"`
  }`
  return html`<div class="field field-${name}">
<label for="${name}">${labelOf(messages, name, field.market)}${optional ? html` <span class="muted ${optional === true ? '' : optional}">(${messages.optional})</span>` : ''}</label>
${
  options
    ? html`<select ${state}><option value="">${messages.choose}</option>${options.map(
        (option) => html`<option ${option === value ? html`selected` : ''}>${option}</option>`,
      )}</select>`
    : html`<input ${state} type="${field.type ?? 'text'}" inputmode="${field.inputmode ?? 'text'}" value="${value}" ${field.list === undefined ? '' : html`list="${field.list}"`}>`
}
${hint === undefined ? '' : html`<span class="hint" id="${name}-hint">${hint}</span>`}
${wrong === undefined ? '' : html`<span class="wrong" id="${name}-wrong">${messages.errors[wrong]}</span>`}
</div>`
}

const inOrderOfTheForm: readonly CheckoutField[] = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'company',
  'companyName',
  'taxId',
  'vatNumber',
  'companyActivity',
  'companyAddress',
]

const positionOf = (name: CheckoutField) => (inOrderOfTheForm.indexOf(name) + 100) % 100

/** First on the page after a refused form: what is wrong, each a link to its field. */
export const errorSummary = (errors: FormErrors, messages: CheckoutMessages, market?: MarketId): HostedBody | '' => {
  const names = (Object.keys(errors) as CheckoutField[]).sort((a, b) => positionOf(a) - positionOf(b))
  if (names.length === 0) return ''
  return html`<div class="notice danger" role="alert" tabindex="-1" autofocus><p class="strong">${messages.errorSummary}</p><ul class="bullets">${names.map(
    (name) => html`<li><a href="#${name}">${labelOf(messages, name, market)}</a></li>`,
  )}</ul></div>`
}
