import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { mayTryCodes } from '../discounts/code-attempts.ts'
import { checkoutMessages } from '../hosted-pages/messages/checkout-messages.ts'
import { noticePage } from '../hosted-pages/notice-page.ts'
import type { Form } from '../hosted-pages/read-form.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import { addsCode, changeCodes } from './change-codes.ts'
import { openStep, pathOf, seeOther } from './checkout-access.ts'
import type { CheckoutView } from './checkout-view.ts'
import type { Checkouts } from './checkouts.ts'
import { readInformation } from './information-form.ts'
import { type CodeFieldState, type CodeNotice, withCodeField } from './pages/code-field.ts'
import { informationPage } from './pages/information-page.ts'
import { saveChoice } from './save-choice.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'limiter'> & { readonly checkouts: Pick<Checkouts, 'methodsOf'> }
type Visit = { readonly endpoint: ShopEndpoint; readonly request: Request; readonly token: string }

type Tried = {
  readonly view: CheckoutView
  readonly mayTry: boolean
  readonly notice: CodeNotice | undefined
  readonly codeField: CodeFieldState
  readonly errors: { code?: 'tooManyCodes' }
}

/** From which step a form was sent, if not from the first. */
const laterStep = (form: Form) => (['delivery', 'payment'] as const).find((each) => each === form.text('step'))

const typedIn = (form: Form) => (laterStep(form) ? {} : { typed: form })

/** Codes stand beside every step, and their form also switches the language. */
export const createCodeStep = ({ database, limiter, checkouts }: Needs) => {
  const { methodsOf } = checkouts

  /** Takes the code of this form if it may be tried; what was not even tried stays in its field. */
  const tryCode = async (endpoint: ShopEndpoint, before: CheckoutView, form: Form): Promise<Tried> => {
    const known = before.contents.codes.map(({ code }) => code)
    const mayTry = await mayTryCodes(limiter, endpoint, addsCode(form) ? [form.text('code')] : [], known)
    if (!mayTry) {
      const codeField = { typed: form.text('code') }
      return { view: before, mayTry, notice: undefined, codeField, errors: { code: 'tooManyCodes' } }
    }
    const { view, notice } = await changeCodes(database, before, form)
    return { view, mayTry, notice, codeField: { notice }, errors: {} }
  }

  const tooMany = (endpoint: ShopEndpoint, language: Language, backTo: string) => {
    const { goBack, errors, code } = checkoutMessages[language]
    const actions = html`<a class="button" href="${backTo}">${goBack}</a>`
    return noticePage({ endpoint, language, title: code.label, text: errors.tooManyCodes, status: 429, actions })
  }

  const apply = async ({ endpoint, request, token }: Visit, form: Form): Promise<Response> => {
    const step = laterStep(form)
    const before = await openStep(database, endpoint, request, { token, step: 'information', ...typedIn(form) })
    if (before instanceof Response) return before
    const { view, mayTry, codeField, errors } = await tryCode(endpoint, before, form)
    if (!step)
      return informationPage(endpoint, view, readInformation(form, view.contents.needsDelivery), errors, codeField)
    await saveChoice(database, view, { form, methods: methodsOf(endpoint.shop) })
    const backTo = withCodeField(pathOf(token, step), codeField)
    return mayTry ? seeOther(`${backTo}#summary`) : tooMany(endpoint, view.checkout.language, backTo)
  }

  /** Nothing is judged and nothing lost: what was typed or chosen stands there again, in the other language. */
  const changeLanguage = async ({ endpoint, request, token }: Visit, form: Form): Promise<Response> => {
    const view = await openStep(database, endpoint, request, { token, step: 'information', ...typedIn(form) })
    if (view instanceof Response) return view
    const step = laterStep(form)
    const codeField = { typed: form.text('code') }
    if (!step) return informationPage(endpoint, view, readInformation(form, view.contents.needsDelivery), {}, codeField)
    await saveChoice(database, view, { form, methods: methodsOf(endpoint.shop) })
    return seeOther(withCodeField(pathOf(token, step), codeField))
  }

  return { tryCode, apply, changeLanguage }
}
