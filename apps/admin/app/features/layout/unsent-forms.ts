import { rememberLabels } from './field-labels.ts'

/** Of a field that stands outside of its form as well. */
const formOf = (event: Event): HTMLFormElement | null => {
  const { target } = event
  if (!(target instanceof Element)) return null
  const form = 'form' in target && target.form instanceof HTMLFormElement ? target.form : target.closest('form')
  return form?.method === 'post' ? form : null
}

type Sent = { readonly form: HTMLFormElement; readonly place: string }

/** Which form of the screen it is; a form that is rendered anew is another element. */
const placeOf = (form: HTMLFormElement): string => {
  const { pathname, searchParams } = new URL(form.action, document.baseURI)
  return `${pathname} ${searchParams.get('act') ?? ''}`
}

const postForms = () => [...document.forms].filter(({ method }) => method === 'post')

/** An alert that says nothing stands there before there is anything to say. */
const said = '[role="alert"]:not(:empty)'

/** What a refusal leaves on the screen. */
const showsRefusal = (form: HTMLFormElement): boolean =>
  form.querySelector(`[aria-invalid="true"], ${said}`) !== null || document.querySelector(`main ${said}`) !== null

/** Forms of a screen in which something was typed that nobody has saved. */
export const createUnsentForms = () => {
  const unsent = new Set<HTMLFormElement>()
  let waiting: readonly Sent[] = []
  return {
    typed(event: Event) {
      const form = formOf(event)
      if (form) unsent.add(form)
    },

    sent(event: Event) {
      const form = formOf(event)
      if (form) rememberLabels(form)
      if (form && unsent.delete(form)) waiting = [...waiting, { form, place: placeOf(form) }]
    },

    /** The router has its answer. A refused form may have been rendered anew, with what was typed in it. */
    answered(isRefused: boolean) {
      for (const { form, place } of waiting) {
        const now = form.isConnected ? form : postForms().find((each) => placeOf(each) === place)
        if (now && (isRefused || showsRefusal(now))) unsent.add(now)
      }
      waiting = []
    },

    hasUnsent: (): boolean => [...unsent].some((form) => form.isConnected),

    forget() {
      unsent.clear()
    },
  }
}
