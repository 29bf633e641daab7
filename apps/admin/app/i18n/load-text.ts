import type { Language } from '@dvaput/domain/text/language'
import { createText } from '@dvaput/i18n/create-text'
import { loadMessages, type Namespace, type Originals, type Text } from './catalogue.ts'

/** For loaders, which cannot use a hook. */
export const loadText = async <N extends Namespace>(language: Language, namespace: N): Promise<Text<N>> =>
  createText<Originals<N>>(
    language,
    ...(await Promise.all([loadMessages(language, namespace), loadMessages(language, 'layout')])),
  )
