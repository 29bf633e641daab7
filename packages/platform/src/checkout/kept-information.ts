import type { Form } from '../hosted-pages/read-form.ts'
import { textFields } from './information-form.ts'
import type { KeptForm } from './kept-form.ts'

type KeptInformation = Extract<KeptForm, { step: 'information' }>

const choices = ['handover', 'wantsInvoice'] as const

/** The buyer's details as they were sent from the first step. */
export const keepInformation = (form: Form, { isJudged }: { isJudged: boolean }): KeptInformation => ({
  step: 'information',
  isJudged,
  fields: Object.fromEntries(
    [...textFields, ...choices].flatMap((name) => (form.isOn(name) ? [[name, form.text(name)]] : [])),
  ),
})

export const toForm = ({ fields }: KeptInformation): Form => ({
  text: (name) => fields[name] ?? '',
  isOn: (name) => name in fields,
})
