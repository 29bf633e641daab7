import type { Language } from '@dvaput/domain/text/language'
import { type ComponentType, lazy } from 'react'
import { loadMessages, type Namespace } from '../i18n/catalogue.ts'

export type LoadComponent<Props extends object> = () => Promise<ComponentType<Props>>

type Options = {
  /** Messages that the page does not load itself. */
  readonly words?: Namespace | undefined
  /** Loading starts when this resolves. */
  readonly when?: () => Promise<void>
}

const firstPauseMs = 2_000

/** Retries with exponential backoff. */
const untilThere = async <Found>(bring: () => Promise<Found>): Promise<Found> => {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2)
    try {
      return await bring()
    } catch (error) {
      reportError(error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
}

/**
 * A component whose code is loaded on its first render. While loading fails, it stays as the server rendered it, or
 * empty, and nothing else is affected.
 */
export const lazyComponent = <Props extends object>(
  load: LoadComponent<Props>,
  { words = 'shell', when }: Options = {},
) =>
  lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    const language = document.documentElement.dataset.language as Language
    const [Part] = await untilThere(async () => {
      await when?.()
      return Promise.all([load(), loadMessages(language, words)])
    })
    return { default: Part }
  })
