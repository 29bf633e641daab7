import type { RefusalCode } from './refusal-status.ts'

/** One text for every code, those of the specification word for word in the language it has them in. */
export type RefusalTexts = Readonly<Record<RefusalCode, string>>

/** Apart from the texts, so that a browser fetches those of one language alone. */
export const formatRefusal = (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
