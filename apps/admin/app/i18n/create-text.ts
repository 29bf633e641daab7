import type { Language } from '@dvaput/domain/text/language'
import { formatMessage } from '../../../store/app/i18n/format-message.ts'
import { loadMessages, type Messages, type Namespace, type Text } from './catalogue.ts'

type Values = Readonly<Record<string, string | number>>

export const createText = <N extends Namespace>(language: Language, ...sources: readonly Messages[]): Text<N> => {
  const text = (key: string, values?: Values): string => {
    const message = sources.find((messages) => key in messages)?.[key]
    if (message === undefined) throw new Error(`no message '${key}' in ${language}`)
    return formatMessage(language, message, values)
  }
  return text as Text<N>
}

/** For loaders, which cannot use a hook. */
export const loadText = async <N extends Namespace>(language: Language, namespace: N): Promise<Text<N>> =>
  createText(language, ...(await Promise.all([loadMessages(language, namespace), loadMessages(language, 'layout')])))
