import type { Form } from '../../hosted-pages/read-form.ts'
import { type InformationValues, textFields } from './information-form.ts'
import type { RefusedForm } from './refused-form.ts'

type RefusedInformation = Extract<RefusedForm, { step: 'information' }>

const choices = ['handover', 'wantsInvoice'] as const

/** The buyer's details as they were sent from the first step. */
export const toRefusedInformation = (form: Form, { isJudged }: { isJudged: boolean }): RefusedInformation => ({
  step: 'information',
  isJudged,
  fields: Object.fromEntries(
    [...textFields, ...choices].flatMap((name) => (form.isOn(name) ? [[name, form.text(name)]] : [])),
  ),
})

/** As if these values had been sent. */
export const toFilledForm = ({ wantsInvoice, ...values }: InformationValues): Form =>
  toForm({ step: 'information', isJudged: false, fields: { ...values, ...(wantsInvoice && { wantsInvoice: 'yes' }) } })

export const toForm = ({ fields }: RefusedInformation): Form => ({
  text: (name) => fields[name] ?? '',
  isOn: (name) => name in fields,
})
