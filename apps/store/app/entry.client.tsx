import { isLanguage } from '@dvaput/domain/text/language'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages, type Namespace } from './i18n/catalogue.ts'
import { splitOldCart } from './state/cart.ts'
import { keepInput } from './ui/forms/keep-input.ts'
import { deferHydrationUntilNear } from './ui/hydration/defer-hydration-until-near.ts'
import { startWhenIdle } from './ui/hydration/start-when-idle.ts'

const loadPageMessages = async ({ language, messages = '' }: DOMStringMap) => {
  if (isLanguage(language))
    await Promise.all(messages.split(' ').map((namespace) => loadMessages(language, namespace as Namespace)))
}

/** Around the app and not beside it: React's ids are counted by the places of siblings, and the server has none here. */
const WhenHydrated = ({ then, children }: { readonly then: () => void; readonly children: ReactNode }) => {
  useEffect(then, [then])
  return children
}

/**
 * Messages are loaded before hydration, so that it never suspends. Not awaited by this module itself: a chunk that they
 * come from may import this one, and each would wait for the other.
 */
const start = async () => {
  const { ready, repeatPresses } = startWhenIdle()
  await Promise.all([loadPageMessages(document.documentElement.dataset), ready]).catch((error: unknown) => {
    // What was held is for the browser to do: a form is sent, as without scripts.
    repeatPresses()
    throw error
  })
  splitOldCart()
  deferHydrationUntilNear()
  const restoreInput = keepInput()
  const respond = () => {
    restoreInput()
    repeatPresses()
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WhenHydrated then={respond}>
          <HydratedRouter />
        </WhenHydrated>
      </StrictMode>,
    )
  })
}

void start()
