import { useEffect, useRef } from 'react'

/** Why a form was not accepted, in the visitor's language, and what they had typed: everything but passwords. */
export type FormFailure = {
  readonly text: string
  /** The control to correct, where the text stands; null where none is wrong. */
  readonly field: string | null
  /** The code of the refusal. */
  readonly code: string | null
  readonly typed: Readonly<Record<string, string>>
}

/** Under the control that is wrong. */
export const errorOf = (failure: FormFailure | undefined, field: string): string | undefined =>
  failure?.field === field ? failure.text : undefined

/** Leads keyboard and screen reader to the control that is wrong, after each response. */
export const useFocusOnFailure = (failure: FormFailure | undefined) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure?.field) form.current?.querySelector<HTMLElement>(`[name="${failure.field}"]`)?.focus()
  }, [failure])
  return form
}
