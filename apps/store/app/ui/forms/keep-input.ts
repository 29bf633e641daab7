/** Fields outside of a form are for scripts alone; a form sends what is in it, whoever put it there. */
const changedFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input')].filter((field) => {
    if (field.form) return false
    return field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
  })

/** React hears of a change where the field differs from what was last set through the field itself. */
const enterAgain = (field: HTMLInputElement, value: string) => {
  if (field.type === 'radio') {
    field.checked = false
    field.click()
    return
  }
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What somebody chose and typed before hydration: React knows what the server rendered. To be called before it; returns
 * what is to be called after it.
 */
export const keepInput = (): (() => void) => {
  const wanted = changedFields().map((field) => ({ field, value: field.value }))
  return () => {
    for (const { field, value } of wanted) enterAgain(field, value)
  }
}
