import type { RefusalCode } from './refusal-status.ts'

/** What the browser met instead of a response of this server. */
export type ConnectionFailureCode = 'no-response' | 'foreign-response'

/** One text for every code, those of spec §8 word for word in the language it has them in. */
export type RefusalTexts = Readonly<Record<RefusalCode | ConnectionFailureCode, string>>

/** Apart from the texts, so that a browser fetches those of one language alone. */
export const formatRefusal = (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
