import { createText } from '@dvaput/i18n/create-text'
import { use } from 'react'
import { usePageContext } from '../lib/screens/use-page-context.ts'
import { loadMessages, type Namespace, type Originals, type Text } from './catalogue.ts'

/** A screen names the namespace in its handle as well, so that it is loaded before hydration. */
export const useText = <N extends Namespace>(namespace: N): Text<N> => {
  const { language } = usePageContext()
  return createText<Originals<N>>(
    language,
    use(loadMessages(language, namespace)),
    use(loadMessages(language, 'layout')),
  )
}
