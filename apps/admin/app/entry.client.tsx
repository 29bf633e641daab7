import { isLanguage } from '@dvaput/domain/text/language'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages, type Namespace } from './i18n/catalogue.ts'

/** Messages are loaded before hydration, so that it never suspends. */
const start = async () => {
  const { language, messages = '' } = document.documentElement.dataset
  if (isLanguage(language))
    await Promise.all(messages.split(' ').map((namespace) => loadMessages(language, namespace as Namespace)))
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
