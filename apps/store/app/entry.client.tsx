import { isLanguage } from '@dvaput/domain/text/language'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages, type Namespace } from './i18n/catalogue.ts'
import { restUntilNear } from './ui/rest-until-near.ts'

/**
 * Messages are loaded before hydration, so that it never suspends. Not awaited by this module itself: a chunk that they
 * come from may import this one, and each would wait for the other.
 */
const start = async () => {
  const { language, messages = '' } = document.documentElement.dataset
  if (isLanguage(language)) {
    await Promise.all(messages.split(' ').map((namespace) => loadMessages(language, namespace as Namespace)))
  }
  restUntilNear()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

void start()
