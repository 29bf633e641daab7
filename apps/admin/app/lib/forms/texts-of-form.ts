export type FormTexts = Readonly<Record<string, string>>

/**
 * Every text of a form by its name, to be shown again where the form is refused; a proof is given anew. Without NUL,
 * which PostgreSQL stores in no text.
 */
export const textsOfForm = (form: Iterable<readonly [string, FormDataEntryValue]>): FormTexts =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'proof' && name !== 'passkey'
        ? [[name, value.replaceAll('\0', '').trim()]]
        : [],
    ),
  )
