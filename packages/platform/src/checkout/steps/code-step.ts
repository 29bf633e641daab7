import { mayTryCodes } from '../../discounts/code-attempts.ts'
import { foldCode } from '../../discounts/fold-code.ts'
import type { Form } from '../../hosted-pages/read-form.ts'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { CheckoutView } from '../checkout-view.ts'
import type { Checkouts } from '../checkouts.ts'
import { openStep, pathOf, seeOther } from '../owner/checkout-access.ts'
import { type CodeFieldState, type CodeNotice, withCodeField } from '../pages/code-field.ts'
import { addsCode, changeCodes } from './change-codes.ts'
import type { FormRedirects } from './form-redirects.ts'
import { toRefusedInformation } from './refused-information.ts'
import { saveChoice } from './save-choice.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'limiter'> & {
  readonly checkouts: Pick<Checkouts, 'methodsFor'>
  readonly redirects: FormRedirects
}
type Visit = { readonly endpoint: ShopEndpoint; readonly request: Request; readonly token: string }

type Tried = {
  readonly view: CheckoutView
  readonly notice: CodeNotice | undefined
  readonly codeField: CodeFieldState
}

/** From which step a form was sent, if not from the first. */
const laterStep = (form: Form) => (['delivery', 'payment'] as const).find((each) => each === form.text('step'))

/** Codes stand beside every step, and their form also switches the language. */
export const createCodeStep = ({ database, limiter, checkouts, redirects }: Needs) => {
  const { methodsFor } = checkouts

  /** Takes the code of this form if it may be tried; what was not even tried stays in its field. */
  const tryCode = async (endpoint: ShopEndpoint, before: CheckoutView, form: Form): Promise<Tried> => {
    const known = before.contents.codes.map(({ code }) => code)
    const mayTry = await mayTryCodes(limiter, endpoint, addsCode(form) ? [form.text('code')] : [], known)
    if (!mayTry) {
      const notice = { code: foldCode(form.text('code')), fate: 'too-many' } as const
      return { view: before, notice, codeField: { notice, typed: form.text('code') } }
    }
    const { view, notice } = await changeCodes({ database, shop: endpoint.shop }, before, form)
    return { view, notice, codeField: { notice } }
  }

  const open = async (visit: Visit, form: Form) => {
    const { endpoint, request, token } = visit
    const view = await openStep(database, endpoint, request, { token, step: 'information' })
    return view instanceof Response ? redirects.toCheckout(visit, view, laterStep(form) ? undefined : form) : view
  }

  /** Nothing that was typed or chosen beside the codes is lost. */
  const goBack = async (visit: Visit, form: Form, view: CheckoutView, codeField: CodeFieldState, part = '') => {
    const step = laterStep(form)
    const path = withCodeField(pathOf(visit.token, step ?? 'information'), codeField) + part
    if (!step) return redirects.sendBack(visit, path, toRefusedInformation(form, { isJudged: false }))
    await saveChoice(database, view, { form, methods: methodsFor(visit.endpoint.shop, view.contents) })
    return seeOther(path)
  }

  const apply = async (visit: Visit, form: Form): Promise<Response> => {
    const before = await open(visit, form)
    if (before instanceof Response) return before
    const { view, codeField } = await tryCode(visit.endpoint, before, form)
    return goBack(visit, form, view, codeField, '#summary')
  }

  /** Nothing is judged: what was typed or chosen stands there again, in the other language. */
  const changeLanguage = async (visit: Visit, form: Form): Promise<Response> => {
    const view = await open(visit, form)
    return view instanceof Response ? view : goBack(visit, form, view, { typed: form.text('code') })
  }

  return { tryCode, apply, changeLanguage }
}
