import type { Language } from '@dvaput/domain/text/language'
import { plural } from '@dvaput/domain/text/plural'
import type { Message } from './message.ts'

export type Values = Readonly<Record<string, string | number>>

export const formatMessage = (language: Language, message: Message, values: Values = {}): string => {
  const text = typeof message === 'string' ? message : plural(language, Number(values.count), message)
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
