import type { Language } from '@dvaput/domain/text/language'
import { type ComponentType, lazy } from 'react'
import { loadMessages, type Namespace } from '../../i18n/catalogue.ts'

export type LoadComponent<Props extends object> = () => Promise<ComponentType<Props>>

type Options = {
  /** Messages that the page does not load itself. */
  readonly messages?: Namespace | undefined
  /** Loading starts when this resolves. */
  readonly when?: () => Promise<void>
}

const firstDelayMs = 2_000

/** Retries with exponential backoff. Chromium fetches a lost module no second time: there it comes with the next page load. */
const retryUntilLoaded = async <Loaded>(loadOnce: () => Promise<Loaded>): Promise<Loaded> => {
  for (let delayMs = firstDelayMs; ; delayMs *= 2)
    try {
      return await loadOnce()
    } catch (error) {
      reportError(error)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
}

/**
 * A component whose code is loaded on its first render. While loading fails, it stays as the server rendered it, or
 * empty, and nothing else is affected.
 */
export const lazyComponent = <Props extends object>(
  load: LoadComponent<Props>,
  { messages = 'shell', when }: Options = {},
) =>
  lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    const language = document.documentElement.dataset.language as Language
    const [Component] = await retryUntilLoaded(async () => {
      await when?.()
      return Promise.all([load(), loadMessages(language, messages)])
    })
    return { default: Component }
  })
