import type { KeyboardEvent } from 'react'

const isTyped = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:text|url|search|number|email|tel)$/.test(element.type)

/** A scanner ends what it reads with Enter, which goes on to the next field. Only a proof, typed last, is sent by it. */
export const moveOn = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  const isProof = target.name === 'proof'
  if (!isProof && !isTyped(target)) return
  event.preventDefault()
  if (isProof) {
    form.requestSubmit()
    return
  }
  const fields = [...form.elements].filter(isTyped)
  fields[fields.indexOf(target) + 1]?.focus()
}
