import { useEffect, useRef } from 'react'

/** Moves the focus to the first wrong field of the form, each time the server has refused it. */
export const useFocusFirstError = (refusal: unknown) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  return form
}
