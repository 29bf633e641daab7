export type FormTexts = Readonly<Record<string, string>>

/** Every text of a form by its name, to be shown again where the form is refused; the proof is typed anew. */
export const textsOfForm = (form: FormData): FormTexts =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && name !== 'proof' ? [[name, value.trim()]] : [])),
  )
