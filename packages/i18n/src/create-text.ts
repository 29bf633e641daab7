import type { Language } from '@dvaput/domain/text/language'
import { formatMessage, type Values } from './format-message.ts'
import type { Messages, Text } from './message.ts'

/** A key is looked up in the first of the sources that has it. */
export const createText = <Originals>(language: Language, ...sources: readonly Messages[]): Text<Originals> => {
  const text = (key: string, values?: Values): string => {
    const message = sources.find((messages) => key in messages)?.[key]
    if (message === undefined) throw new Error(`no message '${key}' in ${language}`)
    return formatMessage(language, message, values)
  }
  return text as Text<Originals>
}
